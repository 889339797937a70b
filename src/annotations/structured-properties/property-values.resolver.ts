import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { PropertyValuesService } from './property-values.service.js';
import { propertiesOf } from './structured-properties.mappings.js';
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
    description: 'Sets values of structured properties of an entity. Returns all structured properties of the entity.',
  })
  async upsertStructuredProperties(
    @Args('input', { description: 'The entity and the values.' }) input: UpsertStructuredPropertiesInput,
    @Context() context: GraphqlContext,
  ): Promise<StructuredProperties> {
    await this.values.upsert(input, context);
    return changedProperties(input.assetUrn, context);
  }

  @AuthorizedInside(SETTING_PROPERTIES)
  @Mutation(() => StructuredProperties, {
    description: 'Removes structured properties from an entity. Returns the remaining structured properties.',
  })
  async removeStructuredProperties(
    @Args('input', { description: 'The entity and the properties.' }) input: RemoveStructuredPropertiesInput,
    @Context() context: GraphqlContext,
  ): Promise<StructuredProperties> {
    await this.values.remove(input, context);
    return changedProperties(input.assetUrn, context);
  }
}

async function changedProperties(urn: string, context: GraphqlContext): Promise<StructuredProperties> {
  context.entities.clear();
  return (await propertiesOf(urn, context)) ?? { properties: [] };
}
