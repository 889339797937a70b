import { Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { FacetFilterInput } from '../filter.input.js';
import { EntityType } from '../../entities/index.js';

/** Where recommendations are shown. */
export enum ScenarioType {
  HOME = 'HOME',
  SEARCH_RESULTS = 'SEARCH_RESULTS',
  ENTITY_PROFILE = 'ENTITY_PROFILE',
  SEARCH_BAR = 'SEARCH_BAR',
}

registerEnumType(ScenarioType, {
  name: 'ScenarioType',
  description: 'Where recommendations are shown.',
  valuesMap: {
    HOME: { description: 'On the home page.' },
    SEARCH_RESULTS: { description: 'Beside the hits of a search.' },
    ENTITY_PROFILE: { description: 'Beside an entity.' },
    SEARCH_BAR: { description: 'Below the search bar.' },
  },
});

/** The search that recommendations are shown beside. */
@InputType()
export class SearchRequestContext {
  /** The text that is searched for. */
  readonly query!: string;
  /** The conditions of the search. */
  readonly filters?: FacetFilterInput[] | null;
}

/** The entity that recommendations are shown beside. */
@InputType()
export class EntityRequestContext {
  /** Kind of the entity. */
  @Field(() => EntityType)
  readonly type!: EntityType;
  /** Urn of the entity. */
  readonly urn!: string;
}

/** Where recommendations are shown, and beside what. */
@InputType()
export class RecommendationRequestContext {
  /** Where they are shown. */
  @Field(() => ScenarioType)
  readonly scenario!: ScenarioType;
  /** The search that they are shown beside. */
  readonly searchRequestContext?: SearchRequestContext | null;
  /** The entity that they are shown beside. */
  readonly entityRequestContext?: EntityRequestContext | null;
}

/** Which recommendations to list. */
@InputType()
export class ListRecommendationsInput {
  /** Urn of the user who sees them; recommendations here are the same for everybody. */
  readonly userUrn!: string;
  /** Where they are shown; on the home page when absent. */
  readonly requestContext?: RecommendationRequestContext | null;
  /** How many groups of recommendations at most. */
  @Field(() => Int, { nullable: true })
  readonly limit?: number | null;
  /** Urn of a view that limits what is counted. */
  readonly viewUrn?: string | null;
}
