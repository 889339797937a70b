import { type FieldRef, isNumeric } from '../../../../search-field.js';
import type { FacetCounts, FacetRequest } from '../../../../search-query.js';
import { countCodes } from '../columns/code-counts.js';
import { type CodedField, codedField } from '../columns/coded-fields.js';
import type { Column } from '../columns/column.js';
import type { DocumentSet } from '../sets/document-set.js';
import type { IndexView } from '../index-view.js';
import { scratch } from '../sets/scratch.js';
import { largestValues } from '../columns/value-counts.js';
import { pathSeparator } from '../matching/value-test.js';

/** The largest number in a list of codes. */
const LARGEST_CODE = 2 ** 32 - 1;

type Count = FacetCounts['counts'][number];

/** The facets of a query over its hits. */
export function facetsOf(requests: readonly FacetRequest[], hits: DocumentSet, view: IndexView): FacetCounts[] {
  if (requests.length === 0) return [];
  const ids = hits.ids();
  return requests.map((request) => scratch.during(() => facetCounts(request, ids, view)));
}

/** Counts hits by the values of one or several fields. */
function facetCounts(request: FacetRequest, documents: Uint32Array, view: IndexView): FacetCounts {
  const levels = request.levels.map((field) => codedField(field, view));
  view.stop.check();
  const [only] = levels;
  if (only !== undefined && request.countsMissing) return { name: request.name, counts: missing(only, documents) };
  if (only === undefined || only.limit === 1) return { name: request.name, counts: [] };
  const column = levels.length > 1 ? undefined : columnOfTexts(request.levels, view);
  if (column === undefined)
    return { name: request.name, counts: largest(countCombinations(levels, documents), levels, request) };
  const byCode = countCodes(codesOf(only, documents), only.limit);
  return { name: request.name, counts: largestValues(byCode, column.field, column.column, request.size, view) };
}

/** The column of the only level, if its values are texts that stand for nothing but themselves. */
function columnOfTexts(
  [field]: readonly FieldRef[],
  view: IndexView,
): { readonly field: FieldRef; readonly column: Column } | undefined {
  if (field === undefined || field.kind === 'entityType' || isNumeric(field.kind)) return undefined;
  const column = pathSeparator(field.kind) === undefined ? view.column(field.name) : undefined;
  return column === undefined ? undefined : { field, column };
}

/** The code of each document. */
function codesOf({ codes }: CodedField, documents: Uint32Array): Uint32Array {
  const found = scratch.ids(documents.length);
  for (let at = 0; at < found.length; at += 1) found[at] = codes[documents[at] ?? 0] ?? 0;
  return found;
}

/** The codes of each document in all levels as one number. */
function joinedCodes(levels: readonly CodedField[], documents: Uint32Array): Uint32Array {
  const joined = scratch.ids(documents.length).fill(0);
  for (const level of levels) {
    const codes = codesOf(level, documents);
    const { limit } = level;
    for (let at = 0; at < joined.length; at += 1) joined[at] = (joined[at] ?? 0) * limit + (codes[at] ?? 0);
  }
  return joined;
}

/** Number of hits by the codes of each level. */
type CombinationCounts = Iterable<readonly [codes: readonly number[], count: number]>;

function missing({ codes }: CodedField, documents: Uint32Array): Count[] {
  let count = 0;
  for (const id of documents) if ((codes[id] ?? 0) === 0) count += 1;
  return count === 0 ? [] : [{ path: [], count }];
}

/** Documents by the codes of their values of all levels, which are numbered together. */
function countCombinations(levels: readonly CodedField[], documents: Uint32Array): CombinationCounts {
  const limit = levels.reduce((product, level) => product * level.limit, 1);
  return limit > LARGEST_CODE ? countByKey(levels, documents) : countTogether(levels, documents, limit);
}

function* countTogether(levels: readonly CodedField[], documents: Uint32Array, limit: number): CombinationCounts {
  const { codes, counts } = countCodes(joinedCodes(levels, documents), limit);
  for (const [at, code] of codes.entries()) yield [codesIn(code, levels), counts[at] ?? 0];
}

function* countByKey(levels: readonly CodedField[], documents: Uint32Array): CombinationCounts {
  const counts = new Map<number, number>();
  for (const id of documents) {
    let key = 0;
    for (const { codes, limit } of levels) key = key * limit + (codes[id] ?? 0);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [key, count] of counts) yield [codesIn(key, levels), count];
}

function codesIn(key: number, levels: readonly CodedField[]): readonly number[] {
  const codes: number[] = [];
  let rest = key;
  for (const { limit } of [...levels].reverse()) {
    codes.unshift(rest % limit);
    rest = Math.floor(rest / limit);
  }
  return codes;
}

interface Branch {
  count: number;
  readonly branches: Map<string, Branch>;
}

/**
 * The values of each level with the highest counts; values of inner levels follow the outer value that they belong to.
 */
function largest(
  counts: CombinationCounts,
  levels: readonly CodedField[],
  { size, levels: fields }: FacetRequest,
): Count[] {
  const root: Branch = { count: 0, branches: new Map() };
  for (const [codes, count] of counts) grow(root, levels, codes, count, 0);
  return branchCounts(root, [], fields, size);
}

/** Branches of the innermost level. */
const NO_BRANCHES = new Map<string, Branch>();

/** Adds `count` to the values that the codes from level `at` on stand for. */
function grow(
  { branches }: Branch,
  levels: readonly CodedField[],
  codes: readonly number[],
  count: number,
  at: number,
): void {
  const isLast = at + 1 >= levels.length;
  for (const text of levels[at]?.textsOf(codes[at] ?? 0) ?? []) {
    let known = branches.get(text);
    if (known === undefined) {
      known = { count: 0, branches: isLast ? NO_BRANCHES : new Map<string, Branch>() };
      branches.set(text, known);
    }
    known.count += count;
    if (!isLast) grow(known, levels, codes, count, at + 1);
  }
}

function branchCounts(branch: Branch, path: readonly string[], fields: readonly FieldRef[], size: number): Count[] {
  const [field, ...inner] = fields;
  if (field === undefined) return [];
  const areNumbers = isNumeric(field.kind);
  const ordered = [...branch.branches].sort(
    ([left, { count: leftCount }], [right, { count: rightCount }]) =>
      rightCount - leftCount || (areNumbers ? Number(left) - Number(right) : left < right ? -1 : 1),
  );
  return ordered.slice(0, size).flatMap(([text, found]) => {
    const own = [...path, text];
    return [{ path: own, count: found.count }, ...branchCounts(found, own, inner, size)];
  });
}
