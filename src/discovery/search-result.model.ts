import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef } from '../entities/index.js';
import { FacetMetadata } from './facet.model.js';

/** A place where a hit matched the text. */
@ObjectType()
export class MatchedField {
  /** Name of the field. */
  readonly name!: string;
  /** The value that matched; empty when it is not known. */
  readonly value!: string;
  /** The entity of the value, when it is a urn. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
}

/** A remark on a hit. */
@ObjectType()
export class SearchInsight {
  /** The remark. */
  readonly text!: string;
  /** Name of the picture to show with it. */
  readonly icon?: string | null;
}

/** Something more that is known of a hit. */
@ObjectType()
export class ExtraProperty {
  /** Name of the property. */
  readonly name!: string;
  /** Value of the property. */
  readonly value!: string;
}

/** One hit. */
@ObjectType()
export class SearchResult {
  /** The entity, as it is stored now. */
  @Field(() => Entity)
  readonly entity!: EntityRef;
  /** Remarks on the hit. */
  readonly insights?: SearchInsight[] | null;
  /** Where the hit matched the text. */
  readonly matchedFields!: MatchedField[];
  /** What more is known of the hit. */
  readonly extraProperties?: ExtraProperty[] | null;
}

/** Another spelling of the text that was searched. */
@ObjectType()
export class SearchSuggestion {
  /** The other spelling. */
  readonly text!: string;
  /** How near the spelling is. */
  readonly score?: number | null;
  /** How many entities have it. */
  @Field(() => Int, { nullable: true })
  readonly frequency?: number | null;
}

/** A page of the hits of a search. */
@ObjectType()
export class SearchResults {
  /** How many hits were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** How many hits were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many hits there are on all pages. */
  @Field(() => Int)
  readonly total!: number;
  /** The hits of this page. Entities of kinds that have no type in this schema are left out. */
  readonly searchResults!: SearchResult[];
  /** The values of all hits. */
  readonly facets?: FacetMetadata[] | null;
  /** Other spellings of the text. */
  readonly suggestions?: SearchSuggestion[] | null;
}

/** A page of a walk through all hits of a search. */
@ObjectType()
export class ScrollResults {
  /** What asks for the next page; null on the last one. */
  readonly nextScrollId?: string | null;
  /** How many hits were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many hits there are on all pages. */
  @Field(() => Int)
  readonly total!: number;
  /** The hits of this page. Entities of kinds that have no type in this schema are left out. */
  readonly searchResults!: SearchResult[];
  /** The values of all hits. */
  readonly facets?: FacetMetadata[] | null;
}
