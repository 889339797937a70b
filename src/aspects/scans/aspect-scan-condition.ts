import { compareBytes } from '../../foundation/common/byte-order.js';
import { repeat, type SqlDialect, type SqlParameter, toSqlTimestamp } from '../../foundation/database/index.js';
import type { ScanFilter, ScanRange } from './aspect-scan.js';
import { patternStart, prefixEnd } from './aspect-scan-pattern.js';
import type { AspectKey } from '../aspect-key.js';

/** The urn column and the aspect name column of a table that has both. */
export interface KeyColumns {
  readonly urn: string;
  readonly aspect: string;
}

/** Terms of a WHERE clause, to be joined by AND, and the parameters in the order of their markers. */
export interface ScanCondition {
  readonly terms: readonly string[];
  readonly parameters: readonly SqlParameter[];
}

interface Term {
  readonly sql: string;
  readonly parameters: readonly SqlParameter[];
}

/**
 * The condition of a stretch for any table whose rows belong to a urn and an aspect. It does not include times of
 * writing, which only the table of the aspects has: see `createdCondition`.
 */
export function rangeCondition(dialect: SqlDialect, columns: KeyColumns, range: ScanRange): ScanCondition {
  const urn = dialect.byteOrdered(columns.urn);
  const aspect = dialect.byteOrdered(columns.aspect);
  const { filter, after, until } = range;
  return joined([
    ...oneOf(columns.urn, filter.urns),
    ...likeTerms(dialect, columns.urn, range),
    ...oneOf(columns.aspect, filter.aspects),
    ...bound(urn, aspect, '>', after),
    ...bound(urn, aspect, '<', until),
  ]);
}

/** The condition on the time of writing. */
export function createdCondition(column: string, { createdFrom, createdTo }: ScanFilter): ScanCondition {
  const terms: Term[] = [];
  if (createdFrom !== undefined) terms.push({ sql: `${column} >= ?`, parameters: [toSqlTimestamp(createdFrom)] });
  if (createdTo !== undefined) terms.push({ sql: `${column} < ?`, parameters: [toSqlTimestamp(createdTo + 1)] });
  return joined(terms);
}

function joined(terms: readonly Term[]): ScanCondition {
  return { terms: terms.map(({ sql }) => sql), parameters: terms.flatMap(({ parameters }) => parameters) };
}

function oneOf(column: string, values: readonly string[] | undefined): readonly Term[] {
  if (values === undefined) return [];
  if (values.length === 0) return [{ sql: '1 = 0', parameters: [] }];
  return [{ sql: `${column} IN (${repeat('?', values.length)})`, parameters: values }];
}

/**
 * The part before the first wildcard becomes a range, which engines look up in an index; the pattern filters the rows
 * in it. SQLite looks up only one of several bounds, so a bound that the stretch implies is left out, and so is the one
 * that it derives from the pattern.
 */
function likeTerms(dialect: SqlDialect, column: string, { filter, after, until }: ScanRange): readonly Term[] {
  const pattern = filter.urnLike;
  if (pattern === undefined) return [];
  const { prefix, isWhole } = patternStart(pattern);
  if (isWhole) return [{ sql: `${column} = ?`, parameters: [prefix] }];
  const urn = dialect.byteOrdered(column);
  const end = prefixEnd(prefix);
  const startsLater = after !== undefined && compareBytes(after.urn, prefix) >= 0;
  const endsEarlier = end === undefined || (until !== undefined && compareBytes(until.urn, end) < 0);
  return [
    ...(prefix === '' || startsLater ? [] : [{ sql: `${urn} >= ?`, parameters: [prefix] }]),
    ...(endsEarlier ? [] : [{ sql: `${urn} < ?`, parameters: [end] }]),
    { sql: dialect.caseSensitiveLike(dialect.withoutIndex(column)), parameters: [pattern] },
  ];
}

/**
 * Rows on one side of `key`, including that row when the side is `<`. The urn alone comes first, as a range that every
 * engine looks up.
 */
function bound(urn: string, aspect: string, side: '<' | '>', key: AspectKey | undefined): readonly Term[] {
  if (key === undefined) return [];
  const inclusive = side === '<' ? '<=' : '>';
  return [
    { sql: `${urn} ${side}= ?`, parameters: [key.urn] },
    { sql: `(${urn} ${side} ? OR ${aspect} ${inclusive} ?)`, parameters: [key.urn, key.aspectName] },
  ];
}
