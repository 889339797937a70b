import { pieces, repeat, type SqlTransaction } from '../foundation/database/index.js';
import type { Edge } from './edge.js';

/** The ends of `edges` whose entities were hard-deleted. */
export async function endsThatAreDeleted(sql: SqlTransaction, edges: readonly Edge[]): Promise<ReadonlySet<string>> {
  const urns = [...new Set(edges.flatMap(({ source, destination }) => [source, destination]))];
  const deleted = new Set<string>();
  for (const chunk of pieces(urns)) {
    const rows = await sql.select<{ urn: string }>(
      `SELECT urn FROM entity_revision WHERE deleted = 1 AND urn IN (${repeat('?', chunk.length)})`,
      chunk,
    );
    for (const { urn } of rows) deleted.add(urn);
  }
  return deleted;
}
