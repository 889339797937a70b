import { Field, InputType, Int } from '@nestjs/graphql';
import { SearchSortInput } from '../../discovery/index.js';
import { DocumentSourceType, DocumentState } from './document-info.model.js';

/** Conditions of a search for documents. */
@InputType()
export class SearchDocumentsInput {
  /** Number of documents to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of documents to return; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Text to search for; all documents when absent. */
  readonly query?: string | null;
  /** Urns of possible parents of the documents; any when absent. */
  readonly parentDocuments?: string[] | null;
  /** Whether to return only documents without a parent; false when absent. */
  readonly rootOnly?: boolean | null;
  /** Types of the documents; any when absent. */
  readonly types?: string[] | null;
  /** Urns of the domains of the documents; any when absent. */
  readonly domains?: string[] | null;
  /** Urns of assets that the documents are about; any when absent. */
  readonly relatedAssets?: string[] | null;
  /** Source of the documents; any when absent. */
  @Field(() => DocumentSourceType, { nullable: true })
  readonly sourceType?: DocumentSourceType | null;
  /** Urn of a view that limits the documents. */
  readonly viewUrn?: string | null;
  /** Urns of tags of the documents; any when absent. */
  readonly tags?: string[] | null;
  /** Urns of glossary terms of the documents; any when absent. */
  readonly glossaryTerms?: string[] | null;
  /** Urns of the creators of the documents; any when absent. */
  readonly creators?: string[] | null;
  /** Urns of the platforms of the documents; any when absent. */
  readonly platforms?: string[] | null;
  /** States of the documents; any when absent. */
  @Field(() => [DocumentState], { nullable: true })
  readonly states?: DocumentState[] | null;
  /** Order of the documents; the newest first when absent. */
  readonly sortInput?: SearchSortInput | null;
}
