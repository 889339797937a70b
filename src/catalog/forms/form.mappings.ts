import type { UserDirectory } from '../../auth/index.js';
import {
  type EntityFieldResolver,
  type EntityMapping,
  type EntityRef,
  enumValue,
  type GraphqlContext,
  mapping,
  refTo,
} from '../../entities/index.js';
import { groupRef, resolvedAuditStamp, userRef } from '../../identity/index.js';
import { formInfo, forms, type ValueOf } from '../../model/index.js';
import { Form, type FormActorAssignment, type FormInfo, FormPromptType, FormType } from './form.model.js';
import type { FieldFormPromptAssociation, FormAssociation, FormPromptAssociation, Forms } from './forms.model.js';
import type { StoredAssociation, StoredPrompt } from './stored-forms.js';

type FormValue = ValueOf<typeof formInfo>;
type ColumnPrompts = NonNullable<StoredPrompt['fieldAssociations']>['completedFieldPrompts'];

/** The entity type of forms. */
export const FORM = 'form';

/** Returns a reference to a form. */
export function formRef(urn: string): EntityRef {
  return refTo(Form.name, urn);
}

/** Returns the GraphQL mapping of forms. */
export function formMapping(users: UserDirectory): EntityMapping {
  const info: EntityFieldResolver = async ({ urn }, _args, context): Promise<FormInfo | null> => {
    const value = await context.entities.value(urn, formInfo);
    if (value === undefined) return null;
    const { name, description, type } = value;
    return {
      name,
      description: description ?? null,
      type: enumValue(FormType, type) ?? FormType.COMPLETION,
      prompts: promptsOf(value, urn),
      actors: await actorsOf(value, context, users),
    };
  };
  return mapping(Form, FORM, { info });
}

/**
 * Returns the forms that are assigned to the entity `urn`; null if none were ever assigned. Forms that are not stored
 * any more are left out.
 */
export async function formsOf(urn: string, context: GraphqlContext): Promise<Forms | null> {
  const value = await context.entities.value(urn, forms);
  if (value === undefined) return null;
  const [incomplete, completed, verifications] = await Promise.all([
    withStoredForm(value.incompleteForms, (form) => form.urn, context),
    withStoredForm(value.completedForms, (form) => form.urn, context),
    withStoredForm(value.verifications, ({ form }) => form, context),
  ]);
  return {
    incompleteForms: incomplete.map((form) => toAssociation(form, urn)),
    completedForms: completed.map((form) => toAssociation(form, urn)),
    verifications: verifications.map(({ form, lastModified }) => ({
      form: formRef(form),
      lastModified: resolvedAuditStamp(lastModified),
    })),
  };
}

async function withStoredForm<Item>(
  items: readonly Item[],
  formOf: (item: Item) => string,
  { entities }: GraphqlContext,
): Promise<readonly Item[]> {
  const stored = await Promise.all(items.map((item) => entities.refWith(formOf(item), formInfo)));
  return items.filter((_item, at) => stored[at] !== null);
}

function promptsOf({ prompts }: FormValue, formUrn: string): FormInfo['prompts'] {
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
      required,
      structuredPropertyParams: property === undefined ? null : { structuredProperty: property },
    };
  });
}

async function actorsOf(
  { actors: { owners, users = [], groups = [] } }: FormValue,
  { actor }: GraphqlContext,
  directory: UserDirectory,
): Promise<FormActorAssignment> {
  const memberships = await directory.membershipsOf(actor.urn);
  return {
    owners,
    users: users.map(userRef),
    groups: groups.map(groupRef),
    isAssignedToMe: users.includes(actor.urn) || groups.some((group) => memberships.groups.has(group)),
  };
}

function toAssociation(
  { urn, incompletePrompts = [], completedPrompts = [] }: StoredAssociation,
  asset: string,
): FormAssociation {
  return {
    form: formRef(urn),
    associatedUrn: asset,
    incompletePrompts: incompletePrompts.map(toPrompt),
    completedPrompts: completedPrompts.map(toPrompt),
  };
}

function toPrompt({ id, lastModified, fieldAssociations }: StoredPrompt): FormPromptAssociation {
  const shown = fieldAssociations && {
    completedFieldPrompts: toColumnPrompts(fieldAssociations.completedFieldPrompts),
    incompleteFieldPrompts: toColumnPrompts(fieldAssociations.incompleteFieldPrompts),
  };
  return { id, lastModified: stampOf(lastModified), fieldAssociations: shown ?? null };
}

function toColumnPrompts(prompts: ColumnPrompts): FieldFormPromptAssociation[] | null {
  return prompts?.map((prompt) => ({ ...prompt, lastModified: stampOf(prompt.lastModified) })) ?? null;
}

function stampOf({ time, actor }: StoredPrompt['lastModified']): FormPromptAssociation['lastModified'] {
  return { time, actor: userRef(actor) };
}
