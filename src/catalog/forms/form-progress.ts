import type { StoredAssociation, StoredForm, StoredForms, StoredPrompt, StoredStamp } from './stored-forms.js';

/**
 * The forms of an asset after one that it has got an answer to a prompt; undefined when the asset has not got the form.
 */
export function answered(
  forms: StoredForms,
  form: { readonly urn: string; readonly info: StoredForm },
  answer: { readonly promptId: string; readonly stamp: StoredStamp; readonly column?: AnsweredColumn },
): StoredForms | undefined {
  const { urn, info } = form;
  const known = [...forms.incompleteForms, ...forms.completedForms].find((association) => association.urn === urn);
  if (known === undefined) return undefined;
  const changed = withAnswer(known, answer);
  const without = (associations: readonly StoredAssociation[]) =>
    associations.filter((association) => association.urn !== urn);
  const [incomplete, completed] = [without(forms.incompleteForms), without(forms.completedForms)];
  return isComplete(changed, info)
    ? { ...forms, incompleteForms: incomplete, completedForms: [...completed, changed] }
    : { ...forms, incompleteForms: [...incomplete, changed], completedForms: completed };
}

/** The column that an answer is about, and the columns that all need one. */
export interface AnsweredColumn {
  readonly fieldPath: string;
  readonly allFields: readonly string[];
}

function withAnswer(
  association: StoredAssociation,
  { promptId, stamp, column }: { promptId: string; stamp: StoredStamp; column?: AnsweredColumn },
): StoredAssociation {
  const all = [...(association.incompletePrompts ?? []), ...(association.completedPrompts ?? [])];
  const before = all.find(({ id }) => id === promptId);
  const prompt = promptAfter(before, promptId, stamp, column);
  const others = (prompts: readonly StoredPrompt[] | undefined) => (prompts ?? []).filter(({ id }) => id !== promptId);
  const waits = column !== undefined && (prompt.fieldAssociations?.incompleteFieldPrompts ?? []).length > 0;
  const [incomplete, completed] = [others(association.incompletePrompts), others(association.completedPrompts)];
  return {
    ...association,
    incompletePrompts: waits ? [...incomplete, prompt] : incomplete,
    completedPrompts: waits ? completed : [...completed, prompt],
  };
}

function promptAfter(
  before: StoredPrompt | undefined,
  id: string,
  lastModified: StoredStamp,
  column: AnsweredColumn | undefined,
): StoredPrompt {
  if (column === undefined) return { id, lastModified };
  const earlier = before?.fieldAssociations?.completedFieldPrompts ?? [];
  const done = [
    ...earlier.filter(({ fieldPath }) => fieldPath !== column.fieldPath),
    { fieldPath: column.fieldPath, lastModified },
  ];
  const answeredPaths = new Set(done.map(({ fieldPath }) => fieldPath));
  const waiting = column.allFields.filter((fieldPath) => !answeredPaths.has(fieldPath));
  const incompleteFieldPrompts = waiting.map((fieldPath) => ({ fieldPath, lastModified }));
  return { id, lastModified, fieldAssociations: { completedFieldPrompts: done, incompleteFieldPrompts } };
}

function isComplete({ completedPrompts }: StoredAssociation, { prompts = [] }: StoredForm): boolean {
  const done = new Set((completedPrompts ?? []).map(({ id }) => id));
  return prompts.every(({ id, required }) => required !== true || done.has(id));
}
