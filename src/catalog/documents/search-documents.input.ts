import { Field, InputType, Int } from '@nestjs/graphql';
import { SearchSortInput } from '../../discovery/index.js';
import { DocumentSourceType, DocumentState } from './document-info.model.js';

/** Conditions of a search for documents. */
@InputType()
export class SearchDocumentsInput {
  /** Number of documents to skip; 0 if absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of documents to return; 20 if absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Text to search for; all documents if absent. */
  readonly query?: string | null;
  /** Urns of possible parents of the documents; any if absent. */
  readonly parentDocuments?: string[] | null;
  /** Whether to return only documents without a parent; false if absent. */
  readonly rootOnly?: boolean | null;
  /** Types of the documents; any if absent. */
  readonly types?: string[] | null;
  /** Urns of the domains of the documents; any if absent. */
  readonly domains?: string[] | null;
  /** Urns of assets that the documents are about; any if absent. */
  readonly relatedAssets?: string[] | null;
  /** Source of the documents; any if absent. */
  @Field(() => DocumentSourceType, { nullable: true })
  readonly sourceType?: DocumentSourceType | null;
  /** Urn of a view that limits the documents. */
  readonly viewUrn?: string | null;
  /** Urns of tags of the documents; any if absent. */
  readonly tags?: string[] | null;
  /** Urns of glossary terms of the documents; any if absent. */
  readonly glossaryTerms?: string[] | null;
  /** Urns of the creators of the documents; any if absent. */
  readonly creators?: string[] | null;
  /** Urns of the platforms of the documents; any if absent. */
  readonly platforms?: string[] | null;
  /** States of the documents; any if absent. */
  @Field(() => [DocumentState], { nullable: true })
  readonly states?: DocumentState[] | null;
  /** Order of the documents; the newest first if absent. */
  readonly sortInput?: SearchSortInput | null;
}
