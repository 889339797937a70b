import { DataSource } from 'typeorm';
import { dataSourceOptions, isEmbeddedUrl } from './data-source-options.js';
import { serverDriverOf } from './server-drivers.js';

/**
 * Runs `work` while no other process that asks for the same does so on this database. The lock belongs to a connection
 * of its own, so it goes with the process however it ends, and `work` may use every connection of a pool. An embedded
 * database serves one process anyway.
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
