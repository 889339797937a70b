import type { DocumentNode, GraphQLError } from 'graphql';
import type { GraphqlConfig } from '../../../foundation/config/index.js';
import { limitError } from '../errors/classified-error.js';
import { type ParsedDocument, parseDocument } from '../validation/parsed-document.js';
import { documentRefusal } from './document-limits.js';
import { nestingOf } from './query-nesting.js';
import { spreadNestingOf } from './spread-nesting.js';

/**
 * Maximum nesting of brackets in a query text. A query of the maximum depth with inline fragments on each level has
 * twice that depth.
 */
const MAX_NESTING = 250;

/**
 * Maximum nesting of selections after fragments are expanded; recursion over them takes several hundred bytes of stack
 * per level.
 */
const MAX_SPREAD_NESTING = 1_000;

/** Checks new query texts before validation. */
export class QueryScreen {
  constructor(private readonly limits: Omit<GraphqlConfig, 'introspection' | 'graphiql'>) {}

  /**
   * Parses `query`. Throws a `GraphQLError` for a syntax error, and if the text is too long or too deeply nested to be
   * parsed.
   */
  parse(query: string): ParsedDocument {
    const { maxTokens } = this.limits;
    const nesting = nestingOf(query, MAX_NESTING, maxTokens);
    if (nesting > MAX_NESTING) throw limitError('The nesting', undefined, MAX_NESTING, Infinity);
    return parseDocument(query, maxTokens);
  }

  /** Returns the error if a parsed document exceeds a limit; otherwise undefined. */
  refusal(document: DocumentNode): GraphQLError | undefined {
    const nesting = spreadNestingOf(document);
    return nesting > MAX_SPREAD_NESTING
      ? limitError('The nesting of fragments', undefined, MAX_SPREAD_NESTING, nesting)
      : documentRefusal(document, this.limits);
  }
}
