import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Entity, type EntityRef, EntityType, Long } from '../../entities/index.js';
import { FacetFilter } from '../saved-views/index.js';

/** How recommendations are shown. */
export enum RecommendationRenderType {
  ENTITY_NAME_LIST = 'ENTITY_NAME_LIST',
  PLATFORM_SEARCH_LIST = 'PLATFORM_SEARCH_LIST',
  TAG_SEARCH_LIST = 'TAG_SEARCH_LIST',
  SEARCH_QUERY_LIST = 'SEARCH_QUERY_LIST',
  GLOSSARY_TERM_SEARCH_LIST = 'GLOSSARY_TERM_SEARCH_LIST',
  DOMAIN_SEARCH_LIST = 'DOMAIN_SEARCH_LIST',
}

registerEnumType(RecommendationRenderType, {
  name: 'RecommendationRenderType',
  description: 'How recommendations are shown.',
});

/** A search that a recommendation leads to. */
@ObjectType()
export class SearchParams {
  /** Kinds of entities to search; the usual ones when null. */
  @Field(() => [EntityType], { nullable: true })
  readonly types?: EntityType[] | null;
  /** The text to search for. */
  readonly query!: string;
  /** Conditions of the search. */
  readonly filters?: FacetFilter[] | null;
}

/** An entity that a recommendation leads to. */
@ObjectType()
export class EntityProfileParams {
  /** Urn of the entity. */
  readonly urn!: string;
  /** Kind of the entity. */
  @Field(() => EntityType)
  readonly type!: EntityType;
}

/** What more is told of a recommendation. */
@ObjectType()
export class ContentParams {
  /** How many assets it stands for. */
  @Field(() => Long, { nullable: true })
  readonly count?: number | null;
}

/** Where a recommendation leads. */
@ObjectType()
export class RecommendationParams {
  /** To a search. */
  readonly searchParams?: SearchParams | null;
  /** To an entity. */
  readonly entityProfileParams?: EntityProfileParams | null;
  /** What more is told of it. */
  readonly contentParams?: ContentParams | null;
}

/** One recommendation. */
@ObjectType()
export class RecommendationContent {
  /** What is recommended, such as the urn of a tag. */
  readonly value!: string;
  /** The entity that is recommended, where it is one. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
  /** Where the recommendation leads. */
  readonly params?: RecommendationParams | null;
}

/** A group of recommendations. */
@ObjectType()
export class RecommendationModule {
  /** Title of the group. */
  readonly title!: string;
  /** Id of the group. */
  readonly moduleId!: string;
  /** How the group is shown. */
  @Field(() => RecommendationRenderType)
  readonly renderType!: RecommendationRenderType;
  /** The recommendations, the best first. */
  readonly content!: RecommendationContent[];
}

/** Groups of recommendations. */
@ObjectType()
export class ListRecommendationsResult {
  /** The groups, the best first. */
  readonly modules!: RecommendationModule[];
}
