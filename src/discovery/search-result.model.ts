import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef, Page } from '../entities/index.js';
import { FacetMetadata } from './facet.model.js';

/** A field in which a hit matched the search text. */
@ObjectType()
export class MatchedField {
  /** Name of the field. */
  readonly name!: string;
  /** The matching value; empty if unknown. */
  readonly value!: string;
  /** The entity, if the value is a urn. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
}

/** A remark on a hit. */
@ObjectType()
export class SearchInsight {
  /** The remark. */
  readonly text!: string;
  /** Name of the icon of the remark. */
  readonly icon?: string | null;
}

/** An additional property of a hit. */
@ObjectType()
export class ExtraProperty {
  /** Name of the property. */
  readonly name!: string;
  /** Value of the property. */
  readonly value!: string;
}

/** A hit of a search. */
@ObjectType()
export class SearchResult {
  /** The entity as currently stored. */
  @Field(() => Entity)
  readonly entity!: EntityRef;
  /** Remarks on the hit. */
  readonly insights?: SearchInsight[] | null;
  /** Fields in which the hit matched the search text. */
  readonly matchedFields!: MatchedField[];
  /** Additional properties of the hit. */
  readonly extraProperties?: ExtraProperty[] | null;
}

/** A spelling suggestion for the search text. */
@ObjectType()
export class SearchSuggestion {
  /** The suggested text. */
  readonly text!: string;
  /** Similarity of the suggestion to the search text. */
  readonly score?: number | null;
  /** Number of entities that contain the suggestion. */
  @Field(() => Int, { nullable: true })
  readonly frequency?: number | null;
}

/** A page of the hits of a search. */
@ObjectType()
export class SearchResults extends Page {
  /** The hits of this page. Entities without a type in this schema are omitted. */
  readonly searchResults!: SearchResult[];
  /** Facets of all hits. */
  readonly facets?: FacetMetadata[] | null;
  /** Spelling suggestions for the search text. */
  readonly suggestions?: SearchSuggestion[] | null;
}

/** A page of a scroll through all hits of a search. */
@ObjectType()
export class ScrollResults {
  /** Id of the next page; null on the last page. */
  readonly nextScrollId?: string | null;
  /** Requested number of hits. */
  @Field(() => Int)
  readonly count!: number;
  /** Total number of hits. */
  @Field(() => Int)
  readonly total!: number;
  /** The hits of this page. Entities without a type in this schema are omitted. */
  readonly searchResults!: SearchResult[];
  /** Facets of all hits. */
  readonly facets?: FacetMetadata[] | null;
}
