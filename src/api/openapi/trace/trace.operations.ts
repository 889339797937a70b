import { API } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonValue } from '../../../foundation/json/json.js';
import type { TracedAspects } from '../../../operations/index.js';
import { demanding } from '../operation/access.js';
import { bodyOf } from '../operation/body.js';
import { flag, parameter, unread } from '../operation/parameters.js';
import { FLAG, listOf, mapOf, refTo, TEXT } from '../operation/schemas.js';
import { section } from '../operation/section.js';
import { textOf } from '../query.js';

/** A trace id, alone or in a whole `traceparent`. */
const traceId = parameter({ type: 'string', pattern: '^[0-9a-f]{32}$' }, (given, name): string => {
  const text = textOf(given, name) ?? '';
  const id = text.includes('-') ? text.split('-')[1] : text;
  if (id !== undefined && /^[0-9a-f]{32}$/i.test(id)) return id.toLowerCase();
  throw invalidArgument('The trace id must be 32 hexadecimal digits, or a traceparent that holds them.');
});

/** The outcome of writes. */
export const TRACES = section(
  { path: '/openapi/v1/trace/write', group: 'openapi-v1', tag: 'Traces', access: demanding(API.readEntities) },
  {
    write: {
      method: 'post',
      path: '{traceId}',
      summary: 'The outcome of a write.',
      inPath: { traceId },
      query: { onlyIncludeErrors: flag(true), detailed: flag(false), skipCache: unread(FLAG) },
      body: bodyOf(mapOf(listOf(TEXT)), askedIn),
      answer: mapOf(mapOf(refTo('AspectTrace'))),
    },
  },
);

/** `{urn: [aspect names]}`; an empty list stands for all aspects of the urn. */
function askedIn(body: unknown): TracedAspects {
  if (!isJsonObject(body)) throw invalidArgument('The body must be a JSON object of aspect names by urn.');
  return new Map(Object.entries(body).map(([urn, names]) => [urn, namesIn(urn, names ?? null)]));
}

function namesIn(urn: string, names: JsonValue): readonly string[] {
  if (names === null) return [];
  if (!Array.isArray(names) || names.some((name) => typeof name !== 'string')) {
    throw invalidArgument(`The aspect names of ${urn} must be an array of strings.`);
  }
  return names as readonly string[];
}
