import { BUSINESS_COLUMNS } from './business-columns.js';
import type { ColumnText } from './column-types.js';
import { KEY_COLUMNS } from './key-columns.js';

/** Every column name. A name has the same meaning in all tables. */
export const COLUMNS: Readonly<Record<string, ColumnText>> = { ...KEY_COLUMNS, ...BUSINESS_COLUMNS };
