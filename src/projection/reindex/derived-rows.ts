import { Injectable } from '@nestjs/common';
import {
  type AspectKey,
  type AspectRecord,
  type AspectState,
  isReadable,
  isSameRow,
  lockEntities,
  type ScanRange,
  StoredRows,
} from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { Database, type KeyedRows, type SqlTransaction } from '../../foundation/database/index.js';
import { EdgeReconciler, type EdgeRepair } from '../../graph/index.js';
import { RunIndexReconciler } from '../run-index-reconciler.js';

/** Entities whose differences are repaired in one transaction: few, so that writers wait for milliseconds. */
const ENTITIES_PER_TRANSACTION = 100;
/** From this many differing aspects per entity on, reading all its rows costs less than seeking each. */
const MANY_KEYS = 2;
/** Aspects without a row that are sought at a time. */
const ORPHANS = 500;

/** Rows of the edge table and of the run listing that were repaired. */
export interface DerivedOutcome {
  readonly edgesWritten: number;
  readonly edgesDeleted: number;
  readonly runRowsWritten: number;
  readonly runRowsDeleted: number;
}

/** No repairs. */
export const NO_ROWS: DerivedOutcome = { edgesWritten: 0, edgesDeleted: 0, runRowsWritten: 0, runRowsDeleted: 0 };

/** What was found without locks. */
interface Findings {
  readonly records: readonly AspectRecord[];
  /** Repairs of edges, which hold the edges that the records declare. */
  readonly edges: readonly EdgeRepair[];
}

const NO_FINDINGS: Findings = { records: [], edges: [] };

/**
 * Brings edges and the run listing in line with the aspects. Differences are found without locks; only these are then
 * checked again and repaired in short transactions that lock the entities, so that no concurrent write is lost or
 * undone. Methods throw `ENGINE_UNAVAILABLE` and `TRANSACTION_CONFLICT`.
 */
@Injectable()
export class DerivedRows {
  constructor(
    private readonly database: Database,
    private readonly edges: EdgeReconciler,
    private readonly runs: RunIndexReconciler,
    private readonly clock: Clock,
  ) {}

  /** Repairs the rows derived from the latest rows `records`. */
  async restore(records: readonly AspectRecord[]): Promise<DerivedOutcome> {
    if (records.length === 0) return NO_ROWS;
    const { edges, runs } = await this.database.read(async (sql) => {
      const removed = await removedUrns(sql, [...new Set(records.map(({ urn }) => urn))]);
      const states = records.map((record) => stateOf(record, removed));
      return { edges: await this.edges.differences(sql, states), runs: await this.runs.differences(sql, states) };
    });
    return this.repair([...edges, ...runs], { records, edges });
  }

  /** Removes the edges and listed rows of a stretch whose aspects have no row. */
  async removeOrphans(range: ScanRange): Promise<DerivedOutcome> {
    let sum = NO_ROWS;
    for (;;) {
      const edges = await this.database.read((sql) => this.edges.orphans(sql, range, ORPHANS));
      const runs = await this.database.read((sql) => this.runs.orphans(sql, range, ORPHANS));
      const outcome = await this.repair([...edges, ...runs]);
      sum = addOutcomes(sum, outcome);
      const isAll = edges.length < ORPHANS && runs.length < ORPHANS;
      if (isAll || isNothing(outcome)) return sum;
    }
  }

  /**
   * Checks aspects again in transactions that lock their entities, and writes the differences. Rows that are the same
   * as in `before` are not parsed again, and their edges are not derived again.
   */
  async repair(keys: readonly AspectKey[], before: Findings = NO_FINDINGS): Promise<DerivedOutcome> {
    const byUrn = new Map<string, AspectKey[]>();
    for (const key of keys) byUrn.set(key.urn, [...(byUrn.get(key.urn) ?? []), key]);
    const urns = [...byUrn.keys()];
    const known = new Map(urns.length === 0 ? [] : before.records.map((record) => [rowText(record), record]));
    let sum = NO_ROWS;
    for (let from = 0; from < urns.length; from += ENTITIES_PER_TRANSACTION) {
      const chunk = urns.slice(from, from + ENTITIES_PER_TRANSACTION);
      const differing = distinct(chunk.flatMap((urn) => byUrn.get(urn) ?? []));
      const repaired = await this.repairEntities(chunk, differing, { known, edges: before.edges });
      sum = addOutcomes(sum, repaired);
    }
    return sum;
  }

