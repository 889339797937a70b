import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { Privileged } from '../../auth/index.js';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import { CreateFormInput, DeleteFormInput, UpdateFormInput } from './form.input.js';
import { FormEditService } from './form-edit.service.js';
import { formRef } from './form.mappings.js';
import { Form } from './form.model.js';

/** Mutations that create, change and delete forms. */
@Resolver()
export class FormEditResolver {
  constructor(private readonly forms: FormEditService) {}

  @Privileged('MANAGE_DOCUMENTATION_FORMS')
  @Mutation(() => Form, { description: 'Creates a form and returns it.' })
  async createForm(
    @Args('input', { description: 'The form to create.' }) input: CreateFormInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    return formRef(await this.forms.create(input, context));
  }

  @Privileged('MANAGE_DOCUMENTATION_FORMS')
  @Mutation(() => Form, { description: 'Changes the given fields of a form and returns the form.' })
  async updateForm(
    @Args('input', { description: 'The form and its changes.' }) input: UpdateFormInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    await this.forms.update(input, context);
    return formRef(input.urn);
  }

  @Privileged('MANAGE_DOCUMENTATION_FORMS')
  @Mutation(() => Boolean, {
    description: 'Hard-deletes a form and removes it from all assets. Returns true.',
  })
  async deleteForm(
    @Args('input', { description: 'The form.' }) { urn }: DeleteFormInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.forms.delete(urn, context);
    return true;
  }
}
