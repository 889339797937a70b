import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeRunIndex } from './run-index.contract.js';

describeRunIndex('SQLite', async () => `sqlite:${await mkdtemp(join(tmpdir(), 'runs-'))}/metadata.db`);
