import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { Privileged } from '../../auth/index.js';
import { type EntityRef, type GraphqlContext, refTo } from '../../entities/index.js';
import {
  CreateStructuredPropertyInput,
  DeleteStructuredPropertyInput,
  UpdateStructuredPropertyInput,
} from './structured-property-edit.input.js';
import { StructuredPropertyEditService } from './structured-property-edit.service.js';
import { STRUCTURED_PROPERTY } from './structured-property.mappings.js';
import { StructuredPropertyEntity } from './structured-property.model.js';

/** Mutations of structured properties. */
@Resolver()
export class StructuredPropertyEditResolver {
  constructor(private readonly properties: StructuredPropertyEditService) {}

  @Privileged('MANAGE_STRUCTURED_PROPERTIES')
  @Mutation(() => StructuredPropertyEntity, { description: 'Creates a structured property. Returns the property.' })
  async createStructuredProperty(
    @Args('input', { description: 'The property to create.' }) input: CreateStructuredPropertyInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    return refTo(STRUCTURED_PROPERTY.typeName, await this.properties.create(input, context));
  }

  @Privileged('MANAGE_STRUCTURED_PROPERTIES')
  @Mutation(() => StructuredPropertyEntity, {
    description: 'Extends a structured property; existing values stay valid. Returns the property.',
  })
  async updateStructuredProperty(
    @Args('input', { description: 'The property and its extensions.' }) input: UpdateStructuredPropertyInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    await this.properties.update(input, context);
    return refTo(STRUCTURED_PROPERTY.typeName, input.urn);
  }

  @Privileged('MANAGE_STRUCTURED_PROPERTIES')
  @Mutation(() => Boolean, {
    description: 'Permanently deletes a structured property and all its values. Returns true.',
  })
  async deleteStructuredProperty(
    @Args('input', { description: 'The property.' }) { urn }: DeleteStructuredPropertyInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.properties.delete(urn, context);
    return true;
  }
}
