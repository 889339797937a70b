import { EVENTS, LAKE } from './events.js';
import { LOYALTY } from './loyalty.js';
import { FINANCE, MARTS, TRAINING } from './marts.js';
import { RAW } from './raw.js';
import { SHOP } from './shop.js';
import { STAFF } from './staff.js';
import { STAGING } from './staging.js';
import { STOCK } from './stock.js';
import type { DemoTable } from './table.js';
import { DIMENSIONS, FACTS } from './warehouse.js';

/** All tables. */
export const TABLES: readonly DemoTable[] = [
  ...SHOP,
  ...STOCK,
  ...STAFF,
  ...LOYALTY,
  ...EVENTS,
  ...LAKE,
  ...RAW,
  ...STAGING,
  ...DIMENSIONS,
  ...FACTS,
  ...MARTS,
  ...FINANCE,
  ...TRAINING,
];

/** Tables of the warehouse that dbt builds. */
export const DBT_TABLES: readonly DemoTable[] = [...STAGING, ...DIMENSIONS, ...FACTS, ...MARTS];

const BY_NAME: ReadonlyMap<string, DemoTable> = new Map(TABLES.map((table) => [table.name, table]));

/** The table with that name, as `schema.table`. Throws if there is none. */
export function tableNamed(name: string): DemoTable {
  const found = BY_NAME.get(name);
  if (found === undefined) throw new Error(`The example has no table ${name}.`);
  return found;
}
