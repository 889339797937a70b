import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type AspectRecord, NO_RUN_ID } from '../aspects/index.js';
import type { SqlParameter, TableShape } from '../database/index.js';

/** Longest run id that is kept; longer ones are cut, here and where they are looked up. */
const MAX_RUN_ID = 500;

/** Which run last changed an aspect of an entity. A run's rows lie together in the index, which holds all that a list of runs needs. */
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

  @Column({ name: 'registry_name', type: 'text', nullable: true })
  registryName!: string | null;

  @Column({ name: 'registry_version', type: 'text', nullable: true })
  registryVersion!: string | null;

  @Column({ name: 'aspect_created_time', type: 'bigint', nullable: true })
  aspectCreatedTime!: number | null;

  @Column({ name: 'aspect_created_actor', type: 'text', nullable: true })
  aspectCreatedActor!: string | null;

  @Column({ name: 'aspect_modified_time', type: 'bigint', nullable: true })
  aspectModifiedTime!: number | null;

  @Column({ name: 'aspect_modified_actor', type: 'text', nullable: true })
  aspectModifiedActor!: string | null;

  @Column({ name: 'telemetry_trace_id', type: 'text', nullable: true })
  telemetryTraceId!: string | null;
}

/** The table of `RunIndexRow`, for statements. */
export const RUN_INDEX_TABLE: TableShape = {
  name: 'run_index',
  columns: [
    'urn',
    'aspect',
    'run_id',
    'last_updated',
    'removed',
    'registry_name',
    'registry_version',
    'aspect_created_time',
    'aspect_created_actor',
    'aspect_modified_time',
    'aspect_modified_actor',
    'telemetry_trace_id',
  ],
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
    systemMetadata?.registryName ?? null,
    systemMetadata?.registryVersion ?? null,
    systemMetadata?.aspectCreated?.time ?? null,
    systemMetadata?.aspectCreated?.actor ?? null,
    systemMetadata?.aspectModified?.time ?? null,
    systemMetadata?.aspectModified?.actor ?? null,
    systemMetadata?.properties?.['telemetryTraceId'] ?? null,
  ];
}
