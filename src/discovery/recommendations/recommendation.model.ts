import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Entity, type EntityRef, EntityType, Long } from '../../entities/index.js';
import { FacetFilter } from '../saved-views/index.js';

/** Presentation of recommendations. */
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
  description: 'Presentation of recommendations.',
});

/** A search that a recommendation opens. */
@ObjectType()
export class SearchParams {
  /** Entity types to search; the default types when null. */
  @Field(() => [EntityType], { nullable: true })
  readonly types?: EntityType[] | null;
  /** The search text. */
  readonly query!: string;
  /** Conditions of the search. */
  readonly filters?: FacetFilter[] | null;
}

/** An entity whose page a recommendation opens. */
@ObjectType()
export class EntityProfileParams {
  /** Urn of the entity. */
  readonly urn!: string;
  /** Entity type. */
  @Field(() => EntityType)
  readonly type!: EntityType;
}

/** Additional information about a recommendation. */
@ObjectType()
export class ContentParams {
  /** Number of assets behind the recommendation. */
  @Field(() => Long, { nullable: true })
  readonly count?: number | null;
}

/** Target of a recommendation. */
@ObjectType()
export class RecommendationParams {
  /** The search that the recommendation opens. */
  readonly searchParams?: SearchParams | null;
  /** The entity whose page the recommendation opens. */
  readonly entityProfileParams?: EntityProfileParams | null;
  /** Additional information about the recommendation. */
  readonly contentParams?: ContentParams | null;
}

/** A recommendation. */
@ObjectType()
export class RecommendationContent {
  /** The recommended value, such as the urn of a tag. */
  readonly value!: string;
  /** The entity, if the value is a urn. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
  /** Target of the recommendation. */
  readonly params?: RecommendationParams | null;
}

/** A module of recommendations. */
@ObjectType()
export class RecommendationModule {
  /** Title of the module. */
  readonly title!: string;
  /** Id of the module. */
  readonly moduleId!: string;
  /** Presentation of the module. */
  @Field(() => RecommendationRenderType)
  readonly renderType!: RecommendationRenderType;
  /** The recommendations, best first. */
  readonly content!: RecommendationContent[];
}

/** Modules of recommendations. */
@ObjectType()
export class ListRecommendationsResult {
  /** The modules, best first. */
  readonly modules!: RecommendationModule[];
}
