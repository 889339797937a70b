import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeEdgeStore } from './edge-store.contract.js';

describeEdgeStore('SQLite', async () => `sqlite:${await mkdtemp(join(tmpdir(), 'edges-'))}/metadata.db`);
