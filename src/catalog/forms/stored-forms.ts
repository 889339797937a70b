import type { JsonObject } from '../../foundation/common/json.js';

/** Who did something, and when. */
export interface StoredStamp {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly actor: string;
}

/** A prompt about one column. */
export interface StoredFieldPrompt {
  readonly fieldPath: string;
  readonly lastModified: StoredStamp;
}

/** A prompt of a form that an asset has. */
export interface StoredPrompt {
  readonly id: string;
  readonly lastModified: StoredStamp;
  readonly fieldAssociations?: {
    readonly completedFieldPrompts?: readonly StoredFieldPrompt[];
    readonly incompleteFieldPrompts?: readonly StoredFieldPrompt[];
  };
}

/** A form that an asset has. */
export interface StoredAssociation {
  readonly urn: string;
  readonly incompletePrompts?: readonly StoredPrompt[];
  readonly completedPrompts?: readonly StoredPrompt[];
}

/** The aspect `forms`. */
export interface StoredForms {
  readonly incompleteForms: readonly StoredAssociation[];
  readonly completedForms: readonly StoredAssociation[];
  readonly verifications?: readonly { readonly form: string; readonly lastModified?: StoredStamp }[];
}

/** The aspect `formInfo`. */
export interface StoredForm {
  readonly name: string;
  readonly description?: string;
  readonly type?: string;
  readonly prompts?: readonly {
    readonly id: string;
    readonly title: string;
    readonly description?: string;
    readonly type: string;
    readonly required?: boolean;
    readonly structuredPropertyParams?: { readonly urn: string };
  }[];
  readonly actors?: {
    readonly owners?: boolean;
    readonly users?: readonly string[];
    readonly groups?: readonly string[];
  };
}

/** Name of the aspect that holds the forms of an asset. */
export const FORMS_ASPECT = 'forms';

/** Name of the aspect that says what a form asks. */
export const FORM_ASPECT = 'formInfo';

/** The forms of an asset that has none. */
export const NO_FORMS: JsonObject = { incompleteForms: [], completedForms: [], verifications: [] };
