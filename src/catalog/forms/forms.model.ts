import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../entities/index.js';
import { ResolvedAuditStamp } from '../../identity/index.js';
import { Form } from './form.model.js';

/** A prompt about one column. */
@ObjectType()
export class FieldFormPromptAssociation {
  /** Path of the column. */
  readonly fieldPath!: string;
  /** When the prompt changed last, and by whom. */
  readonly lastModified!: ResolvedAuditStamp;
}

/** The columns of a prompt that is about each of them. */
@ObjectType()
export class FormPromptFieldAssociations {
  /** The columns with an answer. */
  readonly completedFieldPrompts?: FieldFormPromptAssociation[] | null;
  /** The columns without. */
  readonly incompleteFieldPrompts?: FieldFormPromptAssociation[] | null;
}

/** A prompt of a form that an asset has. */
@ObjectType()
export class FormPromptAssociation {
  /** Id of the prompt. */
  readonly id!: string;
  /** When the prompt changed last, and by whom. */
  readonly lastModified!: ResolvedAuditStamp;
  /** The columns, when the prompt is about each of them. */
  readonly fieldAssociations?: FormPromptFieldAssociations | null;
}

/** A form that an asset has. */
@ObjectType()
export class FormAssociation {
  /** The form. */
  @Field(() => Form)
  readonly form!: EntityRef;
  /** Urn of the asset. */
  readonly associatedUrn!: string;
  /** The prompts without an answer. */
  readonly incompletePrompts?: FormPromptAssociation[] | null;
  /** The prompts with an answer. */
  readonly completedPrompts?: FormPromptAssociation[] | null;
}

/** That somebody verified an asset. */
@ObjectType()
export class FormVerificationAssociation {
  /** The form that asked for it. */
  @Field(() => Form)
  readonly form!: EntityRef;
  /** When, and by whom. */
  readonly lastModified?: ResolvedAuditStamp | null;
}

/** The forms of an asset. */
@ObjectType()
export class Forms {
  /** The forms that wait for answers. */
  readonly incompleteForms!: FormAssociation[];
  /** The forms with every answer that must be given. */
  readonly completedForms!: FormAssociation[];
  /** What was verified. */
  readonly verifications!: FormVerificationAssociation[];
}
