import type { DocumentNode, GraphQLError } from 'graphql';
import type { GraphqlConfig } from '../../../foundation/config/index.js';
import { limitError } from '../errors/classified-error.js';
import { type ParsedDocument, parseDocument } from '../validation/parsed-document.js';
import { documentRefusal } from './document-limits.js';
import { nestingOf } from './query-nesting.js';
import { spreadNestingOf } from './spread-nesting.js';

/**
 * Deepest nesting of brackets in a query text; a query of the largest depth with inline fragments on each level has
 * twice that depth.
 */
const MAX_NESTING = 250;

/**
 * Deepest nesting of selections once fragments are put in place; what follows them by recursion takes some hundred
 * bytes of the stack a level.
 */
const MAX_SPREAD_NESTING = 1_000;

/** Looks at query texts that were not seen before, ahead of validation. */
export class QueryScreen {
  constructor(private readonly limits: Omit<GraphqlConfig, 'introspection' | 'graphiql'>) {}

  /** Parses `query`; throws a `GraphQLError` where it is no GraphQL, or so long or deep that it is not parsed. */
  parse(query: string): ParsedDocument {
    const { maxTokens } = this.limits;
    const nesting = nestingOf(query, MAX_NESTING, maxTokens);
    if (nesting > MAX_NESTING) throw limitError('The nesting', undefined, MAX_NESTING, Infinity);
    return parseDocument(query, maxTokens);
  }

  /** Why a parsed document is refused before it is validated; undefined when it stays within the limits. */
  refusal(document: DocumentNode): GraphQLError | undefined {
    const nesting = spreadNestingOf(document);
    return nesting > MAX_SPREAD_NESTING
      ? limitError('The nesting of fragments', undefined, MAX_SPREAD_NESTING, nesting)
      : documentRefusal(document, this.limits);
  }
}
