import { EDGE_TABLE } from './edge.row.js';
import type { Edge } from './edge.js';

/** A row of the edge table as returned by the driver. */
export interface EdgeResultRow {
  readonly source: string;
  readonly relationship_type: string;
  readonly id: string;
  readonly destination: string;
  readonly lifecycle_owner: string | null;
  readonly via: string | null;
  readonly properties: string | null;
  readonly created_on: number | null;
  readonly created_actor: string | null;
  readonly updated_on: number | null;
  readonly updated_actor: string | null;
}

/** A SELECT of all members of an `Edge`. */
export const SELECT_EDGE = `SELECT ${EDGE_TABLE.columns.join(', ')} FROM edge`;

/** Converts a row to an edge. */
export function storedEdge(row: EdgeResultRow): Edge {
  return {
    source: row.source,
    destination: row.destination,
    type: row.relationship_type,
    ...(row.lifecycle_owner === null ? {} : { lifecycleOwner: row.lifecycle_owner }),
    ...edgeDetails(row),
  };
}

/** The details of an edge, without its ends. */
export function edgeDetails(row: EdgeResultRow): Omit<Edge, 'source' | 'destination' | 'type' | 'lifecycleOwner'> {
  return {
    ...(row.via === null ? {} : { via: row.via }),
    ...(row.properties === null ? {} : { properties: JSON.parse(row.properties) as Record<string, string> }),
    ...(row.created_on === null ? {} : { createdOn: Number(row.created_on) }),
    ...(row.created_actor === null ? {} : { createdActor: row.created_actor }),
    ...(row.updated_on === null ? {} : { updatedOn: Number(row.updated_on) }),
    ...(row.updated_actor === null ? {} : { updatedActor: row.updated_actor }),
  };
}
