import { Inject, Injectable } from '@nestjs/common';
import { Database, type SqlDialect, type SqlParameter, toSqlTimestamp } from '../database/index.js';
import type { AspectRecord } from './aspect-record.js';
import { ASPECT_TABLE, type AspectRow } from './aspect.row.js';
import { StoredAspect } from './stored-aspect.js';

/** Where a reader of the log stands: time of writing as the database tells it, urn, aspect and version of the last row read; the latest value counts as version `LATEST`. */
export type LogPlace = readonly [createdOn: string, urn: string, aspect: string, version: number];

/** Greater than every version of the history. */
const LATEST = Number.MAX_SAFE_INTEGER;

/** A value that was written, and the one that it replaced. */
export interface LoggedChange {
  readonly record: AspectRecord;
  readonly before: AspectRecord | undefined;
}

/** A stretch of the log. */
export interface LogPage {
  readonly changes: readonly LoggedChange[];
  /** Where each of them stands. */
  readonly places: readonly LogPlace[];
}

const OWN = ASPECT_TABLE.columns.map((column) => `a.${column}`).join(', ');
const EARLIER = ['version', 'metadata', 'systemmetadata', 'createdon', 'createdby', 'createdfor'] as const;

type ResultRow = AspectRow & { readonly [Name in `before_${(typeof EARLIER)[number]}`]: string | null };

/**
 * What was written, in the order of its time, told from the rows of the aspects: a value that no row holds any more is not told, whether it was deleted or let go by retention.
 */
@Injectable()
export class AspectLog {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** The place before the first row that is written at `time`, in milliseconds since 1970, or later. */
  static placeAt(time: number): LogPlace {
    return [toSqlTimestamp(time), '', '', 0];
  }

  /** At most `limit` changes after a place that were written before `until`, in milliseconds since 1970. Throws `ENGINE_UNAVAILABLE`. */
  async page(after: LogPlace, until: number, limit: number): Promise<LogPage> {
    const rows = await this.database.read((sql) => {
      const { where, parameters } = conditionOf(sql.dialect, after, until);
      const earlier = EARLIER.map((column) => `p.${column} AS before_${column}`).join(', ');
      return sql.select<ResultRow>(
        `SELECT ${OWN}, ${earlier} FROM metadata_aspect_v2 a LEFT JOIN metadata_aspect_v2 p ON ${REPLACED} ` +
          `WHERE ${where} ORDER BY a.createdon, ${keyOf(sql.dialect).join(', ')}, ${VERSION} LIMIT ?`,
        [...parameters, limit],
      );
    });
    return { changes: rows.map(changeOf), places: rows.map(placeOf) };
  }
}

/** The row before the latest is the newest of the history; the one before another has the number before. */
const REPLACED =
  'p.urn = a.urn AND p.aspect = a.aspect AND p.version <> 0 AND p.version = CASE WHEN a.version = 0 THEN ' +
  '(SELECT MAX(m.version) FROM metadata_aspect_v2 m WHERE m.urn = a.urn AND m.aspect = a.aspect) ELSE a.version - 1 END';

const VERSION = `CASE WHEN a.version = 0 THEN ${String(LATEST)} ELSE a.version END`;

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

function changeOf(row: ResultRow): LoggedChange {
  const record = new StoredAspect(row);
  if (row.before_version === null) return { record, before: undefined };
  const { urn, aspect } = row;
  const earlier = Object.fromEntries(EARLIER.map((column) => [column, row[`before_${column}`]]));
  return { record, before: new StoredAspect({ ...earlier, urn, aspect } as unknown as AspectRow) };
}
