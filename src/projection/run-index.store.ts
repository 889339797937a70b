import { Injectable } from '@nestjs/common';
import { prefixEnd } from '../aspects/index.js';
import { type BoundSql, Database, repeat, type SqlReads } from '../foundation/database/index.js';
import { runIdColumn } from './run-index.row.js';

/** A run in the list of runs. */
export interface RunSummary {
  readonly runId: string;
  /** Milliseconds since 1970; when the run last observed one of its aspects. */
  readonly timestamp: number;
  /** Aspects whose last change was this run's. */
  readonly rows: number;
}

/** One aspect of one entity and the run that last changed it. */
export interface RunIndexEntry {
  readonly urn: string;
  readonly aspectName: string;
  readonly runId: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  /** Whether the entity is soft-deleted. */
  readonly removed: boolean;
  /** Whether the aspect is an entity's key, judged by its name. */
  readonly keyAspect: boolean;
  readonly telemetryTraceId: string | undefined;
}

/** How many entities hold an aspect. */
export interface AspectCount {
  readonly aspectName: string;
  /** Whether they are soft-deleted. */
  readonly removed: boolean;
  readonly total: number;
}

/** A part of a listing. */
export interface RunPage {
  readonly start: number;
  readonly count: number;
  /** Whether rows of soft-deleted entities are included. */
  readonly includeSoftDeleted: boolean;
}

/** A selection of the urns in the listing. */
export interface UrnStretch {
  /** Urns after this one in byte order; absent = from the first. */
  readonly after?: string | undefined;
  readonly size: number;
}

interface ResultRow {
  readonly urn: string;
  readonly aspect: string;
  readonly run_id: string;
  readonly last_updated: number;
  readonly removed: number;
  readonly telemetry_trace_id: string | null;
}

const SELECT = 'SELECT urn, aspect, run_id, last_updated, removed, telemetry_trace_id FROM run_index';

/**
 * Reads the run listing. It sees committed rows only, and throws `ENGINE_UNAVAILABLE` when the database does not
 * answer.
 */
@Injectable()
export class RunIndexStore {
  constructor(private readonly database: Database) {}

  /** Runs, newest first; a run whose entities are all soft-deleted is left out unless requested. */
  async listRuns({ start, count, includeSoftDeleted }: RunPage): Promise<readonly RunSummary[]> {
    const where = includeSoftDeleted ? '' : ' WHERE removed = 0';
    const newest = 'MAX(last_updated) AS newest, COUNT(*) AS total';
    const rows = await this.database.readAside((sql) =>
      sql.select<{ run_id: string; newest: number; total: number }>(
        `SELECT run_id, ${newest} FROM run_index${where} GROUP BY ${sql.dialect.groupedTexts('run_id')} ORDER BY newest DESC, run_id LIMIT ? OFFSET ?`,
        [count, start],
      ),
    );
    return rows.map(({ run_id, newest: timestamp, total }) => ({
      runId: run_id,
      timestamp: Number(timestamp),
      rows: Number(total),
    }));
  }

  /** A page of the rows of one run, in the order of their times, then of urn and aspect. */
  async findByRunId(runId: string, { start, count, includeSoftDeleted }: RunPage): Promise<readonly RunIndexEntry[]> {
    const rows = await this.database.readAside((sql) => {
      const [where, parameters] = ofRun(sql, runId, includeSoftDeleted);
      return sql.select<ResultRow>(`${SELECT} WHERE ${where} ORDER BY last_updated, urn, aspect LIMIT ? OFFSET ?`, [
        ...parameters,
        count,
        start,
      ]);
    });
    return rows.map(entryOf);
  }

  /** How many rows a run has. */
  async countByRunId(runId: string, { includeSoftDeleted }: Pick<RunPage, 'includeSoftDeleted'>): Promise<number> {
    const rows = await this.database.readAside((sql) => {
      const [where, parameters] = ofRun(sql, runId, includeSoftDeleted);
      return sql.select<{ total: number }>(`SELECT COUNT(*) AS total FROM run_index WHERE ${where}`, parameters);
    });
    return Number(rows[0]?.total ?? 0);
  }

  /**
   * How many rows each of `aspectNames` has, of entities that are soft-deleted and of others. Names without rows are
   * absent.
   */
  async countByAspect(aspectNames: readonly string[]): Promise<readonly AspectCount[]> {
    if (aspectNames.length === 0) return [];
    const rows = await this.database.readAside((sql) =>
      sql.select<{ aspect: string; removed: number; total: number }>(
        `SELECT aspect, removed, COUNT(*) AS total FROM run_index WHERE aspect IN (${repeat('?', aspectNames.length)}) GROUP BY aspect, removed`,
        aspectNames,
      ),
    );
    return rows.map(({ aspect, removed, total }) => ({
      aspectName: aspect,
      removed: Number(removed) === 1,
      total: Number(total),
    }));
  }

  /** Up to `size` urns that begin with `prefix` and follow `after`, in byte order; each once. */
  async listUrns(prefix: string, { after = '', size }: UrnStretch): Promise<readonly string[]> {
    const end = prefixEnd(prefix);
    const where = `urn >= ? AND urn > ?${end === undefined ? '' : ' AND urn < ?'}`;
    const rows = await this.database.read((sql) =>
      sql.select<{ urn: string }>(`SELECT urn FROM run_index WHERE ${where} GROUP BY urn ORDER BY urn LIMIT ?`, [
        prefix,
        after,
        ...(end === undefined ? [] : [end]),
        size,
      ]),
    );
    return rows.map(({ urn }) => urn);
  }

  /** Every row of `urns`, whichever run it belongs to, ordered by urn and aspect. */
  async findByUrns(urns: readonly string[]): Promise<readonly RunIndexEntry[]> {
    if (urns.length === 0) return [];
    const rows = await this.database.read((sql) =>
      sql.select<ResultRow>(`${SELECT} WHERE urn IN (${repeat('?', urns.length)}) ORDER BY urn, aspect`, urns),
    );
    return rows.map(entryOf);
  }
}

/** The condition on rows of a run. */
function ofRun({ dialect }: SqlReads, runId: string, includeSoftDeleted: boolean): BoundSql {
  const [isOfRun, parameters] = dialect.sameText('run_id', runIdColumn(runId));
  return [includeSoftDeleted ? isOfRun : `${isOfRun} AND removed = 0`, parameters];
}

function entryOf(row: ResultRow): RunIndexEntry {
  return {
    urn: row.urn,
    aspectName: row.aspect,
    runId: row.run_id,
    timestamp: Number(row.last_updated),
    removed: Number(row.removed) === 1,
    keyAspect: row.aspect.endsWith('Key'),
    telemetryTraceId: row.telemetry_trace_id ?? undefined,
  };
}
