import type { Type } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import { GlossaryNode, GlossaryTerm } from '../glossary/index.js';
import { domainOf } from './domain.mappings.js';
import { DomainAssociation } from './domain.model.js';

/** Returns the resolver of the field `domain` of one type. */
function domainFieldOf(type: Type): Type {
  @Resolver(() => type)
  class DomainField {
    @ResolveField(() => DomainAssociation, { nullable: true, description: 'The domain of the entity.' })
    domain({ urn }: EntityRef, _args: object, context: GraphqlContext): Promise<DomainAssociation | null> {
      return domainOf(urn, context);
    }
  }
  return DomainField;
}

/** Resolvers of the field `domain` of types that other features declare. */
export const DOMAIN_FIELDS = [GlossaryNode, GlossaryTerm].map(domainFieldOf);
