import { Field, InputType, Int } from '@nestjs/graphql';
import { DocumentSourceType } from './document-info.model.js';

/** Which documents about an asset to list. */
@InputType()
export class RelatedDocumentsInput {
  /** How many documents to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many documents to return at most; 100 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Urns of documents that must hold them; any when absent. */
  readonly parentDocuments?: string[] | null;
  /** Whether only documents count that no other holds; false when absent. */
  readonly rootOnly?: boolean | null;
  /** Kinds of the documents; any when absent. */
  readonly types?: string[] | null;
  /** Urns of the domains that the documents belong to; any when absent. */
  readonly domains?: string[] | null;
  /** Where the documents are written; anywhere when absent. */
  @Field(() => DocumentSourceType, { nullable: true })
  readonly sourceType?: DocumentSourceType | null;
}
