import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/json/json.js';
import type { GroupingCriterion, SearchFlags, SortCriterion } from '../../../search/index.js';
import { flag, integer, list, optional, readBody, record, text } from '../protocol/parameters.js';

/** Parameters for sorting. */
export const SORT_PARAMETERS = { sort: optional(record()), sortCriteria: optional(list(record())) };

const FLAGS = {
  skipCache: optional(flag()),
  maxAggValues: optional(integer()),
  fulltext: optional(flag()),
  skipHighlighting: optional(flag()),
  skipAggregates: optional(flag()),
  getSuggestions: optional(flag()),
  groupingSpec: optional(record()),
  includeSoftDeleted: optional(flag()),
  includeHiddenLifecycleStages: optional(flag()),
  includeRestricted: optional(flag()),
  customHighlightingFields: optional(list(text())),
  rewriteQuery: optional(flag()),
  includeDefaultFacets: optional(flag()),
  filterNonLatestVersions: optional(flag()),
  fieldConfiguration: optional(text()),
  sliceOptions: optional(record()),
};

/**
 * Parses a SearchFlags record; `fulltext` is the default of its member. Throws `INVALID_ARGUMENT` for a member of the
 * wrong type.
 */
export function readFlags(flags: JsonObject | undefined, fulltext: boolean): SearchFlags {
  const { groupingSpec, sliceOptions, ...plain } = readBody('searchFlags', FLAGS, flags ?? {});
  return {
    ...plain,
    fulltext: plain.fulltext ?? fulltext,
    groupingSpec: groupingOf(groupingSpec),
    sliceOptions:
      sliceOptions === undefined
        ? undefined
        : readBody('sliceOptions', { id: integer(), max: integer() }, sliceOptions),
  };
}

/**
 * Parses the sort order: `sortCriteria`, otherwise the single `sort`; `missingValue` (`_first`, `_last`) determines the
 * position of entities without a value. Throws `INVALID_ARGUMENT`.
 */
export function readSort(given: {
  readonly sort: JsonObject | undefined;
  readonly sortCriteria: readonly JsonObject[] | undefined;
}): readonly SortCriterion[] {
  const { sort, sortCriteria = [] } = given;
  const all = sortCriteria.length > 0 ? sortCriteria : sort === undefined ? [] : [sort];
  return all.map(sortCriterion);
}

function sortCriterion({ field, order, missingValue }: JsonObject): SortCriterion {
  if (typeof field !== 'string') throw invalidArgument('A sort criterion needs a "field", a string.');
  if (order !== 'ASCENDING' && order !== 'DESCENDING') {
    throw invalidArgument(`The "order" of the sort criterion on ${field} must be ASCENDING or DESCENDING.`);
  }
  if (missingValue !== '_first' && missingValue !== '_last') return { field, order };
  return { field, order, missing: missingValue === '_first' ? 'first' : 'last' };
}

function groupingOf(spec: JsonObject | undefined): readonly GroupingCriterion[] | undefined {
  const criteria = spec?.['groupingCriteria'];
  return Array.isArray(criteria) ? criteria.map(groupingCriterion) : undefined;
}

function groupingCriterion(criterion: JsonValue): GroupingCriterion {
  const given = isJsonObject(criterion) ? criterion : {};
  return readBody('groupingCriteria', { baseEntityType: optional(text()), groupingEntityType: text() }, given);
}
