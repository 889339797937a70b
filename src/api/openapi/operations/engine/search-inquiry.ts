import type { Actor } from '../../../../auth/index.js';
import { invalidArgument } from '../../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../../foundation/json/json.js';
import type { ModelRegistry } from '../../../../model/index.js';
import type { ScrollRequest, SearchFlags } from '../../../../search/index.js';
import { readFilter } from '../../filter.js';
import {
  integer,
  list,
  mapped,
  type Parameter,
  parameter,
  rawText,
  text,
  unread,
  type ValuesOf,
} from '../../operation/parameters.js';
import { COUNT, TEXT } from '../../operation/schemas.js';
import { textOf } from '../../query.js';
import { entityNamed } from '../../v3/aspect-names.js';

/** Default entity type of a search. Source: DataHub's operations. */
const DEFAULT_TYPE = 'dataset';

/** An object as JSON text. */
const json: Parameter<JsonObject | undefined> = parameter(TEXT, (given, name) => {
  const asked = textOf(given, name) ?? '';
  if (asked === '') return undefined;
  const value = parsed(asked);
  if (isJsonObject(value)) return value;
  throw invalidArgument(`The query parameter "${name}" must be a JSON object.`);
});

/** The parameters of a search; the default page size is `size`. */
export function inquiry(size: number) {
  return {
    query: rawText(),
    entityName: rawText(),
    scrollId: text(),
    keepAlive: unread(TEXT),
    size: integer(size, { schema: COUNT }),
    filters: mapped(json, (filters) => readFilter(filters, 'filters')),
    sortCriteria: list(),
    searchFlags: mapped(json, flagsIn),
  };
}

/** The search described by a request. Throws `INVALID_ARGUMENT` for an unknown entity type. */
export function searchIn(
  input: ValuesOf<ReturnType<typeof inquiry>>,
  viewer: Actor,
  registry: ModelRegistry,
): ScrollRequest {
  const { scrollId, sortCriteria = [] } = input;
  return {
    viewer,
    query: input.query ?? '*',
    entityTypes: [entityNamed(registry, input.entityName ?? DEFAULT_TYPE).name],
    criteria: input.filters,
    sort: sortCriteria.map((field) => ({ field, order: 'ASCENDING' }) as const),
    count: input.size,
    flags: input.searchFlags,
    ...(scrollId !== undefined && { scrollId }),
  };
}

function flagsIn(given: JsonObject = { fulltext: true }): SearchFlags {
  const known = ['fulltext', 'skipHighlighting', 'skipAggregates', 'includeSoftDeleted', 'getSuggestions'] as const;
  const flags = known.flatMap((name) => (typeof given[name] === 'boolean' ? [[name, given[name]] as const] : []));
  return Object.fromEntries(flags);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
