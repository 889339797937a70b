import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TableShape } from '../foundation/database/index.js';

/** The rebuild of the search index that is under way: one row, or none. */
@Entity({ name: 'index_rebuild' })
export class IndexRebuildRow {
  /** Always 1, so that there is one rebuild at a time. */
  @PrimaryColumn({ type: 'smallint' })
  slot!: number;

  @Column({ type: 'varchar', length: 128 })
  id!: string;

  /** Milliseconds since 1970. */
  @Column({ name: 'begun_on', type: 'bigint' })
  begunOn!: number;

  /** Urn of the actor who asked for it. */
  @Column({ name: 'begun_by', type: 'varchar', length: 500 })
  begunBy!: string;

  /** Milliseconds since 1970; the last heartbeat of the process that rebuilds. */
  @Column({ name: 'renewed_on', type: 'bigint' })
  renewedOn!: number;
}

/** The table of `IndexRebuildRow`, for statements. */
export const REBUILD_TABLE: TableShape = {
  name: 'index_rebuild',
  columns: ['slot', 'id', 'begun_on', 'begun_by', 'renewed_on'],
  key: ['slot'],
};
