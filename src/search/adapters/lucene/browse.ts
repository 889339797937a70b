import { invalidArgument } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import type { FieldRef } from '../../search-field.js';
import type { BrowseGroup, BrowseQuery, BrowseResult } from '../../search-query.js';
import { wholeField } from './engine-field.js';
import { filterQueries } from './filter-query.js';
import type { IndexNames } from './index-names.js';
import { numberAt, objectAt, objectsAt, textAt } from './json-reading.js';
import { hitEntity } from './search-response.js';
import { textQuery } from './text-query.js';

/** Maximum number of folders returned for a level, as in DataHub. */
const MOST_GROUPS = 2_000;

/** Number of child folders fetched per folder to find one of its own; entities with several paths contribute others. */
const SUBGROUPS = 50;

/** Request body that lists the folders below a path. */
export function groupsBody(query: BrowseQuery): JsonObject {
  const { field, path } = query;
  const separator = separatorOf(field);
  const level = `${escaped(path + separator)}[^${separator}]+`;
  return {
    query: matching(query, { prefix: { [wholeField(field)]: path + separator } }),
    size: 0,
    track_total_hits: true,
    aggs: {
      groups: {
        terms: { field: field.name, size: MOST_GROUPS, include: level },
        aggs: {
          below: { terms: { field: field.name, size: SUBGROUPS, include: `${level}${separator}[^${separator}]+` } },
        },
      },
    },
  };
}

/** Request body that lists the entities directly in a path. */
export function entitiesBody(query: BrowseQuery, { from, size }: NonNullable<BrowseQuery['entities']>): JsonObject {
  return {
    query: matching(query, { term: { [wholeField(query.field)]: query.path } }),
    _source: false,
    track_total_hits: true,
    from,
    size,
    sort: [{ urn: { order: 'asc', unmapped_type: 'keyword' } }],
  };
}

/** Converts the engine's responses to both requests. */
export function browseResult(
  groups: JsonObject,
  entities: JsonObject | undefined,
  { field, path }: BrowseQuery,
  names: IndexNames,
): BrowseResult {
  const above = path.length + 1;
  return {
    groups: objectsAt(groups, 'aggregations', 'groups', 'buckets').map((bucket) =>
      group(bucket, above, separatorOf(field)),
    ),
    total: numberAt(groups, 'hits', 'total', 'value'),
    entities: objectsAt(entities, 'hits', 'hits').flatMap((hit) => hitEntity(hit, names).map(({ urn }) => urn)),
    totalEntities: numberAt(entities, 'hits', 'total', 'value'),
  };
}

function group(bucket: JsonObject, above: number, separator: string): BrowseGroup {
  const path = textAt(bucket, 'key');
  const below = objectsAt(objectAt(bucket, 'below'), 'buckets');
  return {
    name: path.slice(above),
    count: numberAt(bucket, 'doc_count'),
    hasSubGroups: below.some((inner) => textAt(inner, 'key').startsWith(path + separator)),
  };
}

function separatorOf({ name, kind }: FieldRef): string {
  if (kind === 'slashPath') return '/';
  if (kind === 'unitPath') return '␟';
  throw invalidArgument(`Cannot browse by ${name}: its values are not paths. Browse by browsePaths or browsePathV2.`);
}

function matching({ plan, filter, restriction }: BrowseQuery, place: JsonObject): JsonObject {
  return { bool: { filter: [place, textQuery(plan), ...filterQueries(filter, restriction)] } };
}

/** Escapes a text for a regular expression of the engine. */
function escaped(text: string): string {
  return text.replace(/[.?+*|{}[\]()"\\#@&<>~^$-]/g, '\\$&');
}
