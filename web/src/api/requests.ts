import { texts } from '../texts.js';
import { ApiError, errorOfGraphql, errorOfResponse, type GraphqlError, UNREACHABLE } from './api-error.js';
import { takeEarly } from './early.js';
import type { Operation } from './operation.js';
import { GRAPHQL_PATH, graphqlBody, jsonRequest, type Method } from './request-init.js';

/** Names the header with warnings, a JSON list of strings. */
const WARNINGS_HEADER = 'X-Metadata-Warnings';

/** Values of a query string; undefined ones are left out, lists are repeated. */
export type QueryParameters = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** A request to a REST endpoint. */
export interface JsonRequest {
  readonly method?: Method;
  readonly query?: QueryParameters;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

interface GraphqlResponse<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly GraphqlError[];
}

/** A result, with what the service says about its completeness. */
export interface WithWarnings<Result> {
  readonly result: Result;
  readonly warnings: readonly string[];
}

/** Requests JSON from an endpoint, such as `json('/openapi/v1/console/figures')`. Throws `ApiError`. */
export async function json<Result>(path: string, request: JsonRequest = {}): Promise<Result> {
  const { result } = await jsonWithWarnings<Result>(path, request);
  return result;
}

/** The same with the warnings of the response. Throws `ApiError`. */
export async function jsonWithWarnings<Result>(path: string, request: JsonRequest = {}): Promise<WithWarnings<Result>> {
  const { method = 'GET', query = {}, body, signal } = request;
  const { init, path: whole } = jsonRequest(path + queryText(query), method, body);
  const response = await send(whole, { ...init, ...(signal === undefined ? {} : { signal }) });
  const text = await response.text();
  const warnings = parsed(response.headers.get(WARNINGS_HEADER) ?? '[]') as readonly string[];
  return { result: (text === '' ? undefined : parsed(text)) as Result, warnings };
}

/** Runs an operation of a generated file. Throws `ApiError`, also if only a part of the result failed. */
export async function graphql<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  const { data, errors } = await graphqlResponse(operation, variables, signal);
  const error = errorOfGraphql(errors);
  if (error !== undefined) throw error;
  return requireData(data);
}

/** The same for results whose parts are of use by themselves: failed parts are null. Throws if everything failed. */
export async function graphqlParts<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  const { data, errors } = await graphqlResponse(operation, variables, signal);
  const error = data == null ? errorOfGraphql(errors) : undefined;
  if (error !== undefined) throw error;
  return requireData(data);
}

async function graphqlResponse<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  signal: AbortSignal | undefined,
): Promise<GraphqlResponse<Result>> {
  const response = await json<GraphqlResponse<Result> | undefined>(GRAPHQL_PATH, {
    method: 'POST',
    body: graphqlBody(operation, variables),
    ...(signal === undefined ? {} : { signal }),
  });
  return response ?? {};
}

function requireData<Result>(data: Result | null | undefined): Result {
  if (data == null) throw new ApiError(500, 'INTERNAL', texts.common.noData);
  return data;
}

/** The query string of `query`, with its question mark; empty without values. */
export function queryText(query: QueryParameters): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

/** Throws `ApiError` for a text that is no JSON, such as the page of a proxy. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(502, 'NO_JSON', texts.common.noData);
  }
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const response = await (takeEarly(path, init) ?? fetch(path, init)).catch((cause: unknown) => {
    if (init.signal?.aborted === true) throw cause;
    throw new ApiError(UNREACHABLE, 'UNREACHABLE', texts.common.unreachable);
  });
  if (response.ok) return response;
  if (response.status === 401) throw new ApiError(401, 'UNAUTHENTICATED', texts.common.sessionEnded);
  throw errorOfResponse(response.status, await response.text());
}
