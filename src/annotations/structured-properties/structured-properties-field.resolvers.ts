import type { Type } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import { CorpGroup, CorpUser } from '../../identity/index.js';
import { Domain } from '../domains/index.js';
import { GlossaryNode, GlossaryTerm } from '../glossary/index.js';
import { propertiesOf } from './structured-properties.mappings.js';
import { StructuredProperties } from './structured-properties.model.js';

/** Returns the resolver of the field `structuredProperties` of one type. */
function structuredPropertiesFieldOf(type: Type): Type {
  @Resolver(() => type)
  class StructuredPropertiesField {
    @ResolveField(() => StructuredProperties, { nullable: true, description: 'Structured properties of the entity.' })
    structuredProperties(
      { urn }: EntityRef,
      _args: object,
      context: GraphqlContext,
    ): Promise<StructuredProperties | null> {
      return propertiesOf(urn, context);
    }
  }
  return StructuredPropertiesField;
}

/** Resolvers of the field `structuredProperties` of types that other features declare. */
export const STRUCTURED_PROPERTIES_FIELDS = [CorpGroup, CorpUser, Domain, GlossaryNode, GlossaryTerm].map(
  structuredPropertiesFieldOf,
);
