import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { TableShape } from '../../foundation/database/index.js';

/**
 * How often an entity changed, and the change that the search index has reached. `indexed_revision < revision` means
 * that search is behind; an entity without a row, or with revision 0, was never written by this service.
 */
@Entity({ name: 'entity_revision' })
@Index('entity_revision_behind', ['behindSince', 'urn'], { where: 'indexed_revision < revision' })
export class EntityRevisionRow {
  @PrimaryColumn({ type: 'varchar', length: 500 })
  urn!: string;

  @Column({ type: 'bigint' })
  revision!: number;

  @Column({ name: 'indexed_revision', type: 'bigint' })
  indexedRevision!: number;

  /** 1 once the entity was hard-deleted. */
  @Column({ type: 'smallint' })
  deleted!: number;

  /** Milliseconds since 1970: when search last fell behind on the entity. */
  @Column({ name: 'behind_since', type: 'bigint', default: 0 })
  behindSince!: number;

  /** Milliseconds since 1970: no change of the entity is later. 0 for entities that were last changed without it. */
  @Column({ name: 'written_on', type: 'bigint', default: 0 })
  writtenOn!: number;
}

/** The table of `EntityRevisionRow`, for statements that leave the time of the last change as it is. */
export const REVISION_TABLE: TableShape = {
  name: 'entity_revision',
  columns: ['urn', 'revision', 'indexed_revision', 'deleted', 'behind_since'],
  key: ['urn'],
};

/**
 * The assignment of `behind_since` when an entity changes: the time stays where search is behind already. It comes
 * before others: MySQL assigns from left to right, and would see their new values.
 */
export function stillBehind(excluded: (column: string) => string): string {
  const { name } = REVISION_TABLE;
  const isBehind = `${name}.indexed_revision < ${name}.revision`;
  return `behind_since = CASE WHEN ${isBehind} THEN ${name}.behind_since ELSE ${excluded('behind_since')} END`;
}
