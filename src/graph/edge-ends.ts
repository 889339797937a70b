import { repeat, type SqlTransaction } from '../database/index.js';
import type { Edge } from './edge.js';

/** Urns that one statement names at most. */
const CHUNK = 500;

/** The ends of `edges` that stand for entities which were hard-deleted. */
export async function endsThatAreDeleted(sql: SqlTransaction, edges: readonly Edge[]): Promise<ReadonlySet<string>> {
  const urns = [...new Set(edges.flatMap(({ source, destination }) => [source, destination]))];
  const deleted = new Set<string>();
  for (let from = 0; from < urns.length; from += CHUNK) {
    const chunk = urns.slice(from, from + CHUNK);
    const rows = await sql.select<{ urn: string }>(
      `SELECT urn FROM entity_revision WHERE deleted = 1 AND urn IN (${repeat('?', chunk.length)})`,
      chunk,
    );
    for (const { urn } of rows) deleted.add(urn);
  }
  return deleted;
}
