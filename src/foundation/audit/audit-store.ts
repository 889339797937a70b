import { Inject, Injectable } from '@nestjs/common';
import { Database, firstId, removeBefore, repeat, type SqlParameter } from '../database/index.js';
import type { AuditEntry } from './audit-event.js';
import { AUDIT_TABLE, auditColumns, entryOfRow } from './audit.row.js';

/** Entries that are counted at most. Source: DataHub's audit search. */
const MOST_COUNTED = 10_000;

/** Which entries are wanted; lists are alternatives, and an empty one is no condition. */
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
  /** Id of the last entry of the page before. */
  readonly after?: string | undefined;
}

/** A page of the trail, the newest entry first. */
export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** Entries on all pages; 10,000 stands for more. */
  readonly total: number;
}

interface Condition {
  readonly sql: string;
  readonly parameters: readonly SqlParameter[];
}

/** The audit trail in SQL. Every method throws `ENGINE_UNAVAILABLE` when the database does not answer. */
@Injectable()
export class AuditStore {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Stores entries, in one transaction that others may share. */
  async append(entries: readonly AuditEntry[]): Promise<void> {
    const rows = entries.map(auditColumns);
    await this.database.transaction((sql) => sql.insert(AUDIT_TABLE, rows, 'ignore'));
  }

  /** A page of the entries that meet every condition. */
  async search(query: AuditQuery): Promise<AuditPage> {
    const all = conditionsOf(query);
    const paged = query.after === undefined ? all : [...all, { sql: 'id < ?', parameters: [query.after] }];
    const [page, counted] = [where(paged), where(all)];
    return this.database.read(async (sql) => {
      const rows = await sql.select(`SELECT * FROM metadata_audit WHERE ${page.sql} ORDER BY id DESC LIMIT ?`, [
        ...page.parameters,
        query.size,
      ]);
      const counts = await sql.select<{ total: number }>(
        `SELECT COUNT(*) AS total FROM (SELECT 1 AS one FROM metadata_audit WHERE ${counted.sql} LIMIT ${MOST_COUNTED}) counted`,
        counted.parameters,
      );
      return { entries: rows.map(entryOfRow), total: Number(counts[0]?.total ?? 0) };
    });
  }

  /** Removes the oldest entries from before `time`, `most` at a time. Answers how many went. */
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

function oneOf(column: string, values: readonly string[] = []): readonly Condition[] {
  if (values.length === 0) return [];
  return [{ sql: `${column} IN (${repeat('?', values.length)})`, parameters: values }];
}

function namingOneOf(aspects: readonly string[] = []): readonly Condition[] {
  if (aspects.length === 0) return [];
  const each = aspects.map(() => `aspects LIKE ?`).join(' OR ');
  return [{ sql: `(${each})`, parameters: aspects.map((name) => `%,${name.replaceAll(/[%_\\]/g, '')},%`) }];
}

function where(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
}
