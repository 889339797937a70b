import { Field, ObjectType } from '@nestjs/graphql';
import { FacetMetadata } from '../../discovery/index.js';
import { type EntityRef, Page } from '../../entities/index.js';
import { Document } from './document.model.js';

/** A page of documents: fields that all such types share. */
@ObjectType({ isAbstract: true })
abstract class DocumentPage extends Page {
  /** The documents. */
  @Field(() => [Document])
  readonly documents!: EntityRef[];
  /** Counts of the documents by the values of their fields. */
  @Field(() => [FacetMetadata], { nullable: true })
  readonly facets?: FacetMetadata[] | null;
}

/** A page of the documents that are related to an asset. */
@ObjectType()
export class RelatedDocumentsResult extends DocumentPage {}

/** A page of documents that a search found. */
@ObjectType()
export class SearchDocumentsResult extends DocumentPage {}
