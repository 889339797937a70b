import { Field, InputType } from '@nestjs/graphql';
import { Matches, ValidateIf } from 'class-validator';
import { AndFilterInput } from '../../discovery/index.js';
import { StructuredPropertyInputParams } from '../../annotations/index.js';
import { FormPromptType, FormType } from './form.model.js';

/** The structured property that a prompt asks for. */
@InputType()
export class StructuredPropertyParamsInput {
  /** Urn of the property. */
  readonly urn!: string;
}

/** A question of a form. */
@InputType()
export class CreatePromptInput {
  /** Id of the prompt, unique in its form; a random one when absent. */
  readonly id?: string | null;
  /** The question. */
  readonly title!: string;
  /** What helps to answer. */
  readonly description?: string | null;
  /** What the prompt asks for. */
  @Field(() => FormPromptType)
  readonly type!: FormPromptType;
  /** The structured property that the prompt asks for. */
  readonly structuredPropertyParams?: StructuredPropertyParamsInput | null;
  /** Whether the form is complete only with an answer; false when absent. */
  readonly required?: boolean | null;
}

/** Who is to fill a form in. */
@InputType()
export class FormActorAssignmentInput {
  /** Whether the owners of the asset are; true when absent. */
  readonly owners?: boolean | null;
  /** Urns of users who are. */
  readonly users?: string[] | null;
  /** Urns of groups whose members are. */
  readonly groups?: string[] | null;
}

/** What changes of who is to fill a form in. */
@InputType()
export class FormActorAssignmentUpdateInput {
  /** Whether the owners of the asset are; as it is when absent. */
  readonly owners?: boolean | null;
  /** Urns of further users. */
  readonly usersToAdd?: string[] | null;
  /** Urns of users who are not any more. */
  readonly usersToRemove?: string[] | null;
  /** Urns of further groups. */
  readonly groupsToAdd?: string[] | null;
  /** Urns of groups whose members are not any more. */
  readonly groupsToRemove?: string[] | null;
}

/** A form to create. */
@InputType()
export class CreateFormInput {
  /** Id of the form, the last part of its urn; a random one when absent. */
  @ValidateIf((input: CreateFormInput) => input.id != null)
  @Matches(/^\S(.*\S)?$/s, { message: '$property must neither be empty nor begin or end with white space' })
  readonly id?: string | null;
  /** Name for people. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** What the form is for. */
  readonly description?: string | null;
  /** What is to be done with it; COMPLETION when absent. */
  @Field(() => FormType, { nullable: true })
  readonly type?: FormType | null;
  /** The questions. */
  readonly prompts?: CreatePromptInput[] | null;
  /** Who is to fill it in; the owners of the asset when absent. */
  readonly actors?: FormActorAssignmentInput | null;
}

/** What changes of a form; what is absent stays as it is. */
@InputType()
export class UpdateFormInput {
  /** Urn of the form. */
  readonly urn!: string;
  /** Name for people. */
  readonly name?: string | null;
  /** What the form is for. */
  readonly description?: string | null;
  /** What is to be done with it. */
  @Field(() => FormType, { nullable: true })
  readonly type?: FormType | null;
  /** Further questions. */
  readonly promptsToAdd?: CreatePromptInput[] | null;
  /** Ids of questions that are asked no more. */
  readonly promptsToRemove?: string[] | null;
  /** Who is to fill it in. */
  readonly actors?: FormActorAssignmentUpdateInput | null;
}

/** A form to delete. */
@InputType()
export class DeleteFormInput {
  /** Urn of the form. */
  readonly urn!: string;
}

/** A form, and the assets that are to have it. */
@InputType()
export class BatchAssignFormInput {
  /** Urn of the form. */
  readonly formUrn!: string;
  /** Urns of the assets. */
  readonly entityUrns!: string[];
}

/** A form, and the assets that are to have it no more. */
@InputType()
export class BatchRemoveFormInput {
  /** Urn of the form. */
  readonly formUrn!: string;
  /** Urns of the assets. */
  readonly entityUrns!: string[];
}

/** A form, and which assets are to have it. */
@InputType()
export class CreateDynamicFormAssignmentInput {
  /** Urn of the form. */
  readonly formUrn!: string;
  /** Groups of conditions, of which one group must hold for an asset. */
  readonly orFilters!: AndFilterInput[];
}

/** An asset that somebody verified. */
@InputType()
export class VerifyFormInput {
  /** Urn of the form that asks for it. */
  readonly formUrn!: string;
  /** Urn of the asset. */
  readonly entityUrn!: string;
}

/** An answer to a prompt. */
@InputType()
export class SubmitFormPromptInput {
  /** Id of the prompt. */
  readonly promptId!: string;
  /** Urn of the form. */
  readonly formUrn!: string;
  /** What the prompt asks for. */
  @Field(() => FormPromptType)
  readonly type!: FormPromptType;
  /** Path of the column that the answer is about, when the prompt asks for each. */
  readonly fieldPath?: string | null;
  /** The structured property and its values. */
  readonly structuredPropertyParams?: StructuredPropertyInputParams | null;
}
