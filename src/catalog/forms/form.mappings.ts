import type { UserDirectory } from '../../auth/index.js';
import {
  type EntityFieldResolver,
  type EntityMapping,
  enumValue,
  type GraphqlContext,
  refTo,
  type EntityRef,
} from '../../entities/index.js';
import { groupRef, resolvedAuditStamp, userRef } from '../../identity/index.js';
import { type FormActorAssignment, type FormInfo, FormPromptType, FormType } from './form.model.js';
import type { FormAssociation, FormPromptAssociation, Forms } from './forms.model.js';
import {
  FORM_ASPECT,
  FORMS_ASPECT,
  type StoredAssociation,
  type StoredFieldPrompt,
  type StoredForm,
  type StoredForms,
  type StoredPrompt,
} from './stored-forms.js';

/** The model's name of forms. */
export const FORM = 'form';

/** A reference to a form. */
export function formRef(urn: string): EntityRef {
  return refTo('Form', urn);
}

/** How a form shows in GraphQL. */
export function formMapping(users: UserDirectory): EntityMapping {
  const info: EntityFieldResolver = async ({ urn }, _args, context): Promise<FormInfo | null> => {
    const stored = (await context.entities.value(urn, FORM_ASPECT)) as StoredForm | undefined;
    if (stored === undefined) return null;
    const { name, description, type } = stored;
    return {
      name,
      description: description ?? null,
      type: enumValue(FormType, type, FormType.COMPLETION) ?? FormType.COMPLETION,
      prompts: promptsOf(stored, urn),
      actors: await actorsOf(stored, context, users),
    };
  };
  return { entityType: FORM, typeName: 'Form', fields: { info } };
}

/** Forms about the entity `urn`; null when it never had any. */
export async function formsOf(urn: string, context: GraphqlContext): Promise<Forms | null> {
  const stored = (await context.entities.value(urn, FORMS_ASPECT)) as StoredForms | undefined;
  if (stored === undefined) return null;
  return {
    incompleteForms: stored.incompleteForms.map((form) => toAssociation(form, urn)),
    completedForms: stored.completedForms.map((form) => toAssociation(form, urn)),
    verifications: (stored.verifications ?? []).map(({ form, lastModified }) => ({
      form: formRef(form),
      lastModified: resolvedAuditStamp(lastModified),
    })),
  };
}

function promptsOf({ prompts = [] }: StoredForm, formUrn: string): FormInfo['prompts'] {
  return prompts.flatMap(({ id, title, description, type, required, structuredPropertyParams }) => {
    const known = enumValue(FormPromptType, type);
    if (known === null) return [];
    const property = structuredPropertyParams && refTo('StructuredPropertyEntity', structuredPropertyParams.urn);
    return {
      id,
      title,
      formUrn,
      description: description ?? null,
      type: known,
      required: required ?? false,
      structuredPropertyParams: property === undefined ? null : { structuredProperty: property },
    };
  });
}

async function actorsOf(
  { actors = {} }: StoredForm,
  { actor }: GraphqlContext,
  directory: UserDirectory,
): Promise<FormActorAssignment> {
  const { owners = true, users = [], groups = [] } = actors;
  const memberships = await directory.membershipsOf(actor.urn);
  return {
    owners,
    users: users.map(userRef),
    groups: groups.map(groupRef),
    isAssignedToMe: users.includes(actor.urn) || groups.some((group) => memberships.groups.has(group)),
  };
}

function toAssociation(
  { urn, incompletePrompts, completedPrompts }: StoredAssociation,
  asset: string,
): FormAssociation {
  return {
    form: formRef(urn),
    associatedUrn: asset,
    incompletePrompts: (incompletePrompts ?? []).map(toPrompt),
    completedPrompts: (completedPrompts ?? []).map(toPrompt),
  };
}

function toPrompt({ id, lastModified, fieldAssociations }: StoredPrompt): FormPromptAssociation {
  const fields = (prompts: readonly StoredFieldPrompt[] | undefined) =>
    prompts?.map((prompt) => ({ ...prompt, lastModified: stampOf(prompt.lastModified) })) ?? null;
  return {
    id,
    lastModified: stampOf(lastModified),
    fieldAssociations:
      fieldAssociations === undefined
        ? null
        : {
            completedFieldPrompts: fields(fieldAssociations.completedFieldPrompts),
            incompleteFieldPrompts: fields(fieldAssociations.incompleteFieldPrompts),
          },
  };
}

function stampOf({ time, actor }: StoredPrompt['lastModified']): FormPromptAssociation['lastModified'] {
  return { time, actor: userRef(actor) };
}
