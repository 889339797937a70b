import { Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { FacetFilterInput } from '../filter.input.js';
import { EntityType } from '../../entities/index.js';

/** Place where recommendations appear. */
export enum ScenarioType {
  HOME = 'HOME',
  SEARCH_RESULTS = 'SEARCH_RESULTS',
  ENTITY_PROFILE = 'ENTITY_PROFILE',
  SEARCH_BAR = 'SEARCH_BAR',
}

registerEnumType(ScenarioType, {
  name: 'ScenarioType',
  description: 'Place where recommendations appear.',
  valuesMap: {
    HOME: { description: 'On the home page.' },
    SEARCH_RESULTS: { description: 'On the results page of a search.' },
    ENTITY_PROFILE: { description: 'On the page of an entity.' },
    SEARCH_BAR: { description: 'In the search bar.' },
  },
});

/** The search whose results page shows the recommendations. */
@InputType()
export class SearchRequestContext {
  /** The search text. */
  readonly query!: string;
  /** The conditions of the search. */
  readonly filters?: FacetFilterInput[] | null;
}

/** The entity whose page shows the recommendations. */
@InputType()
export class EntityRequestContext {
  /** Entity type. */
  @Field(() => EntityType)
  readonly type!: EntityType;
  /** Urn of the entity. */
  readonly urn!: string;
}

/** Context in which recommendations appear. */
@InputType()
export class RecommendationRequestContext {
  /** Place where the recommendations appear. */
  @Field(() => ScenarioType)
  readonly scenario!: ScenarioType;
  /** The search, for a results page. */
  readonly searchRequestContext?: SearchRequestContext | null;
  /** The entity, for the page of an entity. */
  readonly entityRequestContext?: EntityRequestContext | null;
}

/** Selection of recommendations to list. */
@InputType()
export class ListRecommendationsInput {
  /** Urn of the user. Has no effect: recommendations are the same for all users. */
  readonly userUrn!: string;
  /** Context of the recommendations; the home page when absent. */
  readonly requestContext?: RecommendationRequestContext | null;
  /** Maximum number of recommendation modules. */
  @Field(() => Int, { nullable: true })
  readonly limit?: number | null;
  /** Urn of a view that limits the entities. */
  readonly viewUrn?: string | null;
}
