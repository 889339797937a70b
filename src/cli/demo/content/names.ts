/**
 * The topic of the example: a bookshop with a web shop, stores, a warehouse and reports. All names begin with it, so
 * that the example does not collide with other metadata.
 */
export const DEMO = 'lighthouse';

/** Data platforms that hold tables. All of them exist in every installation. */
export type TablePlatform = 'postgres' | 'mysql' | 'kafka' | 's3' | 'snowflake';
