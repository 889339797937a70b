import { join } from 'node:path';

/** The script of each thread that the program starts: its name in a bundle, and its compiled module. */
export const THREADS = {
  'checkpoint-worker': join('foundation', 'database', 'sqlite', 'checkpoint-worker.js'),
  'read-worker': join('foundation', 'database', 'sqlite', 'read-worker.js'),
  'search-worker': join('search', 'adapters', 'sqlite-fts', 'search-worker.js'),
};
