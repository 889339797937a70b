import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AspectRow } from '../../../src/aspects/index.js';
import type { Clock } from '../../../src/foundation/common/clock.js';
import { Database } from '../../../src/foundation/database/index.js';
import { type AspectHarness, aspectHarness } from './aspect-harness.js';

/** An aspect harness over an embedded database of its own, which `close` removes. */
export interface SqliteAspects extends AspectHarness {
  close(): Promise<void>;
}

/** Opens a harness; without a clock, a write has the time of its context. */
export async function sqliteAspects(clock?: Clock): Promise<SqliteAspects> {
  const folder = mkdtempSync(join(tmpdir(), 'aspects-'));
  const url = `sqlite:${join(folder, 'metadata.db')}`;
  const database = await Database.open({ url, poolSize: 2, groupSize: 8, exclusive: true, entities: [AspectRow] });
  return {
    ...aspectHarness(database, clock),
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
