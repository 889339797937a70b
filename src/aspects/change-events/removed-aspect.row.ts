import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { AspectValueColumns } from '../rows/aspect.row.js';

/** A row that was removed from `metadata_aspect_v2`, column for column, kept for a while for followers of changes. */
@Entity({ name: 'removed_aspect' })
@Index('removed_aspect_urn_aspect', ['urn', 'aspect'])
@Index('removed_aspect_createdon', ['createdon'])
export class RemovedAspectRow extends AspectValueColumns {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  /** Milliseconds since 1970. */
  @Index('removed_aspect_removed_on')
  @Column({ name: 'removed_on', type: 'bigint' })
  removedOn!: number;

  @Column({ type: 'varchar', length: 500 })
  urn!: string;

  @Column({ type: 'varchar', length: 200 })
  aspect!: string;

  @Column({ type: 'bigint' })
  version!: number;
}
