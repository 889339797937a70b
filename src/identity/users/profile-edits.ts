import type { PatchOperation } from '../../aspects/index.js';
import type { Condition } from '../../auth/index.js';
import { DomainError } from '../../foundation/common/errors.js';
import type { CorpUserUpdateInput } from './corp-user-update.input.js';
import { WITH_CONTACT, WITH_PROFILE } from './user.demands.js';

type Field = keyof CorpUserUpdateInput;

const CONTACT: readonly Field[] = ['slack', 'email', 'phone'];

/** Names of the fields of the aspect that differ from those of the input. */
const STORED_NAMES: Readonly<Partial<Record<Field, string>>> = { platformUrns: 'platforms', personaUrn: 'persona' };

const PERSONAS: readonly string[] = ['technicalUser', 'businessUser', 'dataLeader', 'dataSteward'].map(
  (id) => `urn:li:dataHubPersona:${id}`,
);

/** Returns the parts of the profile that `input` changes, as conditions of the demand; empty if no field is given. */
export function profileParts(input: CorpUserUpdateInput): readonly Condition[] {
  const fields = givenFields(input);
  return [
    ...(fields.some((field) => CONTACT.includes(field)) ? [WITH_CONTACT] : []),
    ...(fields.some((field) => !CONTACT.includes(field)) ? [WITH_PROFILE] : []),
  ];
}

/**
 * Returns the patch of `corpUserEditableInfo` that sets the given fields. Throws `NOT_FOUND` for an unknown persona.
 */
export function profilePatch(input: CorpUserUpdateInput): readonly PatchOperation[] {
  const { personaUrn } = input;
  if (personaUrn != null && !PERSONAS.includes(personaUrn))
    throw new DomainError('NOT_FOUND', `personaUrn: ${personaUrn} is no persona. Use one of ${PERSONAS.join(', ')}.`);
  return givenFields(input).map((field) => ({
    op: 'add',
    path: `/${STORED_NAMES[field] ?? field}`,
    value: input[field] ?? null,
  }));
}

function givenFields(input: CorpUserUpdateInput): readonly Field[] {
  return (Object.keys(input) as Field[]).filter((field) => input[field] != null);
}
