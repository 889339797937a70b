import type { DocumentNode, GraphQLFormattedError } from 'graphql';

/** A document that may be executed. */
export interface AdmittedDocument {
  readonly document: DocumentNode;
  /** Approximate memory of the document in bytes. */
  readonly bytes: number;
}

/** A query text that is not executed. */
export interface RefusedQuery {
  /** The reasons, formatted for callers. */
  readonly errors: GraphQLFormattedError[];
  /** Approximate memory of the errors in bytes. */
  readonly bytes: number;
}

/** Decision about a query text. */
export type DocumentDecision = AdmittedDocument | RefusedQuery;
