import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, AuthorizedInside, Privileged } from '../../auth/index.js';
import { type EntityRef, EntityEditor, type GraphqlContext } from '../../entities/index.js';
import { FormAnswerService } from './form-answer.service.js';
import { FormAssignmentService } from './form-assignment.service.js';
import {
  BatchAssignFormInput,
  BatchRemoveFormInput,
  CreateDynamicFormAssignmentInput,
  SubmitFormPromptInput,
  VerifyFormInput,
} from './form.input.js';
import { FormEditService } from './form-edit.service.js';
import { FORM } from './form.mappings.js';
import { Form } from './form.model.js';
import { requireFormUrn } from './form-rights.js';
import { SUBMITTING_ANSWER, VERIFYING } from './form.demands.js';

/** The query for forms, and the mutations of the forms that assets have. */
@Resolver()
export class FormResolver {
  constructor(
    private readonly assignments: FormAssignmentService,
    private readonly answers: FormAnswerService,
    private readonly forms: FormEditService,
    private readonly editor: EntityEditor,
  ) {}

  @Authenticated('Throws where the entity may not be viewed.')
  @Query(() => Form, { nullable: true, description: 'A form.' })
  form(
    @Args('urn', { description: 'Urn of the form.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(FORM, urn);
  }

  @Privileged('MANAGE_DOCUMENTATION_FORMS')
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Gives a form to assets, to all or none. For those who manage forms. Answers true.',
  })
  async batchAssignForm(
    @Args('input', { description: 'The form and the assets.' }) { formUrn, entityUrns }: BatchAssignFormInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    requireFormUrn('formUrn', formUrn);
    await this.editor.requireStored(entityUrns);
    await this.assignments.assign(formUrn, entityUrns, context);
    return true;
  }

  @Privileged('MANAGE_DOCUMENTATION_FORMS')
  @Mutation(() => Boolean, {
    description: 'Takes a form away from assets, from all or none. For those who manage forms. Answers true.',
  })
  async batchRemoveForm(
    @Args('input', { description: 'The form and the assets.' }) { formUrn, entityUrns }: BatchRemoveFormInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    requireFormUrn('formUrn', formUrn);
    await this.assignments.remove(formUrn, entityUrns, context);
    return true;
  }

  @Privileged('MANAGE_DOCUMENTATION_FORMS')
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Says by conditions which assets are to have a form; they get it soon. Answers true.',
  })
  async createDynamicFormAssignment(
    @Args('input', { description: 'The form and the conditions.' }) input: CreateDynamicFormAssignmentInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.forms.select(input, context);
    return true;
  }

  @AuthorizedInside(SUBMITTING_ANSWER)
  @Mutation(() => Boolean, { nullable: true, description: 'Answers a prompt of a form of an asset. Answers true.' })
  async submitFormPrompt(
    @Args('urn', { description: 'Urn of the asset.' }) urn: string,
    @Args('input', { description: 'The answer.' }) input: SubmitFormPromptInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.answers.submit(urn, input, context);
    return true;
  }

  @AuthorizedInside(VERIFYING)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Says that everything about an asset is right, as a form asks. Answers true.',
  })
  async verifyForm(
    @Args('input', { description: 'The form and the asset.' }) input: VerifyFormInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.answers.verify(input, context);
    return true;
  }
}
