import { Field, InputType, Int } from '@nestjs/graphql';
import { DocumentSourceType } from './document-info.model.js';

/** Conditions on the documents about an asset. */
@InputType()
export class RelatedDocumentsInput {
  /** Number of documents to skip; 0 if absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of documents to return; 100 if absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Urns of possible parents of the documents; any if absent. */
  readonly parentDocuments?: string[] | null;
  /** Whether to return only documents without a parent; false if absent. */
  readonly rootOnly?: boolean | null;
  /** Types of the documents; any if absent. */
  readonly types?: string[] | null;
  /** Urns of the domains of the documents; any if absent. */
  readonly domains?: string[] | null;
  /** Source of the documents; any if absent. */
  @Field(() => DocumentSourceType, { nullable: true })
  readonly sourceType?: DocumentSourceType | null;
}
