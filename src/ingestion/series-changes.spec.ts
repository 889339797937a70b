import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aspectHarness } from '../../test/support/harness/aspect-harness.js';
import { testEngines } from '../../test/support/engines/engines.js';
import { poll } from '../../test/support/measures/poll.js';
import { dataset, documentsOf } from '../../test/support/engines/timeseries-values.js';
import { SystemClock } from '../foundation/common/clock.js';
import { Database } from '../foundation/database/index.js';
import { ModelRegistry } from '../model/index.js';
import { SqlTimeseriesStore } from '../timeseries/adapters/sql/sql-timeseries-store.js';
import { SeriesCatalogue } from '../timeseries/index.js';
import { SeriesChanges } from './series-changes.js';

const MANY = Array.from({ length: 1_300 }, (_, at) => dataset(`d${String(at).padStart(4, '0')}`));
const NEWER = dataset('newer');
const REMOVAL = { name: 'r', entityType: 'dataset', aspectName: 'operation', concerned: { newestUntil: 1 } };
const CONTEXT = { audit: { time: 1, actor: 'urn:li:corpuser:a' }, source: 'SYSTEM' } as const;
const WITHOUT_FIELDS = { name: 'd', entityType: 'document', aspectName: 'documentUsageStatistics' };

describe('SeriesChanges', () => {
  let database: Database;
  let drop: () => Promise<unknown>;
  let store: SqlTimeseriesStore;
  let changes: SeriesChanges;
  let touched: string[];
  let batches: number[];

  const append = (urns: readonly string[], timestampMillis: number) =>
    store.append(
      urns.flatMap((urn) =>
        documentsOf(urn, 'operation', { timestampMillis, lastUpdatedTimestamp: 1, operationType: 'INSERT' }),
      ),
    );
  const remove = () => store.deleteValues({ urn: MANY[0] ?? '' });
  const left = async (): Promise<number> => {
    const rows = await database.read((sql) => sql.select('SELECT urn FROM series_removal'));
    return rows.length;
  };

  beforeEach(async () => {
    const created = await testEngines()[0]?.createDatabase();
    if (created === undefined) throw new Error('no engine');
    drop = created.drop;
    database = await Database.open({ url: created.url, poolSize: 2, groupSize: 10, exclusive: true });
    const catalogue = new SeriesCatalogue(ModelRegistry.standard());
    store = new SqlTimeseriesStore(database, catalogue);
    const { writer, listeners } = aspectHarness(database);
    changes = new SeriesChanges(database, store, catalogue, writer, new SystemClock());
    touched = [];
    batches = [];
    listeners.register({
      afterTouch: (urns) => {
        touched.push(...urns);
        batches.push(urns.length);
      },
    });
    await append(MANY, 1);
    await append([NEWER], 1);
    await append([NEWER], 2);
  });

  afterEach(async () => {
    await database.close();
    await drop();
  });

  it('should let search follow the entities that a removal concerns, in batches, once it has ended', async () => {
    const work = async () => {
      expect([touched, await left()]).toEqual([[], MANY.length]);
      return 5;
    };
    expect(await changes.removed(REMOVAL, work)).toBe(5);
    expect(touched).toEqual(MANY);
    expect(batches).toEqual([1_000, 300]);
    expect(await left()).toBe(0);
  });

  it('should let search follow a removal that failed', async () => {
    const failing = () => Promise.reject(new Error('the engine is down'));
    await expect(changes.removed(REMOVAL, failing)).rejects.toThrow('the engine is down');
    expect(touched).toEqual(MANY);
  });

  it('should let search follow a removal that was interrupted, when it is repeated', async () => {
    const stopping = new AbortController();
    const interrupted = async () => {
      await remove();
      stopping.abort(new Error('stop'));
      stopping.signal.throwIfAborted();
    };
    await expect(changes.removed(REMOVAL, interrupted, stopping.signal)).rejects.toThrow('stop');
    expect(touched).toEqual([]);
    await changes.removed(REMOVAL, remove, new AbortController().signal);
    expect(touched).toEqual(MANY);
  });

  it('should let search follow a removal that was interrupted, when it is given up', async () => {
    const stopping = new AbortController();
    const interrupted = async () => stopping.abort();
    await changes.removed(REMOVAL, interrupted, stopping.signal);
    await changes.removed(REMOVAL, async () => undefined, stopping.signal);
    expect(touched).toEqual(MANY);
  });

  it('should let search follow a removal from one entity, unless it changed nothing', async () => {
    const work = async () => {
      expect([touched, await left()]).toEqual([[], 1]);
      return 2;
    };
    expect(await changes.removedFrom(NEWER, CONTEXT, work)).toBe(2);
    expect([touched, await left()]).toEqual([[NEWER], 0]);
    expect(await changes.removedFrom(MANY[0] ?? '', CONTEXT, async () => 0)).toBe(0);
    expect([touched, await left()]).toEqual([[NEWER], 0]);
    const failing = () => Promise.reject(new Error('the engine is down'));
    await expect(changes.removedFrom(NEWER, CONTEXT, failing)).rejects.toThrow('the engine is down');
    expect([touched, await left()]).toEqual([[NEWER, NEWER], 0]);
  });

  it('should let search follow, at the next start, a removal from one entity whose process has died', async () => {
    const death = new Promise<number>(() => undefined);
    void changes.removedFrom(NEWER, CONTEXT, () => death);
    await poll(async () => (await left()) === 1, 'the removal to be stored');
    await changes.followInterrupted();
    expect([touched, await left()]).toEqual([[NEWER], 0]);
  });

  it('should leave the removals of others alone', async () => {
    const stopping = new AbortController();
    await changes.removed(REMOVAL, async () => stopping.abort(), stopping.signal);
    await changes.followInterrupted();
    expect([touched, await left()]).toEqual([[], MANY.length]);
  });

  it('should ignore time series that no search document shows', async () => {
    await changes.removed({ ...WITHOUT_FIELDS, concerned: {} }, async () => undefined);
    expect(touched).toEqual([]);
  });

  it('should let search follow added values until it is stopped', async () => {
    await changes.added('dataset', 'operation', new AbortController().signal);
    expect(touched).toEqual([...MANY, NEWER]);
    await expect(changes.added('dataset', 'operation', AbortSignal.abort())).rejects.toThrow();
  });
});
