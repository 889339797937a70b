import { type DocumentNode, type GraphQLError, parse } from 'graphql';
import type { GraphqlConfig } from '../../config/index.js';
import { limitError } from '../errors/classified-error.js';
import { documentRefusal } from './document-limits.js';
import { nestingOf } from './query-nesting.js';

/** Deepest nesting of brackets in a query text; a query of the largest depth with inline fragments on each level has twice that depth. */
const MAX_NESTING = 250;

/** Looks at query texts that were not seen before, ahead of the GraphQL server. */
export class QueryScreen {
  constructor(private readonly limits: Omit<GraphqlConfig, 'introspection' | 'graphiql'>) {}

  /** Why `query` is refused; undefined when it stays within the limits, and when it is not GraphQL, which the server tells better. */
  refusal(query: string): GraphQLError | undefined {
    const { maxTokens } = this.limits;
    const nesting = nestingOf(query, MAX_NESTING, maxTokens);
    if (nesting > MAX_NESTING) return limitError('The nesting', undefined, MAX_NESTING, Infinity);
    const document = parsed(query, maxTokens);
    return document === undefined ? undefined : documentRefusal(document, this.limits);
  }
}

function parsed(query: string, maxTokens: number): DocumentNode | undefined {
  try {
    return parse(query, { maxTokens });
  } catch {
    return undefined;
  }
}
