import Sqlite from 'better-sqlite3';

type Row = Readonly<Record<string, unknown>>;

/**
 * What a store holds, apart from times, run ids, trace ids and marks of writes that changed nothing; each list sorted.
 */
export interface StoreContent {
  readonly aspects: readonly Row[];
  readonly edges: readonly Row[];
  readonly runIndex: readonly Row[];
  readonly revisions: readonly Row[];
}

const ASPECTS = `SELECT urn, aspect, version, metadata, systemmetadata, createdby, createdfor FROM metadata_aspect_v2
  WHERE urn LIKE ? ORDER BY urn, aspect, version`;
const EDGES = `SELECT source, relationship_type, id, destination, aspect, lifecycle_owner, via, via_rank, properties, created_actor, updated_actor
  FROM edge WHERE source LIKE ? OR destination LIKE ? ORDER BY source, relationship_type, id`;
const RUN_INDEX = 'SELECT urn, aspect, removed FROM run_index WHERE urn LIKE ? ORDER BY urn, aspect';
const REVISIONS = 'SELECT urn, revision, deleted FROM entity_revision WHERE urn LIKE ? ORDER BY urn';

/**
 * Reads the entities whose urns are like `pattern` from the SQLite file of a service, running or not. Throws when the
 * file is damaged.
 */
export function storeContent(file: string, pattern: string): StoreContent {
  const database = new Sqlite(file, { readonly: true });
  try {
    const damage = database.pragma('integrity_check', { simple: true });
    if (damage !== 'ok') throw new Error(`${file} is damaged: ${String(damage)}`);
    const rows = (sql: string, ...parameters: string[]): Row[] => database.prepare(sql).all(...parameters) as Row[];
    return {
      aspects: rows(ASPECTS, pattern).map((row) => ({
        ...row,
        systemmetadata: withoutChance(String(row['systemmetadata'])),
      })),
      edges: rows(EDGES, pattern, pattern),
      runIndex: rows(RUN_INDEX, pattern),
      revisions: rows(REVISIONS, pattern),
    };
  } finally {
    database.close();
  }
}

/** System metadata without what differs from one run to the next. */
function withoutChance(systemMetadata: string): unknown {
  const chance = new Set(['lastObserved', 'runId', 'lastRunId', 'telemetryTraceId', 'isNoOp', 'time']);
  return JSON.parse(systemMetadata, (key, value: unknown) => (chance.has(key) ? undefined : value));
}
