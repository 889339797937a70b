import { nextTurnIfHeld } from '../foundation/concurrency/event-loop.js';
import type { ExtractedEdge } from './edge.js';

/** Changes of the edge table when an aspect's value changes. */
export interface EdgeDiff {
  readonly added: readonly ExtractedEdge[];
  /** Existing edges with updated times, actors or properties. */
  readonly refreshed: readonly ExtractedEdge[];
  readonly removed: readonly ExtractedEdge[];
}

/**
 * Compares edges by identity, which is their key, so that unchanged edges cost nothing; other requests run in between.
 */
export async function diffEdges(
  previous: ReadonlyMap<string, ExtractedEdge>,
  current: ReadonlyMap<string, ExtractedEdge>,
): Promise<EdgeDiff> {
  if (previous.size === 0) return { added: [...current.values()], refreshed: [], removed: [] };
  const added: ExtractedEdge[] = [];
  const refreshed: ExtractedEdge[] = [];
  for (const [identity, edge] of current) {
    const turn = nextTurnIfHeld();
    if (turn !== undefined) await turn;
    const known = previous.get(identity);
    if (known === undefined) added.push(edge);
    else if (hasNews(known, edge)) refreshed.push(edge);
  }
  return { added, refreshed, removed: await missingIn(current, previous) };
}

async function missingIn(
  current: ReadonlyMap<string, ExtractedEdge>,
  previous: ReadonlyMap<string, ExtractedEdge>,
): Promise<readonly ExtractedEdge[]> {
  const missing: ExtractedEdge[] = [];
  for (const [identity, edge] of previous) {
    const turn = nextTurnIfHeld();
    if (turn !== undefined) await turn;
    if (!current.has(identity)) missing.push(edge);
  }
  return missing;
}

function hasNews(known: ExtractedEdge, edge: ExtractedEdge): boolean {
  if (edge.tracksTime && (known.updatedOn !== edge.updatedOn || known.updatedActor !== edge.updatedActor)) return true;
  if (known.properties === undefined && edge.properties === undefined) return false;
  return JSON.stringify(known.properties) !== JSON.stringify(edge.properties);
}
