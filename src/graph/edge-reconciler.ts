import { Injectable } from '@nestjs/common';
import {
  type AspectKey,
  type AspectRecord,
  type AspectState,
  rangeCondition,
  type ScanRange,
} from '../aspects/index.js';
import { inTurns, nextTurnIfHeld } from '../foundation/concurrency/event-loop.js';
import { jsonColumn, type SqlTransaction } from '../foundation/database/index.js';
import { ModelRegistry } from '../model/index.js';
import { EDGE_TABLE } from './edge.row.js';
import { edgeId, type ExtractedEdge } from './edge.js';
import { extractEdges, mayHaveEdges } from './edge-extractor.js';
import { endsThatAreDeleted } from './edge-ends.js';
import { deleteEdgeRows, insertEdges, refreshEdges } from './edge-statements.js';
import { type OwnedEdgeRow, ownedEdges, ownerText } from './owned-edges.js';

/** An edge with its key among the edges of its aspect. */
export interface DeclaredEdge {
  readonly id: string;
  readonly edge: ExtractedEdge;
}

/** The changes that make the stored edges of one aspect match its value. */
export interface EdgeRepair extends AspectKey {
  /** The aspect, and the edges that its value declares. */
  readonly record: AspectRecord | undefined;
  readonly declared: readonly DeclaredEdge[];
  readonly missing: readonly ExtractedEdge[];
  /** Existing edges that differ from the value. */
  readonly outdated: readonly ExtractedEdge[];
  /** Edges that the value does not declare. */
  readonly surplus: readonly OwnedEdgeRow[];
}

/** Number of repaired rows in a derived table. */
export interface RepairedRows {
  readonly written: number;
  readonly deleted: number;
}

/**
 * Compares the stored edges with the aspects. Ignores the creation time and actor of an edge, which only the table
 * contains, and missing edges to a deleted entity, which were deleted with it.
 */
@Injectable()
export class EdgeReconciler {
  constructor(private readonly registry: ModelRegistry) {}

  /** Names of the aspects whose values can declare edges. */
  aspectNames(): readonly string[] {
    return this.registry
      .aspects()
      .filter(mayHaveEdges)
      .map(({ name }) => name);
  }

  /**
   * The aspects among `states` whose edges differ. Reads the edges in two statements. The result is exact in a
   * transaction that has locked the entities. `before` are repairs found earlier; the edges that they declare are not
   * derived again from the same records.
   */
  async differences(
    sql: SqlTransaction,
    states: readonly AspectState[],
    before: readonly EdgeRepair[] = [],
  ): Promise<readonly EdgeRepair[]> {
    const stored = await ownedEdges(sql, [...new Set(states.map(({ urn }) => urn))]);
    const known = new Map(before.map(({ record, declared }) => [record, declared]));
    const repairs: EdgeRepair[] = [];
    for (const state of states) {
      const declared = known.get(state.record) ?? (await this.declaredBy(state));
      const repair = await repairOf(state, declared, stored.get(ownerText(state)) ?? []);
      if (repair !== undefined && !isEmpty(repair)) repairs.push(repair);
    }
    return (await withoutDeletedEnds(sql, repairs)).filter((repair) => !isEmpty(repair));
  }

  /** Applies the repairs. The transaction must have locked the entities, and `repairs` must come from it. */
  async apply(sql: SqlTransaction, repairs: readonly EdgeRepair[]): Promise<RepairedRows> {
    const surplus = repairs.flatMap((repair) => repair.surplus);
    await deleteEdgeRows(
      sql,
      surplus.map(({ source, relationship_type, id }) => [source, relationship_type, id]),
    );
    await insertEdges(sql, grouped(repairs, 'missing'));
    await refreshEdges(sql, grouped(repairs, 'outdated'));
    const written = repairs.reduce((sum, { missing, outdated }) => sum + missing.length + outdated.length, 0);
    return { written, deleted: surplus.length };
  }

