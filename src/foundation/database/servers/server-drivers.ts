import type { DataSource } from 'typeorm';
import { MYSQL_DRIVER } from './mysql-driver.js';
import { POSTGRES_DRIVER } from './postgres-driver.js';
import type { ServerDriver } from './server-driver.js';

/** The driver of a server's data source. */
export function serverDriverOf(source: DataSource): ServerDriver {
  return source.options.type === 'postgres' ? POSTGRES_DRIVER : MYSQL_DRIVER;
}
