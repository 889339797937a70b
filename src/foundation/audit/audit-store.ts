import { Injectable } from '@nestjs/common';
import { Database, firstId, removeBefore, repeat, type SqlParameter, ESSENTIAL } from '../database/index.js';
import type { AuditEntry } from './audit-event.js';
import { AUDIT_TABLE, auditColumns, entryOfRow } from './audit.row.js';
import { entryParts, type TrailPosition } from './entry-parts.js';

/** Maximum count of matching entries. Source: DataHub's audit search. */
const MOST_COUNTED = 10_000;

/** Selects entries; lists are alternatives, and an empty list is no condition. */
export interface AuditQuery {
  /** Milliseconds since 1970, both ends included. */
  readonly from: number;
  readonly to: number;
  readonly actions?: readonly string[];
  readonly actors?: readonly string[];
  readonly targets?: readonly string[];
  readonly targetTypes?: readonly string[];
  readonly aspects?: readonly string[];
  readonly outcomes?: readonly string[];
  readonly size: number;
  /** Where the page before ended. */
  readonly after?: TrailPosition | undefined;
}

/** A page of the trail, the newest entry first, each of one aspect at most. */
export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** Entries on all pages; 10,000 means 10,000 or more. */
  readonly total: number;
  /** Where the next page begins; undefined where there is none. */
  readonly next: string | undefined;
}

interface Condition {
  readonly sql: string;
  readonly parameters: readonly SqlParameter[];
}

/** The audit trail in SQL. Every method throws `ENGINE_UNAVAILABLE` if the database does not respond. */
@Injectable()
export class AuditStore {
  constructor(private readonly database: Database) {}

  /** Stores entries in one transaction, which may contain other work. */
  async append(entries: readonly AuditEntry[]): Promise<void> {
    const rows = entries.map(auditColumns);
    await this.database.transaction((sql) => sql.insert(AUDIT_TABLE, rows, 'ignore'), ESSENTIAL);
  }

  /** A page of the entries that meet every condition. */
  async search(query: AuditQuery): Promise<AuditPage> {
    const { aspects = [], after, size } = query;
    const all = conditionsOf(query);
    const [page, counted, parts] = [where([...all, ...behind(after)]), where(all), partsOf(aspects)];
    return this.database.read(async (sql) => {
      const rows = await sql.select(`SELECT * FROM metadata_audit WHERE ${page.sql} ORDER BY id DESC LIMIT ?`, [
        ...page.parameters,
        size,
      ]);
      const counts = await sql.select<{ total: number | null }>(
        `SELECT SUM(parts) AS total FROM
         (SELECT ${parts.sql} AS parts FROM metadata_audit WHERE ${counted.sql} LIMIT ${MOST_COUNTED}) counted`,
        [...parts.parameters, ...counted.parameters],
      );
      const found = entryParts(rows.map(entryOfRow), aspects, after, size);
      return {
        entries: found.map(({ entry }) => entry),
        total: Math.min(Number(counts[0]?.total ?? 0), MOST_COUNTED),
        next: found.length < size ? undefined : found.at(-1)?.position,
      };
    });
  }

  /** Removes the oldest entries from before `time`, at most `most`. Returns the number of removed entries. */
  removeBefore(time: number, most: number): Promise<number> {
    return removeBefore(this.database, 'metadata_audit', time, most);
  }
}

function conditionsOf(query: AuditQuery): readonly Condition[] {
  return [
    { sql: 'id >= ?', parameters: [firstId(query.from)] },
    { sql: 'id < ?', parameters: [firstId(query.to + 1)] },
    ...oneOf('action', query.actions),
    ...oneOf('actor', query.actors),
    ...oneOf('target', query.targets),
    ...oneOf('target_type', query.targetTypes),
    ...oneOf('outcome', query.outcomes),
    ...namingOneOf(query.aspects),
  ];
}

function behind(after: TrailPosition | undefined): readonly Condition[] {
  if (after === undefined) return [];
  return [{ sql: after.returned === 0 ? 'id < ?' : 'id <= ?', parameters: [after.id] }];
}

/** How many entries of one aspect a row stands for: of those in `asked`, if there are any. */
function partsOf(asked: readonly string[]): Condition {
  if (asked.length === 0)
    return {
      sql: `CASE WHEN aspects IS NULL THEN 1 ELSE LENGTH(aspects) - LENGTH(REPLACE(aspects, ',', '')) - 1 END`,
      parameters: [],
    };
  const names = [...new Set(asked)];
  const sql = names.map(() => 'CASE WHEN aspects LIKE ? THEN 1 ELSE 0 END').join(' + ');
  return { sql, parameters: names.map(patternOf) };
}

function oneOf(column: string, values: readonly string[] = []): readonly Condition[] {
  if (values.length === 0) return [];
  return [{ sql: `${column} IN (${repeat('?', values.length)})`, parameters: values }];
}

function namingOneOf(aspects: readonly string[] = []): readonly Condition[] {
  if (aspects.length === 0) return [];
  const each = aspects.map(() => `aspects LIKE ?`).join(' OR ');
  return [{ sql: `(${each})`, parameters: aspects.map(patternOf) }];
}

/** A pattern that the names of aspects match where `name` is among them. */
function patternOf(name: string): string {
  return `%,${name.replaceAll(/[%_\\]/g, '')},%`;
}

function where(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
}
