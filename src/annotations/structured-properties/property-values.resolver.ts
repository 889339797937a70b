import { Args, Context, Info, Mutation, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { AuthorizedInside } from '../../auth/index.js';
import { type GraphqlContext, refTo } from '../../entities/index.js';
import { PropertyValuesService } from './property-values.service.js';
import { structuredPropertiesField } from './structured-properties.mappings.js';
import { StructuredProperties } from './structured-properties.model.js';
import {
  RemoveStructuredPropertiesInput,
  UpsertStructuredPropertiesInput,
} from './structured-property-values.input.js';
import { SETTING_PROPERTIES } from './property-values.demands.js';

/** Mutations of the structured properties of entities. */
@Resolver()
export class PropertyValuesResolver {
  constructor(private readonly values: PropertyValuesService) {}

  @AuthorizedInside(SETTING_PROPERTIES)
  @Mutation(() => StructuredProperties, {
    description: 'Gives an entity values of structured properties. Answers all that it has then.',
  })
  async upsertStructuredProperties(
    @Args('input', { description: 'The entity and the values.' }) input: UpsertStructuredPropertiesInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<unknown> {
    await this.values.upsert(input, context);
    return propertiesOf(input.assetUrn, context, info);
  }

  @AuthorizedInside(SETTING_PROPERTIES)
  @Mutation(() => StructuredProperties, {
    description: 'Takes structured properties away from an entity. Answers all that it has then.',
  })
  async removeStructuredProperties(
    @Args('input', { description: 'The entity and the properties.' }) input: RemoveStructuredPropertiesInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<unknown> {
    await this.values.remove(input, context);
    return propertiesOf(input.assetUrn, context, info);
  }
}

async function propertiesOf(urn: string, context: GraphqlContext, info: GraphQLResolveInfo): Promise<unknown> {
  context.entities.clear();
  const found = await structuredPropertiesField(refTo('Entity', urn), {} as never, context, info);
  return found ?? { properties: [] };
}
