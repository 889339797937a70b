import { inTurns } from '../foundation/concurrency/event-loop.js';
import {
  type LookupKey,
  pieces,
  repeat,
  type SqlParameter,
  type SqlTransaction,
} from '../foundation/database/index.js';
import type { Edge } from './edge.js';
import { EDGE_REFRESH, EDGE_TABLE, edgeColumns, edgeKey } from './edge.row.js';

/** Edges of one aspect of any number of entities. */
export interface AspectEdges {
  readonly aspectName: string;
  readonly edges: readonly Edge[];
}

/** Writes edges completely; overwrites existing ones. */
export async function insertEdges(sql: SqlTransaction, groups: readonly AspectEdges[]): Promise<void> {
  const rows = await rowsOf(groups, edgeColumns);
  if (rows.length > 0) await sql.insert(EDGE_TABLE, rows, 'update');
}

/** Writes edges; existing ones keep their creation time and actor. */
export async function refreshEdges(sql: SqlTransaction, groups: readonly AspectEdges[]): Promise<void> {
  const rows = await rowsOf(groups, edgeColumns);
  if (rows.length > 0) await sql.insert(EDGE_TABLE, rows, EDGE_REFRESH);
}

/** Removes single edges. */
export async function deleteEdges(sql: SqlTransaction, groups: readonly AspectEdges[]): Promise<void> {
  await deleteEdgeRows(sql, await rowsOf(groups, edgeKey));
}

/** A row for each edge; other requests run in between. */
function rowsOf<Row>(
  groups: readonly AspectEdges[],
  rowOf: (edge: Edge, aspectName: string) => Row,
): Promise<readonly Row[]> {
  const all = groups.flatMap(({ aspectName, edges }) => edges.map((edge) => ({ edge, aspectName })));
  return inTurns(all, ({ edge, aspectName }) => rowOf(edge, aspectName));
}

/** Removes the edges whose keys are `keys`, each as in `EDGE_TABLE.key`. */
export async function deleteEdgeRows(sql: SqlTransaction, keys: readonly LookupKey[]): Promise<void> {
  for (const chunk of pieces(keys)) {
    const [isOne, parameters] = sql.dialect.tupleIn(EDGE_TABLE.key, chunk);
    await sql.execute(`DELETE FROM edge WHERE ${isOne}`, parameters);
  }
}

/** Removes every edge that `aspectName` of `urns` declared, whatever its value was. */
export async function deleteAspectEdges(
  sql: SqlTransaction,
  aspectName: string,
  urns: readonly string[],
): Promise<void> {
  for (const chunk of pieces(urns)) {
    const list = `(${repeat('?', chunk.length)})`;
    const parameters: SqlParameter[] = [aspectName, ...chunk];
    await sql.execute(
      `DELETE FROM edge WHERE aspect = ? AND lifecycle_owner IS NULL AND source IN ${list}`,
      parameters,
    );
    await sql.execute(`DELETE FROM edge WHERE aspect = ? AND lifecycle_owner IN ${list}`, parameters);
  }
}

/** Removes every edge from or to one of `urns`, and every edge whose lifecycle owner is one of them. */
export async function deleteNodes(sql: SqlTransaction, urns: readonly string[]): Promise<void> {
  for (const chunk of pieces(urns)) {
    for (const column of ['source', 'destination', 'lifecycle_owner']) {
      await sql.execute(`DELETE FROM edge WHERE ${column} IN (${repeat('?', chunk.length)})`, chunk);
    }
  }
}
