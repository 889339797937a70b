import { DataSource } from 'typeorm';
import { dataSourceOptions, isEmbeddedUrl } from './data-source-options.js';
import { serverDriverOf } from './servers/server-drivers.js';

/**
 * Runs `work` while no other process runs work with this function on the database. The lock has its own connection, so
 * it is released when the process ends for any reason, and `work` may use every connection of a pool. An embedded
 * database is used by one process anyway.
 */
export async function oneAtATime<T>(url: string, work: () => Promise<T>): Promise<T> {
  if (isEmbeddedUrl(url)) return work();
  const holder = new DataSource(dataSourceOptions(url, 1));
  await holder.initialize();
  try {
    await holder.query(serverDriverOf(holder).takeLock);
    return await work();
  } finally {
    await holder.destroy();
  }
}
