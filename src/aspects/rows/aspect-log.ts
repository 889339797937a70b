import { Injectable } from '@nestjs/common';
import {
  Database,
  type SqlDialect,
  type SqlParameter,
  type SqlTransaction,
  toSqlTimestamp,
} from '../../foundation/database/index.js';
import type { AspectRecord } from '../aspect-record.js';
import { ASPECT_COLUMNS, type AspectRow } from './aspect.row.js';
import { StoredAspect } from './stored-aspect.js';
import { storedVersions } from './stored-versions.js';
import { keyText } from '../aspect-key.js';

/**
 * Position of a reader in the log: time of writing as the database stores it, urn, aspect and version of the last row
 * read; the latest value counts as version `LATEST`.
 */
export type LogPlace = readonly [createdOn: string, urn: string, aspect: string, version: number];

/** Greater than every version of the history. */
const LATEST = Number.MAX_SAFE_INTEGER;

/** A written value, and the one that it replaced. */
export interface LoggedChange {
  readonly record: AspectRecord;
  readonly before: AspectRecord | undefined;
  /** Whether the replaced value is no longer known. */
  readonly hasLostBefore: boolean;
}

/** A stretch of the log. */
export interface LogPage {
  readonly changes: readonly LoggedChange[];
  /** The position of each change. */
  readonly places: readonly LogPlace[];
}

const EARLIER = ['version', 'metadata', 'systemmetadata', 'createdon', 'createdby', 'createdfor'] as const;

type ResultRow = AspectRow & { readonly [Name in `before_${(typeof EARLIER)[number]}`]: string | null };

/**
 * The written values in the order of their time, read from the rows of the aspects and from recently removed rows: a
 * reader finds a value where it was written, whether its row still exists or not.
 */
@Injectable()
export class AspectLog {
  constructor(private readonly database: Database) {}

  /** The position before the first row that is written at `time`, in milliseconds since 1970, or later. */
  static placeAt(time: number): LogPlace {
    return [toSqlTimestamp(time), '', '', 0];
  }

  /**
   * At most `limit` changes after a position that were written before `until`, in milliseconds since 1970. Throws
   * `ENGINE_UNAVAILABLE`.
   */
  async page(after: LogPlace, until: number, limit: number): Promise<LogPage> {
    return this.database.read(async (sql) => {
      const rows = await sql.select<ResultRow>(...pageStatement(sql.dialect, after, until, limit));
      const joined = rows.map(joinedOf);
      const lost = joined.filter(({ hasLostBefore }) => hasLostBefore).map(({ record }) => record);
      const found = lost.length === 0 ? undefined : await earlierOf(sql, lost);
      const changes = joined.map((change) => {
        const before = change.hasLostBefore ? found?.get(change.record) : undefined;
        return before === undefined ? change : { ...change, before, hasLostBefore: false };
      });
      return { changes, places: rows.map(placeOf) };
    });
  }
}

/** The newest row of the history comes before the latest value; the row with the preceding number before any other. */
const REPLACED =
  'p.urn = a.urn AND p.aspect = a.aspect AND p.version <> 0 AND p.version = CASE WHEN a.version = 0 THEN ' +
  '(SELECT MAX(m.version) FROM metadata_aspect_v2 m WHERE m.urn = a.urn AND m.aspect = a.aspect) ELSE a.version - 1 END';

const VERSION = `CASE WHEN a.version = 0 THEN ${String(LATEST)} ELSE a.version END`;

/** One statement for both tables, so that a row is found in one of them even when it is being removed. */
function pageStatement(
  dialect: SqlDialect,
  after: LogPlace,
  until: number,
  limit: number,
): [sql: string, parameters: readonly SqlParameter[]] {
  const { where, parameters } = conditionOf(dialect, after, until);
  const order = `ORDER BY a.createdon, ${keyOf(dialect).join(', ')}, ${VERSION}`;
  const some = (table: string): string =>
    `SELECT * FROM (SELECT ${ASPECT_COLUMNS} FROM ${table} a WHERE ${where} ${order} LIMIT ?) ${table}_page`;
  const earlier = EARLIER.map((column) => `p.${column} AS before_${column}`).join(', ');
  return [
    `SELECT a.*, ${earlier} FROM (${some('metadata_aspect_v2')} UNION ALL ${some('removed_aspect')}) a ` +
      `LEFT JOIN metadata_aspect_v2 p ON ${REPLACED} ${order} LIMIT ?`,
    [...parameters, limit, ...parameters, limit, limit],
  ];
}

function keyOf(dialect: SqlDialect): readonly [urn: string, aspect: string] {
  return [dialect.byteOrdered('a.urn'), dialect.byteOrdered('a.aspect')];
}

function conditionOf(
  dialect: SqlDialect,
  [createdOn, urn, aspect, version]: LogPlace,
  until: number,
): { readonly where: string; readonly parameters: readonly SqlParameter[] } {
  const [urnKey, aspectKey] = keyOf(dialect);
  return {
    where:
      'a.createdon >= ? AND a.createdon < ? AND ' +
      `(a.createdon > ? OR ${urnKey} > ? OR (${urnKey} = ? AND (${aspectKey} > ? OR (${aspectKey} = ? AND ${VERSION} > ?))))`,
    parameters: [createdOn, toSqlTimestamp(until), createdOn, urn, urn, aspect, aspect, version],
  };
}

function placeOf({ createdon, urn, aspect, version }: ResultRow): LogPlace {
  return [createdon, urn, aspect, Number(version) === 0 ? LATEST : Number(version)];
}

function joinedOf(row: ResultRow): LoggedChange {
  const record = new StoredAspect(row);
  const before = row.before_version === null ? undefined : earlierRow(row);
  const number = numberOf(record);
  if (number === undefined || (before !== undefined && isBefore(before, record)))
    return { record, before, hasLostBefore: false };
  return { record, before: undefined, hasLostBefore: number > 1 };
}

function earlierRow(row: ResultRow): StoredAspect {
  const { urn, aspect } = row;
  const earlier = Object.fromEntries(EARLIER.map((column) => [column, row[`before_${column}`]]));
  return new StoredAspect({ ...earlier, urn, aspect } as unknown as AspectRow);
}

/**
 * How many values the aspect has had, including this one; undefined for the latest value of a very old installation.
 */
export function numberOf({ systemMetadata, version }: AspectRecord): number | undefined {
  const number = Number(systemMetadata?.version ?? version);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** The values that records replaced, as far as they are stored or were removed recently. */
async function earlierOf(
  sql: SqlTransaction,
  records: readonly AspectRecord[],
): Promise<ReadonlyMap<AspectRecord, AspectRecord>> {
  const wanted = records.map((record) => {
    const { urn, aspect: aspectName } = record;
    return { urn, aspectName, versions: [0, (numberOf(record) ?? 0) - 1] };
  });
  const stored = await storedVersions(sql, wanted);
  const found = records.flatMap((record): [AspectRecord, AspectRecord][] => {
    const versions = stored.get(keyText(record.urn, record.aspect)) ?? [];
    const before = latestOf(versions.filter((one) => isBefore(one, record)));
    return before === undefined ? [] : [[record, before]];
  });
  return new Map(found);
}

/** Whether `record` replaced `one`, a record of the same aspect. */
export function isBefore(one: AspectRecord, record: AspectRecord): boolean {
  return one.created.time <= record.created.time && numberOf(one) === (numberOf(record) ?? 0) - 1;
}

/** The latest of `records` by time. */
export function latestOf(records: readonly AspectRecord[]): AspectRecord | undefined {
  return records.toSorted((one, other) => one.created.time - other.created.time).at(-1);
}
