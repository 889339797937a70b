import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { TableShape } from '../../foundation/database/index.js';

/** The content of a version of an aspect, its author and its time. */
export abstract class AspectValueColumns {
  /** The aspect's value as JSON text. */
  @Column({ type: 'text' })
  metadata!: string;

  /** `SystemMetadata` as JSON text; null in rows that very old installations wrote. */
  @Column({ type: 'text', nullable: true })
  systemmetadata!: string | null;

  /** UTC; see `fromSqlTimestamp`. */
  @Column({ type: Date })
  createdon!: string;

  @Column({ type: 'varchar', length: 255 })
  createdby!: string;

  @Column({ type: 'varchar', length: 255, nullable: true })
  createdfor!: string | null;
}

/** One version of one aspect: DataHub's table, column for column. Version 0 is the latest value, 1..n are history. */
@Entity({ name: 'metadata_aspect_v2' })
@Index('timeIndex', ['createdon'])
export class AspectRow extends AspectValueColumns {
  @PrimaryColumn({ type: 'varchar', length: 500, primaryKeyConstraintName: 'pk_metadata_aspect_v2' })
  urn!: string;

  @PrimaryColumn({ type: 'varchar', length: 200, primaryKeyConstraintName: 'pk_metadata_aspect_v2' })
  aspect!: string;

  @PrimaryColumn({ type: 'bigint', primaryKeyConstraintName: 'pk_metadata_aspect_v2' })
  version!: number;
}

/** The table of `AspectRow`, for statements. */
export const ASPECT_TABLE: TableShape = {
  name: 'metadata_aspect_v2',
  columns: ['urn', 'aspect', 'version', 'metadata', 'systemmetadata', 'createdon', 'createdby', 'createdfor'],
  key: ['urn', 'aspect', 'version'],
};

/** The columns of `AspectRow` for a SELECT. */
export const ASPECT_COLUMNS = ASPECT_TABLE.columns.join(', ');
