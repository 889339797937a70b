import { AspectRow, EntityRevisionRow } from './aspects/index.js';
import { EdgeRow } from './graph/index.js';
import { RunIndexRow } from './projection/index.js';

/** The TypeORM entities of the service, for the data source. */
export const ENTITY_ROWS = [AspectRow, EntityRevisionRow, EdgeRow, RunIndexRow];
