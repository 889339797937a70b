import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { testEngines } from '../../../test/support/engines/engines.js';
import { dataset, documentsOf } from '../../../test/support/engines/timeseries-values.js';
import { Database } from '../../foundation/database/index.js';
import {
  type SeriesTakeover,
  type TimeseriesSelection,
  type TimeseriesStore,
  ValueDeletes,
} from '../../timeseries/index.js';
import { TaskStore } from '../task-status/task-store.js';
import { TakeoverDeletes } from './takeover-deletes.js';
import { TAKEOVER } from './takeover-status.js';

const [A, B] = [dataset('a'), dataset('b')];
const OWNER = 'node';

const profile = (urn: string, timestampMillis: number, runId?: string) =>
  documentsOf(urn, 'datasetProfile', { timestampMillis }, runId === undefined ? undefined : { runId });

describe('TakeoverDeletes', () => {
  let database: Database;
  let drop: () => Promise<unknown>;
  let tasks: TaskStore;
  const deleted: TimeseriesSelection[] = [];

  beforeEach(async () => {
    const created = await testEngines()[0]?.createDatabase();
    if (created === undefined) throw new Error('no engine');
    drop = created.drop;
    database = await Database.open({ url: created.url, poolSize: 2, groupSize: 10, exclusive: true });
    tasks = new TaskStore(database);
    deleted.length = 0;
  });

  afterEach(async () => {
    await database.close();
    await drop();
  });

  function opened(copies = true) {
    const store = { deleteValues: async (selection: TimeseriesSelection) => deleted.push(selection) };
    const door = new ValueDeletes(fake<TimeseriesStore>(store));
    const deletes = new TakeoverDeletes(database, tasks, door, { copies } as SeriesTakeover);
    deletes.onModuleInit();
    const kept = async () => {
      const documents = [...profile(A, 1, 'r'), ...profile(A, 2), ...profile(B, 1), ...profile(B, 2, 'r')];
      const outside = await deletes.without(documents);
      expect(await database.transaction((sql) => deletes.without(documents, sql))).toEqual(outside);
      return outside.map(({ urn, timestampMillis }) => `${urn === A ? 'A' : 'B'}${String(timestampMillis)}`).join(' ');
    };
    return { deletes, door, kept };
  }

  const begin = (id: string, now: number) =>
    tasks.begin(id, { kind: TAKEOVER, subject: TAKEOVER, parameters: {} }, OWNER, now);

  it.each<[string, TimeseriesSelection, string]>([
    ['an entity', { urn: A }, 'B1 B2'],
    ['an aspect of an entity', { urn: A, aspectName: 'datasetprofile' }, 'B1 B2'],
    ['another aspect', { urn: A, aspectName: 'operation' }, 'A1 A2 B1 B2'],
    ['a time', { urn: A, startTimeMillis: 2, endTimeMillis: 2 }, 'A1 B1 B2'],
    ['a later time', { urn: A, startTimeMillis: 3 }, 'A1 A2 B1 B2'],
    ['an earlier time', { urn: A, endTimeMillis: 0 }, 'A1 A2 B1 B2'],
    ['a run', { runId: 'r' }, 'A2 B1'],
    ['a run of an entity', { urn: B, runId: 'r' }, 'A1 A2 B1'],
  ])('should leave out what a delete of %s during a copy selects', async (_name, selection, left) => {
    await begin('1', 1);
    const { door, kept, deletes } = opened();
    await door.delete(selection);
    expect(deleted).toEqual([selection]);
    expect(await kept()).toBe(left);
    await deletes.forget();
    expect(await kept()).toBe('A1 A2 B1 B2');
    expect(await deletes.without([])).toEqual([]);
  });

  it('should record the deletes until the copy, which may fail and begin again, is completed', async () => {
    const { door, kept } = opened();
    await door.delete({ urn: A });
    expect(await kept()).toBe('A1 A2 B1 B2');
    await begin('1', 1);
    await tasks.finish('1', OWNER, {}, 'failed', 2);
    await door.delete({ urn: A, endTimeMillis: 1 });
    expect(await kept()).toBe('A2 B1 B2');
    await begin('2', 3);
    await tasks.finish('2', OWNER, {}, undefined, 4);
    await door.delete({ urn: B });
    expect(await kept()).toBe('A2 B1 B2');
  });

  it('should record nothing where time series are used in place', async () => {
    await begin('1', 1);
    const { door, kept } = opened(false);
    await door.delete({ urn: A });
    expect(await kept()).toBe('A1 A2 B1 B2');
  });
});
