import type { KeyedRows, Lookup } from '../../foundation/database/index.js';
import { ASPECT_COLUMNS } from './aspect.row.js';

/** The latest rows by urn and aspect. */
export const LATEST_ROWS: KeyedRows = {
  table: 'metadata_aspect_v2',
  select: ASPECT_COLUMNS,
  key: ['urn', 'aspect'],
  where: ['version = 0', []],
};

/** All latest rows by urn. */
export const ROWS_OF_ENTITIES: Lookup = {
  columns: ['urn'],
  statement: (dialect, keys) => dialect.rowsByKeys({ ...LATEST_ROWS, key: ['urn'] }, keys),
};
