import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TableShape } from '../foundation/database/index.js';

/** The search index to which the indexed revisions refer: one row, or none before the first start. */
@Entity({ name: 'search_index' })
export class SearchIndexRow {
  /** Always 1. */
  @PrimaryColumn({ type: 'smallint' })
  slot!: number;

  /** Name of the index, see `SearchIndex.identity`. */
  @Column({ type: 'varchar', length: 128 })
  identity!: string;

  /** Milliseconds since 1970; when the name was chosen. */
  @Column({ name: 'adopted_on', type: 'bigint' })
  adoptedOn!: number;

  /** 1 once every revision of an earlier index has been reset. */
  @Column({ name: 'is_forgotten', type: 'smallint' })
  isForgotten!: number;
}

/** The table of `SearchIndexRow`, for statements. */
export const SEARCH_INDEX_TABLE: TableShape = {
  name: 'search_index',
  columns: ['slot', 'identity', 'adopted_on', 'is_forgotten'],
  key: ['slot'],
};
