import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { TableShape } from '../../foundation/database/index.js';

/** A proposal that was accepted for an asynchronous write but could not be written later. */
@Entity({ name: 'refused_proposal' })
export class RefusedProposalRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id!: string;

  @Index('refused_proposal_trace')
  @Column({ name: 'trace_id', type: 'varchar', length: 32 })
  traceId!: string;

  @Column({ type: 'varchar', length: 500 })
  urn!: string;

  @Column({ type: 'varchar', length: 200 })
  aspect!: string;

  /** Of the closed list of errors. */
  @Column({ type: 'varchar', length: 64 })
  code!: string;

  @Column({ type: 'text' })
  message!: string;

  /** Milliseconds since 1970. */
  @Index('refused_proposal_time')
  @Column({ name: 'created_on', type: 'bigint' })
  createdOn!: number;
}

/** The table of `RefusedProposalRow`, for statements. */
export const REFUSED_PROPOSAL_TABLE: TableShape = {
  name: 'refused_proposal',
  columns: ['id', 'trace_id', 'urn', 'aspect', 'code', 'message', 'created_on'],
  key: ['id'],
};
