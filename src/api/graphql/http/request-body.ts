import { DomainError } from '../../../foundation/common/errors.js';
import { isJsonObject } from '../../../foundation/json/json.js';
import { noteWarning } from '../../../foundation/requests/request-origin.js';
import { parseJson } from '../../../foundation/json/safe-json.js';
import type { GraphqlRequest } from '../execution/request-executor.js';

/** A request that is refused before GraphQL processes it. `text`: body of the response; undefined for an empty body. */
export class BodyRefusal {
  constructor(
    readonly status: 400 | 413,
    readonly text?: string,
  ) {}
}

/**
 * Reads the body of a request. Refuses with 400 and a text: an empty body, an invalid `variables` or `operationName`,
 * and JSON with too many values. Refuses with 400, an empty body (as DataHub does) and a warning header: a body that is
 * not a JSON object with a `query`. Refuses with 413: a query text of more than `maxQueryBytes`.
 */
export function readRequestBody(body: string | undefined, maxQueryBytes: number): GraphqlRequest | BodyRefusal {
  if (body === undefined || body.trim() === '')
    return new BodyRefusal(400, 'The request has no body: send a JSON object with a member "query"');
  const json = read(body);
  if (json instanceof BodyRefusal) return json;
  if (!isJsonObject(json) || typeof json['query'] !== 'string')
    return withoutText('The request body must be a JSON object with a string as member "query".');
  const { query, operationName = null, variables = null } = json;
  if (variables !== null && !isJsonObject(variables))
    return new BodyRefusal(400, '"variables" must be a JSON object or null');
  if (operationName !== null && typeof operationName !== 'string')
    return new BodyRefusal(400, '"operationName" must be a string or null');
  const bytes = Buffer.byteLength(query);
  if (bytes > maxQueryBytes) return new BodyRefusal(413, tooLong(bytes, maxQueryBytes));
  return {
    query,
    operationName: operationName === null || operationName === '' ? undefined : operationName,
    variables: variables ?? {},
  };
}

function read(text: string): unknown {
  try {
    return parseJson(text, 'rounded');
  } catch (error) {
    if (error instanceof SyntaxError) return withoutText(`The request body is not valid JSON: ${error.message}`);
    if (error instanceof DomainError) return new BodyRefusal(400, error.message);
    throw error;
  }
}

/** DataHub's clients get an empty body here; the warning header contains the reason. */
function withoutText(reason: string): BodyRefusal {
  noteWarning(reason);
  return new BodyRefusal(400);
}

function tooLong(bytes: number, limit: number): string {
  return `The query text has ${bytes} bytes, more than the limit of ${limit} (GRAPHQL_QUERY_BYTES_LIMIT)`;
}
