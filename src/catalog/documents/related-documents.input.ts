import { Field, InputType, Int } from '@nestjs/graphql';
import { DocumentSourceType } from './document-info.model.js';

/** Conditions on the documents about an asset. */
@InputType()
export class RelatedDocumentsInput {
  /** Number of documents to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of documents to return; 100 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Urns of possible parents of the documents; any when absent. */
  readonly parentDocuments?: string[] | null;
  /** Whether to return only documents without a parent; false when absent. */
  readonly rootOnly?: boolean | null;
  /** Types of the documents; any when absent. */
  readonly types?: string[] | null;
  /** Urns of the domains of the documents; any when absent. */
  readonly domains?: string[] | null;
  /** Source of the documents; any when absent. */
  @Field(() => DocumentSourceType, { nullable: true })
  readonly sourceType?: DocumentSourceType | null;
}
