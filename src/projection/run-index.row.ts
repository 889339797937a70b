import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type AspectRecord, NO_RUN_ID } from '../aspects/index.js';
import type { SqlParameter, TableShape } from '../foundation/database/index.js';

/** Longest run id; longer ones are cut, when they are stored and when they are looked up. */
const MAX_RUN_ID = 500;

/**
 * The run that last changed an aspect of an entity; the aspect's system metadata holds the rest. The rows of a run are
 * adjacent in the index, which covers the columns of a list of runs.
 */
@Entity({ name: 'run_index' })
@Index('run_index_run', ['runId', 'removed', 'lastUpdated'])
export class RunIndexRow {
  @PrimaryColumn({ type: 'varchar', length: 500 })
  urn!: string;

  @PrimaryColumn({ type: 'varchar', length: 200 })
  aspect!: string;

  @Column({ name: 'run_id', type: 'varchar', length: 500 })
  runId!: string;

  /** Milliseconds since 1970; `lastObserved` of the write. */
  @Column({ name: 'last_updated', type: 'bigint' })
  lastUpdated!: number;

  /** 1 while the entity is soft-deleted. */
  @Column({ type: 'smallint' })
  removed!: number;

  @Column({ name: 'telemetry_trace_id', type: 'text', nullable: true })
  telemetryTraceId!: string | null;
}

/** The table of `RunIndexRow`, for statements. */
export const RUN_INDEX_TABLE: TableShape = {
  name: 'run_index',
  columns: ['urn', 'aspect', 'run_id', 'last_updated', 'removed', 'telemetry_trace_id'],
  key: ['urn', 'aspect'],
};

/** A run id as it is stored. */
export function runIdColumn(runId: string | undefined): string {
  return (runId ?? NO_RUN_ID).slice(0, MAX_RUN_ID);
}

/** Values in the order of `RUN_INDEX_TABLE.columns` for an aspect that was just written. */
export function runIndexColumns({ urn, aspect, systemMetadata, created }: AspectRecord): SqlParameter[] {
  return [
    urn,
    aspect,
    runIdColumn(systemMetadata?.runId),
    systemMetadata?.lastObserved ?? created.time,
    0,
    systemMetadata?.properties?.['telemetryTraceId'] ?? null,
  ];
}
