import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { testEngines } from '../../../test/support/engines/engines.js';
import { sqlTimeseries } from '../../../test/support/engines/sql-timeseries.js';
import { dataset, documentsOf } from '../../../test/support/engines/timeseries-values.js';
import { DomainError } from '../../foundation/common/errors.js';
import type { SeriesChanges } from '../../ingestion/index.js';
import { ModelRegistry } from '../../model/index.js';
import type { RevisionStore } from '../../projection/index.js';
import {
  SeriesCatalogue,
  StoredSeries,
  type TimeseriesDocument,
  type TimeseriesStore,
} from '../../timeseries/index.js';
import { SeriesCopy } from './series-copy.js';

const TIMES = Array.from({ length: 41 }, (_none, at) => at + 1);
const REFUSED = new Set([3, 4, 20, 21, 22, 39, 40]);
const quiet = { again: false, progress: () => undefined };

/** A search server that cannot index some documents; `loses` = it forgets what it has accepted. */
class Server {
  readonly taken = new Set<number>();
  loses = false;
  isDown = false;

  adopt(documents: readonly TimeseriesDocument[]): Promise<void> {
    if (this.isDown) return Promise.reject(new DomainError('ENGINE_UNAVAILABLE', 'down'));
    for (const { timestampMillis } of documents) {
      if (REFUSED.has(timestampMillis)) return Promise.reject(new DomainError('VALIDATION_FAILED', 'no such number'));
      this.taken.add(timestampMillis);
    }
    return Promise.resolve();
  }

  count(): Promise<number> {
    return Promise.resolve(this.loses ? 0 : this.taken.size);
  }
}

describe('SeriesCopy', () => {
  let server: Server;
  let stored: StoredSeries;
  let copy: SeriesCopy;
  let followed: string[];
  let close: () => Promise<unknown>;

  const isCopied = async () => (await stored.list())[0]?.isCopied;

  beforeEach(async () => {
    const created = await testEngines()[0]!.createDatabase();
    const source = await sqlTimeseries(created.url);
    close = () => source.close().then(created.drop);
    await source.store.append(
      TIMES.flatMap((timestampMillis) => documentsOf(dataset('a'), 'datasetProfile', { timestampMillis })),
    );
    server = new Server();
    stored = new StoredSeries(source.database, new SeriesCatalogue(ModelRegistry.standard()));
    followed = [];
    copy = new SeriesCopy(
      stored,
      fake<TimeseriesStore>(server),
      fake<RevisionStore>({ of: () => Promise.resolve(new Map()) }),
      fake<SeriesChanges>({ added: async (type: string, aspect: string) => void followed.push(type, aspect) }),
    );
  });

  afterEach(() => close());

  it('should copy everything that the server can index, and describe the first ones of the others', async () => {
    const [copied] = await copy.run(quiet);
    expect([...server.taken].sort((one, other) => one - other)).toEqual(TIMES.filter((time) => !REFUSED.has(time)));
    expect(copied).toMatchObject({ aspectName: 'datasetProfile', copied: 34, leftOut: 0, refused: 7 });
    expect(copied?.examples).toHaveLength(5);
    expect(copied?.examples[0]).toMatch(/^datasetProfile of urn:li:dataset:.* at \d+: no such number$/);
    expect([followed, await isCopied()]).toEqual([['dataset', 'datasetProfile'], true]);
  });

  it.each<[string, Partial<Server>, string]>([
    ['does not answer', { isDown: true }, 'ENGINE_UNAVAILABLE'],
    ['has fewer documents afterwards', { loses: true }, 'INTERNAL'],
  ])('should fail, and be due again, if the server %s', async (_name, state, code) => {
    Object.assign(server, state);
    await expect(copy.run(quiet)).rejects.toMatchObject({ code });
    expect([followed, await isCopied()]).toEqual([[], false]);
    Object.assign(server, { isDown: false, loses: false });
    expect(await copy.run(quiet)).toHaveLength(1);
    expect(await copy.run(quiet)).toEqual([]);
  });
});
