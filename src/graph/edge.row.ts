import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  type ConflictAssignments,
  jsonColumn,
  type SqlParameter,
  type TableShape,
} from '../foundation/database/index.js';
import { type Edge, edgeId } from './edge.js';

/** One edge. The key starts with the source, so that the outgoing edges of an entity are stored together. */
@Entity({ name: 'edge' })
@Index('edge_incoming', ['destination', 'relationshipType', 'viaRank'])
export class EdgeRow {
  @PrimaryColumn({ type: 'varchar', length: 2000 })
  source!: string;

  @PrimaryColumn({ name: 'relationship_type', type: 'varchar', length: 128 })
  relationshipType!: string;

  /** Represents the whole identity: both ends, type, lifecycle owner, via and aspect. */
  @PrimaryColumn({ type: 'varchar', length: 22 })
  id!: string;

  @Column({ type: 'varchar', length: 2000 })
  destination!: string;

  /** The aspect whose value declares the edge. */
  @Column({ type: 'varchar', length: 200 })
  aspect!: string;

  @Index('edge_lifecycle_owner')
  @Column({ name: 'lifecycle_owner', type: 'varchar', length: 2000, nullable: true })
  lifecycleOwner!: string | null;

  @Column({ type: 'varchar', length: 2000, nullable: true })
  via!: string | null;

  /** 0 with a `via`, 1 without: the order in which edges are listed. */
  @Column({ name: 'via_rank', type: 'smallint' })
  viaRank!: number;

  /** JSON text of an object of strings. */
  @Column({ type: 'text', nullable: true })
  properties!: string | null;

  @Column({ name: 'created_on', type: 'bigint', nullable: true })
  createdOn!: number | null;

  @Column({ name: 'created_actor', type: 'text', nullable: true })
  createdActor!: string | null;

  @Column({ name: 'updated_on', type: 'bigint', nullable: true })
  updatedOn!: number | null;

  @Column({ name: 'updated_actor', type: 'text', nullable: true })
  updatedActor!: string | null;
}

/** Columns that are updated when a known edge is seen again. */
const REFRESHED_COLUMNS = ['properties', 'updated_on', 'updated_actor'];
const KEY = ['source', 'relationship_type', 'id'];
const FIXED_COLUMNS = ['destination', 'aspect', 'lifecycle_owner', 'via', 'via_rank', 'created_on', 'created_actor'];

/** The table of `EdgeRow`, for statements. */
export const EDGE_TABLE: TableShape = {
  name: 'edge',
  columns: [...KEY, ...FIXED_COLUMNS, ...REFRESHED_COLUMNS],
  key: KEY,
};

/** Overwrites a known edge except its creation time and actor. */
export const EDGE_REFRESH: ConflictAssignments = {
  set: (excluded) => REFRESHED_COLUMNS.map((column) => `${column} = ${excluded(column)}`).join(', '),
};

/** Values in the order of `EDGE_TABLE.columns`. */
export function edgeColumns(edge: Edge, aspectName: string): SqlParameter[] {
  return [
    ...edgeKey(edge, aspectName),
    edge.destination,
    aspectName,
    edge.lifecycleOwner ?? null,
    edge.via ?? null,
    edge.via === undefined ? 1 : 0,
    edge.createdOn ?? null,
    edge.createdActor ?? null,
    jsonColumn(edge.properties),
    edge.updatedOn ?? null,
    edge.updatedActor ?? null,
  ];
}

/** Values in the order of `EDGE_TABLE.key`. */
export function edgeKey(edge: Edge, aspectName: string): readonly string[] {
  return [edge.source, edge.type, edgeId(edge, aspectName)];
}
