import type { Type } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import { Domain } from '../domains/index.js';
import { GlossaryNode, GlossaryTerm } from '../glossary/index.js';
import { displayOf } from './display-properties.mappings.js';
import { DisplayProperties } from './display-properties.model.js';

/** Returns the resolver of the field `displayProperties` of one type. */
function displayFieldOf(type: Type): Type {
  @Resolver(() => type)
  class DisplayField {
    @ResolveField(() => DisplayProperties, { nullable: true, description: 'Colour and icon of the entity.' })
    displayProperties({ urn }: EntityRef, _args: object, context: GraphqlContext): Promise<DisplayProperties | null> {
      return displayOf(urn, context);
    }
  }
  return DisplayField;
}

/** Resolvers of the field `displayProperties` of types that other features declare. */
export const DISPLAY_FIELDS = [Domain, GlossaryNode, GlossaryTerm].map(displayFieldOf);
