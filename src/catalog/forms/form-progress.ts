import { invalidArgument } from '../../foundation/common/errors.js';
import { defined } from '../../foundation/common/given.js';
import type { AuditStamp, StoredOf } from '../../model/index.js';
import type { StoredAssociation, StoredForm, StoredForms, StoredPrompt } from './stored-forms.js';

type Stamp = StoredOf<typeof AuditStamp>;

/** A form and its content. */
interface NamedForm {
  readonly urn: string;
  readonly info: StoredForm;
}

/** A verification of an asset for a form. */
type Verification = NonNullable<StoredForms['verifications']>[number];

/** An answer to a prompt of a form. */
interface Answer {
  readonly promptId: string;
  readonly stamp: Stamp;
  readonly column?: AnsweredColumn;
}

/** The column that an answer is about, and all columns that need an answer. */
export interface AnsweredColumn {
  readonly fieldPath: string;
  readonly allFields: readonly string[];
}

/**
 * Returns the forms of an asset after an answer to a prompt of `form`; undefined if the form is not assigned to the
 * asset. A form that lacks answers loses its verification.
 */
export function answered(forms: StoredForms, form: NamedForm, answer: Answer): StoredForms | undefined {
  const { urn, info } = form;
  const known = [...forms.incompleteForms, ...forms.completedForms].find((association) => association.urn === urn);
  if (known === undefined) return undefined;
  const changed = withAnswer(known, answer);
  const without = (associations: readonly StoredAssociation[]) =>
    associations.filter((association) => association.urn !== urn);
  const [incomplete, completed] = [without(forms.incompleteForms), without(forms.completedForms)];
  return isComplete(changed, info)
    ? { ...forms, incompleteForms: incomplete, completedForms: [...completed, changed] }
    : {
        ...forms,
        incompleteForms: [...incomplete, changed],
        completedForms: completed,
        ...defined({ verifications: withoutForm(forms.verifications, urn) }),
      };
}

/**
 * Returns the forms of `asset` with a verification for `form`, which replaces an earlier one. Throws `INVALID_ARGUMENT`
 * unless the form is of type VERIFICATION, assigned to the asset, and has all its required answers.
 */
export function verified(
  forms: StoredForms,
  { urn, info }: NamedForm,
  verification: Verification,
  asset: string,
): StoredForms {
  const isIn = (associations: readonly StoredAssociation[]) => associations.some((one) => one.urn === urn);
  if (!isIn([...forms.incompleteForms, ...forms.completedForms]))
    throw invalidArgument(`formUrn: the form ${urn} is not assigned to ${asset}; assign it first`);
  if (info.type !== 'VERIFICATION')
    throw invalidArgument(`formUrn: the form ${urn} is not of type VERIFICATION; it needs answers only`);
  if (!isIn(forms.completedForms))
    throw invalidArgument(`formUrn: ${asset} lacks answers to required prompts of the form ${urn}; submit them first`);
  return { ...forms, verifications: [...(withoutForm(forms.verifications, urn) ?? []), verification] };
}

function withoutForm(verifications: StoredForms['verifications'], urn: string): StoredForms['verifications'] {
  return verifications?.filter(({ form }) => form !== urn);
}

function withAnswer(association: StoredAssociation, { promptId, stamp, column }: Answer): StoredAssociation {
  const { incompletePrompts = [], completedPrompts = [] } = association;
  const before = [...incompletePrompts, ...completedPrompts].find(({ id }) => id === promptId);
  const prompt = promptAfter(before, promptId, stamp, column);
  const others = (prompts: readonly StoredPrompt[]) => prompts.filter(({ id }) => id !== promptId);
  const isOpen = column !== undefined && (prompt.fieldAssociations?.incompleteFieldPrompts ?? []).length > 0;
  const [incomplete, completed] = [others(incompletePrompts), others(completedPrompts)];
  return {
    ...association,
    incompletePrompts: isOpen ? [...incomplete, prompt] : incomplete,
    completedPrompts: isOpen ? completed : [...completed, prompt],
  };
}

function promptAfter(
  before: StoredPrompt | undefined,
  id: string,
  lastModified: Stamp,
  column: AnsweredColumn | undefined,
): StoredPrompt {
  if (column === undefined) return { id, lastModified };
  const earlier = before?.fieldAssociations?.completedFieldPrompts ?? [];
  const done = [
    ...earlier.filter(({ fieldPath }) => fieldPath !== column.fieldPath),
    { fieldPath: column.fieldPath, lastModified },
  ];
  const answeredPaths = new Set(done.map(({ fieldPath }) => fieldPath));
  const open = column.allFields.filter((fieldPath) => !answeredPaths.has(fieldPath));
  const incompleteFieldPrompts = open.map((fieldPath) => ({ fieldPath, lastModified }));
  return { id, lastModified, fieldAssociations: { completedFieldPrompts: done, incompleteFieldPrompts } };
}

function isComplete({ completedPrompts = [] }: StoredAssociation, { prompts = [] }: StoredForm): boolean {
  const done = new Set(completedPrompts.map(({ id }) => id));
  return prompts.every(({ id, required }) => required !== true || done.has(id));
}