  /** Up to `limit` aspects in a range that own edges but have no latest row. */
  async orphans(sql: SqlTransaction, range: ScanRange, limit: number): Promise<readonly AspectKey[]> {
    const own = await orphansBy(sql, 'source', range, limit);
    if (own.length === limit) return own;
    return [...own, ...(await orphansBy(sql, 'lifecycle_owner', range, limit - own.length))];
  }

  private async declaredBy({ aspectName, record }: AspectState): Promise<readonly DeclaredEdge[]> {
    const spec = this.registry.findAspect(aspectName);
    if (record === undefined || spec === undefined || !mayHaveEdges(spec)) return NO_EDGES;
    const { edges } = await extractEdges(spec, record);
    return inTurns([...edges.values()], (edge) => ({ id: edgeId(edge, aspectName), edge }));
  }
}

const NO_EDGES: readonly DeclaredEdge[] = [];

async function repairOf(
  { urn, aspectName, record }: AspectState,
  declared: readonly DeclaredEdge[],
  stored: readonly OwnedEdgeRow[],
): Promise<EdgeRepair | undefined> {
  if (declared.length === 0 && stored.length === 0) return undefined;
  const known = new Map(stored.map((row) => [row.id, row]));
  const missing: ExtractedEdge[] = [];
  const outdated: ExtractedEdge[] = [];
  for (const { id, edge } of declared) {
    const turn = nextTurnIfHeld();
    if (turn !== undefined) await turn;
    const row = known.get(id);
    known.delete(id);
    if (row === undefined) missing.push(edge);
    else if (isOutdated(row, edge)) outdated.push(edge);
  }
  return { urn, aspectName, record, declared, missing, outdated, surplus: [...known.values()] };
}

function isEmpty({ missing, outdated, surplus }: EdgeRepair): boolean {
  return missing.length + outdated.length + surplus.length === 0;
}

function isOutdated(row: OwnedEdgeRow, edge: ExtractedEdge): boolean {
  if (row.properties !== jsonColumn(edge.properties)) return true;
  if (!edge.tracksTime) return false;
  const updatedOn = row.updated_on === null ? undefined : Number(row.updated_on);
  return updatedOn !== edge.updatedOn || (row.updated_actor ?? undefined) !== edge.updatedActor;
}

async function withoutDeletedEnds(sql: SqlTransaction, repairs: readonly EdgeRepair[]): Promise<readonly EdgeRepair[]> {
  const deleted = await endsThatAreDeleted(
    sql,
    repairs.flatMap(({ missing }) => missing),
  );
  if (deleted.size === 0) return repairs;
  return repairs.map((repair) => ({
    ...repair,
    missing: repair.missing.filter(({ source, destination }) => !deleted.has(source) && !deleted.has(destination)),
  }));
}

function grouped(repairs: readonly EdgeRepair[], part: 'missing' | 'outdated') {
  return repairs
    .filter((repair) => repair[part].length > 0)
    .map((repair) => ({ aspectName: repair.aspectName, edges: repair[part] }));
}

async function orphansBy(
  sql: SqlTransaction,
  owner: 'source' | 'lifecycle_owner',
  range: ScanRange,
  limit: number,
): Promise<readonly AspectKey[]> {
  const { dialect } = sql;
  const { terms, parameters } = rangeCondition(dialect, { urn: `e.${owner}`, aspect: 'e.aspect' }, range);
  const row = `a.version = 0 AND ${dialect.byteOrdered('a.urn')} = e.${owner} AND ${dialect.byteOrdered('a.aspect')} = ${dialect.byteOrdered('e.aspect')}`;
  const where = [
    owner === 'source' ? 'e.lifecycle_owner IS NULL' : 'e.lifecycle_owner IS NOT NULL',
    ...terms,
    `NOT EXISTS (SELECT 1 FROM metadata_aspect_v2 a WHERE ${row})`,
  ];
  const rows = await sql.select<{ urn: string; aspect: string }>(
    `SELECT DISTINCT e.${owner} AS urn, e.aspect FROM ${EDGE_TABLE.name} e WHERE ${where.join(' AND ')} LIMIT ?`,
    [...parameters, limit],
  );
  return rows.map(({ urn, aspect }) => ({ urn, aspectName: aspect }));
}
