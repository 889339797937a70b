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

/** A prompt of a form to create. */
@InputType()
export class CreatePromptInput {
  /** Id of the prompt, unique within its form; random if absent. */
  readonly id?: string | null;
  /** Title of the prompt. */
  readonly title!: string;
  /** Description of the prompt. */
  readonly description?: string | null;
  /** Type of the prompt. */
  @Field(() => FormPromptType)
  readonly type!: FormPromptType;
  /** The structured property that the prompt asks for. */
  readonly structuredPropertyParams?: StructuredPropertyParamsInput | null;
  /** Whether an answer is required to complete the form; false if absent. */
  readonly required?: boolean | null;
}

/** Actors who are asked to complete a form. */
@InputType()
export class FormActorAssignmentInput {
  /** Whether the owners of the asset are asked; true if absent. */
  readonly owners?: boolean | null;
  /** Urns of users who are asked. */
  readonly users?: string[] | null;
  /** Urns of groups whose members are asked. */
  readonly groups?: string[] | null;
}

/** Changes to the actors who are asked to complete a form. */
@InputType()
export class FormActorAssignmentUpdateInput {
  /** Whether the owners of the asset are asked; unchanged if absent. */
  readonly owners?: boolean | null;
  /** Urns of users to add. */
  readonly usersToAdd?: string[] | null;
  /** Urns of users to remove. */
  readonly usersToRemove?: string[] | null;
  /** Urns of groups to add. */
  readonly groupsToAdd?: string[] | null;
  /** Urns of groups to remove. */
  readonly groupsToRemove?: string[] | null;
}

/** A form to create. */
@InputType()
export class CreateFormInput {
  /** Id of the form, the last part of its urn; random if absent. */
  @ValidateIf((input: CreateFormInput) => input.id != null)
  @Matches(/^\S(.*\S)?$/s, { message: '$property must neither be empty nor begin or end with white space' })
  readonly id?: string | null;
  /** Display name of the form. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** Description of the form. */
  readonly description?: string | null;
  /** Type of the form; COMPLETION if absent. */
  @Field(() => FormType, { nullable: true })
  readonly type?: FormType | null;
  /** Prompts of the form. */
  readonly prompts?: CreatePromptInput[] | null;
  /** Actors who are asked to complete the form; the owners of the asset if absent. */
  readonly actors?: FormActorAssignmentInput | null;
}

/** Changes to a form; absent fields are not changed. */
@InputType()
export class UpdateFormInput {
  /** Urn of the form. */
  readonly urn!: string;
  /** Display name of the form. */
  @ValidateIf((input: UpdateFormInput) => input.name != null)
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name?: string | null;
  /** Description of the form. */
  readonly description?: string | null;
  /** Type of the form. */
  @Field(() => FormType, { nullable: true })
  readonly type?: FormType | null;
  /** Prompts to add; a prompt with the id of an existing prompt replaces it. */
  readonly promptsToAdd?: CreatePromptInput[] | null;
  /** Ids of prompts to remove. */
  readonly promptsToRemove?: string[] | null;
  /** Changes to the actors who are asked to complete the form. */
  readonly actors?: FormActorAssignmentUpdateInput | null;
}

/** A form to delete. */
@InputType()
export class DeleteFormInput {
  /** Urn of the form. */
  readonly urn!: string;
}

/** A form and the assets to assign it to. */
@InputType()
export class BatchAssignFormInput {
  /** Urn of the form. */
  readonly formUrn!: string;
  /** Urns of the assets. */
  readonly entityUrns!: string[];
}

/** A form and the assets to remove it from. */
@InputType()
export class BatchRemoveFormInput {
  /** Urn of the form. */
  readonly formUrn!: string;
  /** Urns of the assets. */
  readonly entityUrns!: string[];
}

/** A form and the conditions that select its assets. */
@InputType()
export class CreateDynamicFormAssignmentInput {
  /** Urn of the form. */
  readonly formUrn!: string;
  /** Groups of conditions; an asset matches if all conditions of one group hold. */
  readonly orFilters!: AndFilterInput[];
}

/** A form and the asset that is verified for it. */
@InputType()
export class VerifyFormInput {
  /** Urn of the form. */
  readonly formUrn!: string;
  /** Urn of the asset. */
  readonly entityUrn!: string;
}

/** An answer to a prompt of a form. */
@InputType()
export class SubmitFormPromptInput {
  /** Id of the prompt. */
  readonly promptId!: string;
  /** Urn of the form. */
  readonly formUrn!: string;
  /** Type of the prompt. */
  @Field(() => FormPromptType)
  readonly type!: FormPromptType;
  /** Path of the column that the answer is about; required if the prompt asks for each column. */
  readonly fieldPath?: string | null;
  /** The structured property and its values; required. */
  readonly structuredPropertyParams?: StructuredPropertyInputParams | null;
}
