import { type FieldRef, isNumeric } from '../../../search-field.js';
import type { FacetCounts, FacetRequest } from '../../../search-query.js';
import { type CodedField, codedField } from './coded-fields.js';
import type { Column } from './column.js';
import type { IndexView } from './index-view.js';
import { largestValues } from './value-counts.js';
import { pathSeparator } from './value-test.js';

type Count = FacetCounts['counts'][number];

/** Counts hits by the values of one or several fields. */
export function facetCounts(request: FacetRequest, documents: Uint32Array, view: IndexView): FacetCounts {
  const levels = request.levels.map((field) => codedField(field, view));
  view.stop.check();
  const [only] = levels;
  if (only === undefined) return { name: request.name, counts: [] };
  if (request.countsMissing) return { name: request.name, counts: missing(only, documents) };
  if (levels.length > 1)
    return { name: request.name, counts: largest(countCombinations(levels, documents), levels, request) };
  const byCodes = countCodes(only, documents);
  const column = columnOfTexts(request.levels, view);
  if (column === undefined) return { name: request.name, counts: largest(byCodes, levels, request) };
  return { name: request.name, counts: largestValues(byCodes, column.field, column.column, request.size, view) };
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

/** Number of hits by the codes of each level. */
type CodeCounts = Iterable<readonly [codes: readonly number[], count: number]>;

function missing({ codes }: CodedField, documents: Uint32Array): Count[] {
  let count = 0;
  for (const id of documents) if ((codes[id] ?? 0) === 0) count += 1;
  return count === 0 ? [] : [{ path: [], count }];
}

function* countCodes({ codes, limit }: CodedField, documents: Uint32Array): CodeCounts {
  if (limit === 1) return;
  if (documents.length < limit) {
    yield* countFewCodes(codes, documents);
    return;
  }
  const counts = new Uint32Array(limit);
  for (const id of documents) {
    const code = codes[id] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  for (let code = 1; code < limit; code += 1) {
    const count = counts[code] ?? 0;
    if (count > 0) yield [[code], count];
  }
}

/** For fewer documents than there are codes. */
function* countFewCodes(codes: CodedField['codes'], documents: Uint32Array): CodeCounts {
  const counts = new Map<number, number>();
  for (const id of documents) {
    const code = codes[id] ?? 0;
    if (code !== 0) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  for (const code of Uint32Array.from(counts.keys()).sort()) yield [[code], counts.get(code) ?? 0];
}

function* countCombinations(levels: readonly CodedField[], documents: Uint32Array): CodeCounts {
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
function largest(counts: CodeCounts, levels: readonly CodedField[], { size, levels: fields }: FacetRequest): Count[] {
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
