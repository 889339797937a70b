import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, AuthorizedInside, Privileged } from '../../auth/index.js';
import { type EntityRef, EntityEditor, type GraphqlContext, requireUrnOf } from '../../entities/index.js';
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
import { SUBMITTING_ANSWER, VERIFYING } from './form.demands.js';

/** The query for forms, and the mutations that assign forms and record answers. */
@Resolver()
export class FormResolver {
  constructor(
    private readonly assignments: FormAssignmentService,
    private readonly answers: FormAnswerService,
    private readonly forms: FormEditService,
    private readonly editor: EntityEditor,
  ) {}

  @Authenticated('Throws if the actor may not view the entity.')
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
    description: 'Assigns a form to all given assets or to none. Returns true.',
  })
  async batchAssignForm(
    @Args('input', { description: 'The form and the assets.' }) { formUrn, entityUrns }: BatchAssignFormInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    requireUrnOf(FORM, formUrn, 'formUrn');
    await this.editor.requireStored(entityUrns);
    await this.assignments.assign(formUrn, entityUrns, context);
    return true;
  }

  @Privileged('MANAGE_DOCUMENTATION_FORMS')
  @Mutation(() => Boolean, {
    description: 'Removes a form from all given assets or from none. Returns true.',
  })
  async batchRemoveForm(
    @Args('input', { description: 'The form and the assets.' }) { formUrn, entityUrns }: BatchRemoveFormInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    requireUrnOf(FORM, formUrn, 'formUrn');
    await this.editor.requireStored([formUrn, ...entityUrns]);
    await this.assignments.remove(formUrn, entityUrns, context);
    return true;
  }

  @Privileged('MANAGE_DOCUMENTATION_FORMS')
  @Mutation(() => Boolean, {
    nullable: true,
    description:
      'Sets the conditions that select the assets of a form. Assigns the form in the background. Returns true.',
  })
  async createDynamicFormAssignment(
    @Args('input', { description: 'The form and the conditions.' }) input: CreateDynamicFormAssignmentInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.forms.select(input, context);
    return true;
  }

  @AuthorizedInside(SUBMITTING_ANSWER)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Answers a prompt of a form that is assigned to an asset. Returns true.',
  })
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
    description: 'Verifies an asset for a form of type VERIFICATION that has all its required answers. Returns true.',
  })
  async verifyForm(
    @Args('input', { description: 'The form and the asset.' }) input: VerifyFormInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.answers.verify(input, context);
    return true;
  }
}
