import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../entities/index.js';
import { ResolvedAuditStamp } from '../../identity/index.js';
import { Form } from './form.model.js';

/** The state of a prompt for one column. */
@ObjectType()
export class FieldFormPromptAssociation {
  /** Path of the column. */
  readonly fieldPath!: string;
  /** Time and actor of the last change. */
  readonly lastModified!: ResolvedAuditStamp;
}

/** The state of a prompt that asks for each column. */
@ObjectType()
export class FormPromptFieldAssociations {
  /** Columns with an answer. */
  readonly completedFieldPrompts?: FieldFormPromptAssociation[] | null;
  /** Columns without an answer. */
  readonly incompleteFieldPrompts?: FieldFormPromptAssociation[] | null;
}

/** The state of a prompt of a form that is assigned to an asset. */
@ObjectType()
export class FormPromptAssociation {
  /** Id of the prompt. */
  readonly id!: string;
  /** Time and actor of the last change. */
  readonly lastModified!: ResolvedAuditStamp;
  /** State of each column, if the prompt asks for each column. */
  readonly fieldAssociations?: FormPromptFieldAssociations | null;
}

/** A form that is assigned to an asset. */
@ObjectType()
export class FormAssociation {
  /** The form. */
  @Field(() => Form)
  readonly form!: EntityRef;
  /** Urn of the asset. */
  readonly associatedUrn!: string;
  /** Prompts without an answer. */
  readonly incompletePrompts?: FormPromptAssociation[] | null;
  /** Prompts with an answer. */
  readonly completedPrompts?: FormPromptAssociation[] | null;
}

/** A verification of an asset. */
@ObjectType()
export class FormVerificationAssociation {
  /** The form that asked for the verification. */
  @Field(() => Form)
  readonly form!: EntityRef;
  /** Time and actor of the verification. */
  readonly lastModified?: ResolvedAuditStamp | null;
}

/** The forms that are assigned to an asset. */
@ObjectType()
export class Forms {
  /** Forms that lack required answers. */
  readonly incompleteForms!: FormAssociation[];
  /** Forms with all required answers. */
  readonly completedForms!: FormAssociation[];
  /** Verifications of the asset. */
  readonly verifications!: FormVerificationAssociation[];
}
