import type { Operation } from './operation.js';

/** A request as `fetch` takes it. */
export interface FetchRequest {
  readonly path: string;
  readonly init: RequestInit;
}

/** Methods of requests. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A request for JSON; `body` is sent as JSON. */
export function jsonRequest(path: string, method: Method, body?: unknown): FetchRequest {
  // Requests with cookies that change something must be JSON, whether or not they have a body.
  const headers = { Accept: 'application/json', ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }) };
  return { path, init: { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) } };
}

/** What GraphQL wants in the body of a request that runs an operation. */
export function graphqlBody<Result, Variables>(
  { name, text }: Operation<Result, Variables>,
  variables: Variables,
): { readonly operationName: string; readonly query: string; readonly variables: Variables } {
  return { operationName: name, query: text, variables };
}

/** Address of GraphQL. */
export const GRAPHQL_PATH = '/api/graphql';
