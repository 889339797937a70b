import type { AspectKey } from '../aspects/index.js';
import { pieces, repeat, type SqlTransaction } from '../foundation/database/index.js';
import { type EdgeResultRow, SELECT_EDGE } from './stored-edge.js';

/** A stored edge with the aspect that declared it. */
export interface OwnedEdgeRow extends EdgeResultRow {
  readonly aspect: string;
}

/** The map key of an aspect's edges. No urn ends in a line feed. */
export function ownerText({ urn, aspectName }: AspectKey): string {
  return `${urn}\n${aspectName}`;
}

/**
 * The stored edges that aspects of `urns` declare, by `ownerText`: those whose lifecycle owner is the urn, and those
 * from it without another lifecycle owner.
 */
export async function ownedEdges(
  sql: SqlTransaction,
  urns: readonly string[],
): Promise<ReadonlyMap<string, readonly OwnedEdgeRow[]>> {
  const found = new Map<string, OwnedEdgeRow[]>();
  for (const chunk of pieces(urns)) {
    const list = `(${repeat('?', chunk.length)})`;
    for (const where of [`lifecycle_owner IS NULL AND source IN ${list}`, `lifecycle_owner IN ${list}`]) {
      keep(found, await sql.select<OwnedEdgeRow>(`${SELECT_EDGE} WHERE ${where}`, chunk));
    }
  }
  return found;
}

function keep(found: Map<string, OwnedEdgeRow[]>, rows: readonly OwnedEdgeRow[]): void {
  for (const row of rows) {
    const key = ownerText({ urn: row.lifecycle_owner ?? row.source, aspectName: row.aspect });
    const known = found.get(key);
    if (known === undefined) found.set(key, [row]);
    else known.push(row);
  }
}
