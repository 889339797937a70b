import type { PatchOperation } from '../../aspects/index.js';
import type { Condition } from '../../auth/index.js';
import { DomainError } from '../../foundation/common/errors.js';
import type { CorpUserUpdateInput } from './corp-user-update.input.js';
import { WITH_CONTACT, WITH_PROFILE } from './user.demands.js';

type Field = keyof CorpUserUpdateInput;

const CONTACT: readonly Field[] = ['slack', 'email', 'phone'];

/** Fields of the aspect where they are named otherwise. */
const STORED_NAMES: Readonly<Partial<Record<Field, string>>> = { platformUrns: 'platforms', personaUrn: 'persona' };

const PERSONAS: readonly string[] = ['technicalUser', 'businessUser', 'dataLeader', 'dataSteward'].map(
  (id) => `urn:li:dataHubPersona:${id}`,
);

/** What a change is about, as far as that decides what is demanded for it; nothing when no field is given. */
export function profileParts(input: CorpUserUpdateInput): readonly Condition[] {
  const given = givenFields(input);
  return [
    ...(given.some((field) => CONTACT.includes(field)) ? [WITH_CONTACT] : []),
    ...(given.some((field) => !CONTACT.includes(field)) ? [WITH_PROFILE] : []),
  ];
}

/**
 * The patch of `corpUserEditableInfo` that sets the fields given. Throws `NOT_FOUND` for a persona that there is not.
 */
export function profilePatch(input: CorpUserUpdateInput): readonly PatchOperation[] {
  const { personaUrn } = input;
  if (personaUrn != null && !PERSONAS.includes(personaUrn))
    throw new DomainError('NOT_FOUND', `personaUrn: ${personaUrn} is no persona. Give one of ${PERSONAS.join(', ')}.`);
  return givenFields(input).map((field) => ({
    op: 'add',
    path: `/${STORED_NAMES[field] ?? field}`,
    value: input[field] ?? null,
  }));
}

function givenFields(input: CorpUserUpdateInput): readonly Field[] {
  return (Object.keys(input) as Field[]).filter((field) => input[field] != null);
}
