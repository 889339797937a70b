import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeAspectStore } from './aspect-store.contract.js';

describeAspectStore('SQLite', async () => `sqlite:${await mkdtemp(join(tmpdir(), 'aspects-'))}/metadata.db`);
