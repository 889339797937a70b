import { AspectTables1760000000000 } from './1760000000000-aspect-tables.js';

/** Every migration, oldest first. */
export const MIGRATIONS = [AspectTables1760000000000] as const;
