import type { CommandEntry } from './command.js';

/** All commands, in the order of the listing. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'start',
    summary: 'runs the service; this is what happens without a command, too',
    load: async () => (await import('./start.js')).start,
  },
  {
    name: 'restore',
    summary: 'builds search documents, edges and the listing of runs again from the database',
    load: async () => (await import('./restore.js')).restore,
  },
  {
    name: 'check',
    summary: 'compares search documents and edges with the database, and repairs them',
    load: async () => (await import('./restore.js')).check,
  },
  {
    name: 'doctor',
    summary: 'looks at what a start needs, and says what to do',
    load: async () => (await import('./doctor.js')).doctor,
  },
  {
    name: 'demo',
    summary: 'fills a running service with example metadata, or takes it away again',
    load: async () => (await import('./demo.js')).demo,
  },
  {
    name: 'migrate',
    summary: 'takes over a database that DataHub made, or tells what that would do',
    load: async () => (await import('./migrate.js')).migrate,
  },
  {
    name: 'token',
    summary: 'makes an access token',
    load: async () => (await import('./token.js')).token,
  },
  {
    name: 'backup',
    summary: 'copies the embedded database and the keys, while the service runs',
    load: async () => (await import('./backup.js')).backup,
  },
];
