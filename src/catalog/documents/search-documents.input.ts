import { Field, InputType, Int } from '@nestjs/graphql';
import { SearchSortInput } from '../../discovery/index.js';
import { DocumentSourceType, DocumentState } from './document-info.model.js';

/** Which documents to find. */
@InputType()
export class SearchDocumentsInput {
  /** How many documents to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many documents to return at most; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** The text to find; all documents when absent. */
  readonly query?: string | null;
  /** Urns of documents that must hold them; any when absent. */
  readonly parentDocuments?: string[] | null;
  /** Whether only documents count that no other holds; false when absent. */
  readonly rootOnly?: boolean | null;
  /** Kinds of the documents; any when absent. */
  readonly types?: string[] | null;
  /** Urns of the domains that the documents belong to; any when absent. */
  readonly domains?: string[] | null;
  /** Urns of assets that the documents are about; any when absent. */
  readonly relatedAssets?: string[] | null;
  /** Where the documents are written; anywhere when absent. */
  @Field(() => DocumentSourceType, { nullable: true })
  readonly sourceType?: DocumentSourceType | null;
  /** Urn of a view that limits the documents. */
  readonly viewUrn?: string | null;
  /** Urns of tags that the documents have; any when absent. */
  readonly tags?: string[] | null;
  /** Urns of glossary terms that the documents have; any when absent. */
  readonly glossaryTerms?: string[] | null;
  /** Urns of users who made the documents; any when absent. */
  readonly creators?: string[] | null;
  /** Urns of platforms that the documents are from; any when absent. */
  readonly platforms?: string[] | null;
  /** Whether published documents, drafts or both; both when absent. */
  @Field(() => [DocumentState], { nullable: true })
  readonly states?: DocumentState[] | null;
  /** The order; the newest first when absent. */
  readonly sortInput?: SearchSortInput | null;
}
