import type { DocumentNode, GraphQLFormattedError } from 'graphql';

/** A document that may be executed. */
export interface AdmittedDocument {
  readonly document: DocumentNode;
  /** Memory that it takes, about. */
  readonly bytes: number;
}

/** A query text that is not executed. */
export interface RefusedQuery {
  /** Why, as callers see it. */
  readonly errors: GraphQLFormattedError[];
  /** Memory that they take, about. */
  readonly bytes: number;
}

/** What was decided about a query text. */
export type DocumentDecision = AdmittedDocument | RefusedQuery;