  private repairEntities(
    urns: readonly string[],
    keys: readonly AspectKey[],
    before: { readonly known: ReadonlyMap<string, AspectRecord>; readonly edges: readonly EdgeRepair[] },
  ): Promise<DerivedOutcome> {
    return this.database.transaction(async (sql) => {
      await lockEntities(sql, urns, this.clock.now());
      const states = await currentStates(sql, urns, keys, before.known);
      const edges = await this.edges.apply(sql, await this.edges.differences(sql, states, before.edges));
      const runs = await this.runs.apply(sql, await this.runs.differences(sql, states));
      return {
        edgesWritten: edges.written,
        edgesDeleted: edges.deleted,
        runRowsWritten: runs.written,
        runRowsDeleted: runs.deleted,
      };
    });
  }
}

/** The sum of two outcomes. */
export function addOutcomes(one: DerivedOutcome, other: DerivedOutcome): DerivedOutcome {
  return {
    edgesWritten: one.edgesWritten + other.edgesWritten,
    edgesDeleted: one.edgesDeleted + other.edgesDeleted,
    runRowsWritten: one.runRowsWritten + other.runRowsWritten,
    runRowsDeleted: one.runRowsDeleted + other.runRowsDeleted,
  };
}

function isNothing(outcome: DerivedOutcome): boolean {
  return Object.values(outcome).every((count) => count === 0);
}

function distinct(keys: readonly AspectKey[]): readonly AspectKey[] {
  return [...new Map(keys.map((key) => [`${key.urn}\n${key.aspectName}`, key])).values()];
}

function rowText({ urn, aspect }: AspectRecord): string {
  return `${urn}\n${aspect}`;
}

async function currentStates(
  sql: SqlTransaction,
  urns: readonly string[],
  keys: readonly AspectKey[],
  known: ReadonlyMap<string, AspectRecord>,
): Promise<readonly AspectState[]> {
  const rows = new StoredRows(sql);
  await (keys.length > MANY_KEYS * urns.length ? rows.loadEntities(urns) : rows.load(keys));
  const removed = await removedUrns(sql, urns);
  return keys.flatMap(({ urn, aspectName }) => {
    const record = unchanged(rows.get(urn, aspectName), known.get(`${urn}\n${aspectName}`));
    return isKnown(record) ? [{ urn, aspectName, record, isRemoved: removed.has(urn) }] : [];
  });
}

/** The record as it was read before, whose texts have been parsed, where the stored row is still the same. */
function unchanged(stored: AspectRecord | undefined, before: AspectRecord | undefined): AspectRecord | undefined {
  return stored !== undefined && before !== undefined && isSameRow(stored, before) ? before : stored;
}

/** Nothing is known of a row that cannot be read, so the rows derived from it before stay. */
function isKnown(record: AspectRecord | undefined): boolean {
  return record === undefined || isReadable(record);
}

function stateOf(record: AspectRecord, removed: ReadonlySet<string>): AspectState {
  const { urn, aspect: aspectName } = record;
  return { urn, aspectName, record, isRemoved: removed.has(urn) };
}

const STATUSES: KeyedRows = {
  table: 'metadata_aspect_v2',
  select: 'urn, metadata',
  key: ['urn'],
  where: [`aspect = 'status' AND version = 0`, []],
};

/** Those of `urns` that are soft-deleted. */
async function removedUrns(sql: SqlTransaction, urns: readonly string[]): Promise<ReadonlySet<string>> {
  const removed = new Set<string>();
  const rows = await sql.select<{ urn: string; metadata: string }>(
    ...sql.dialect.rowsByKeys(
      STATUSES,
      urns.map((urn) => [urn]),
    ),
  );
  for (const { urn, metadata } of rows) if (isRemoved(metadata)) removed.add(urn);
  return removed;
}

function isRemoved(metadata: string): boolean {
  try {
    return (JSON.parse(metadata) as { readonly removed?: unknown } | null)?.removed === true;
  } catch {
    return false;
  }
}
