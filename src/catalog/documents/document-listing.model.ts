import { Field, Int, ObjectType } from '@nestjs/graphql';
import { FacetMetadata } from '../../discovery/index.js';
import type { EntityRef } from '../../entities/index.js';
import { Document } from './document.model.js';

/** A page of documents about an asset. */
@ObjectType()
export class RelatedDocumentsResult {
  /** How many documents were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** How many documents were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many documents there are. */
  @Field(() => Int)
  readonly total!: number;
  /** The documents. */
  @Field(() => [Document])
  readonly documents!: EntityRef[];
  /** Counts of the documents by their values. */
  @Field(() => [FacetMetadata], { nullable: true })
  readonly facets?: FacetMetadata[] | null;
}

/** A page of documents. */
@ObjectType()
export class SearchDocumentsResult {
  /** How many documents were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** How many documents were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many documents there are. */
  @Field(() => Int)
  readonly total!: number;
  /** The documents. */
  @Field(() => [Document])
  readonly documents!: EntityRef[];
  /** Counts of the documents by their values. */
  @Field(() => [FacetMetadata], { nullable: true })
  readonly facets?: FacetMetadata[] | null;
}
