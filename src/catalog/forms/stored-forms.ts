import type { formInfo, forms, StoredOf } from '../../model/index.js';

/** A value of the aspect `formInfo`. */
export type StoredForm = StoredOf<typeof formInfo>;

/** One prompt of a form. */
export type StoredFormPrompt = NonNullable<StoredForm['prompts']>[number];

/** A value of the aspect `forms`. */
export type StoredForms = StoredOf<typeof forms>;

/** A form that is assigned to an asset. */
export type StoredAssociation = StoredForms['incompleteForms'][number];

/** The state of a prompt of a form that is assigned to an asset. */
export type StoredPrompt = NonNullable<StoredAssociation['incompletePrompts']>[number];

/** The forms of an asset that has none. */
export const NO_FORMS: StoredForms = { incompleteForms: [], completedForms: [], verifications: [] };
