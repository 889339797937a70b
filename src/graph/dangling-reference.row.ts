import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * An aspect that referred to an entity when that was deleted, and so may still: the edge went with the entity, the
 * value stayed.
 */
@Entity({ name: 'dangling_reference' })
export class DanglingReferenceRow {
  /** The id that the edge had. */
  @PrimaryColumn({ type: 'varchar', length: 22 })
  id!: string;

  /** The deleted entity. */
  @Index('dangling_reference_destination')
  @Column({ type: 'varchar', length: 2000 })
  destination!: string;

  /** The entity whose aspect refers to it. */
  @Index('dangling_reference_owner')
  @Column({ type: 'varchar', length: 2000 })
  owner!: string;

  @Column({ type: 'varchar', length: 200 })
  aspect!: string;

  @Column({ name: 'relationship_type', type: 'varchar', length: 128 })
  relationshipType!: string;
}
