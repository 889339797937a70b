import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source-options.js';

/** How long a process waits for its turn, in seconds: longer than a migration of a large database takes. */
const TURN_LIMIT_S = 86_400;

/** Number and name of the lock; a server lends it once for each database. */
const LOCK_NUMBER = 7_166_320_581;
const LOCK_NAME = "CONCAT('metadata-service-', MD5(DATABASE()))";

/**
 * Runs `work` while no other process that asks for the same does so on this database. The lock belongs to a connection
 * of its own, so it goes with the process however it ends, and `work` may use every connection of a pool. SQLite serves
 * one process anyway.
 */
export async function oneAtATime<T>(url: string, work: () => Promise<T>): Promise<T> {
  if (url.startsWith('sqlite:')) return work();
  const holder = new DataSource(dataSourceOptions(url, 1));
  await holder.initialize();
  try {
    await holder.query(
      holder.options.type === 'postgres'
        ? `SELECT pg_advisory_lock(${LOCK_NUMBER})`
        : `SELECT GET_LOCK(${LOCK_NAME}, ${TURN_LIMIT_S})`,
    );
    return await work();
  } finally {
    await holder.destroy();
  }
}
