import type { QueryRunner } from 'typeorm';

/** The engines that migrations support. */
export type Engine = 'sqlite' | 'postgres' | 'mysql';

/** The engine a migration runs on. */
export function engineOf(runner: QueryRunner): Engine {
  const { type } = runner.dataSource.options;
  if (type === 'postgres') return 'postgres';
  return type === 'mysql' || type === 'mariadb' ? 'mysql' : 'sqlite';
}
