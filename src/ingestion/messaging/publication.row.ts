import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TableShape } from '../../foundation/database/index.js';

/** How far the changes are published on the bus, and which process publishes them: one row. */
@Entity({ name: 'change_publication' })
export class ChangePublicationRow {
  /** Always 1, so that one process publishes at a time. */
  @PrimaryColumn({ type: 'smallint' })
  slot!: number;

  /** Raised with every change of the process; a process may only write while it is its own. */
  @Column({ type: 'bigint' })
  fence!: number;

  /** Milliseconds since 1970, by the clock of the database; the last heartbeat of the process. */
  @Column({ name: 'renewed_on', type: 'bigint' })
  renewedOn!: number;

  /** Position in the changes, as JSON; null before the first publication. */
  @Column({ type: 'text', nullable: true })
  place!: string | null;
}

/** The table of `ChangePublicationRow`, for statements. */
export const PUBLICATION_TABLE: TableShape = {
  name: 'change_publication',
  columns: ['slot', 'fence', 'renewed_on', 'place'],
  key: ['slot'],
};
