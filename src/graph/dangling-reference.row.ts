import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * An aspect that referred to an entity when the entity was deleted, and may still do so: the edge was deleted with the
 * entity, but the value was kept.
 */
@Entity({ name: 'dangling_reference' })
export class DanglingReferenceRow {
  /** The id of the deleted edge. */
  @PrimaryColumn({ type: 'varchar', length: 22 })
  id!: string;

  /** The deleted entity. */
  @Index('dangling_reference_destination')
  @Column({ type: 'varchar', length: 2000 })
  destination!: string;

  /** The entity whose aspect contains the reference. */
  @Index('dangling_reference_owner')
  @Column({ type: 'varchar', length: 2000 })
  owner!: string;

  @Column({ type: 'varchar', length: 200 })
  aspect!: string;

  @Column({ name: 'relationship_type', type: 'varchar', length: 128 })
  relationshipType!: string;
}
