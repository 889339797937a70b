import type { CommandEntry } from './command.js';

/** All commands, in the order of the listing. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'start',
    summary: 'runs the service; the default without a command',
    load: async () => (await import('./start.js')).start,
  },
  {
    name: 'restore',
    summary: 'rebuilds search documents, edges and the listing of runs from the database',
    load: async () => (await import('./restore/restore.js')).restore,
  },
  {
    name: 'check',
    summary: 'compares search documents and edges with the database, and can repair them',
    load: async () => (await import('./restore/restore.js')).check,
  },
  {
    name: 'restate',
    summary: 'publishes stored aspects on the message bus of a running service',
    load: async () => (await import('./restate.js')).restate,
  },
  {
    name: 'doctor',
    summary: 'checks everything that a start needs, and shows how to fix problems',
    load: async () => (await import('./doctor.js')).doctor,
  },
  {
    name: 'demo',
    summary: 'fills a running service with example metadata, or removes it',
    load: async () => (await import('./demo/demo.command.js')).demo,
  },
  {
    name: 'migrate',
    summary: 'takes over a DataHub database, or shows the plan for it',
    load: async () => (await import('./migrate/migrate.js')).migrate,
  },
  {
    name: 'token',
    summary: 'creates an access token',
    load: async () => (await import('./token.js')).token,
  },
  {
    name: 'backup',
    summary: 'copies the embedded database and the keys while the service runs',
    load: async () => (await import('./backup/backup.js')).backup,
  },
  {
    name: 'copy',
    summary: 'copies the database to another, empty one, such as from SQLite to PostgreSQL',
    load: async () => (await import('./copy.js')).copy,
  },
  {
    name: 'copy-series',
    summary: 'copies time series from the database to the search server, after SEARCH_URL has changed',
    load: async () => (await import('./copy-series.js')).copySeries,
  },
];
