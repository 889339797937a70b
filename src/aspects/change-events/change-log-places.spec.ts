import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type SqliteAspects, sqliteAspects } from '../../../test/support/harness/sqlite-aspects.js';
import { LogArranger, lockState, placeSome } from './change-log-places.js';
import { CHANGE_LOG_TABLE } from './change-log.row.js';

/** Entries that get their place in one transaction. */
const AT_ONCE = 1_024;

let aspects: SqliteAspects;

beforeEach(async () => {
  aspects = await sqliteAspects();
});

afterEach(async () => {
  jest.restoreAllMocks();
  await aspects.close();
});

/** Stores entries without a place. */
async function add(...ids: readonly number[]): Promise<void> {
  const columns = ['id', 'kind', 'created_on', 'urn', 'aspect', 'version'];
  await aspects.database.transaction((sql) =>
    sql.insert(
      { ...CHANGE_LOG_TABLE, columns },
      ids.map((id) => [id, 'row', 0, '', '', 1]),
    ),
  );
}

/** The places of the entries by their ids. */
async function places(): Promise<Readonly<Record<string, number | null>>> {
  const rows = await aspects.database.read((sql) =>
    sql.select<{ id: number; place: number | null }>('SELECT id, place FROM change_log ORDER BY id'),
  );
  return Object.fromEntries(rows.map(({ id, place }) => [id, place]));
}

const place = (): Promise<boolean> => aspects.database.transaction(placeSome);
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_none, at) => at + 1);

describe('placeSome', () => {
  it('should continue after the last place, in the order of the ids', async () => {
    await add(9, 4, 5);
    expect(await place()).toBe(true);
    expect(await places()).toEqual({ 4: 1, 5: 2, 9: 6 });
    await add(12, 7);
    expect(await place()).toBe(true);
    expect(await places()).toEqual({ 4: 1, 5: 2, 7: 7, 9: 6, 12: 12 });
    await add(20);
    await place();
    expect(await places()).toMatchObject({ 12: 12, 20: 13 });
  });

  it('should do nothing where every entry has its place', async () => {
    expect(await place()).toBe(false);
    await add(1);
    expect([await place(), await place()]).toEqual([true, false]);
    expect(await places()).toEqual({ 1: 1 });
  });

  it('should continue after the state, which locking it does not change', async () => {
    const state = () =>
      aspects.database.read((sql) => sql.select('SELECT reached, begun_on, begun_place FROM change_event_counter'));
    await aspects.database.transaction(lockState);
    expect(await state()).toEqual([{ reached: 0, begun_on: 0, begun_place: 0 }]);
    await aspects.database.transaction((sql) => sql.execute('UPDATE change_event_counter SET reached = 70'));
    await aspects.database.transaction(lockState);
    await add(3);
    await place();
    expect(await places()).toEqual({ 3: 71 });
    expect(await state()).toEqual([{ reached: 71, begun_on: 0, begun_place: 0 }]);
  });

  it('should place so many at once, the first ones first, by few different statements', async () => {
    await add(...numbers(AT_ONCE + 3));
    const lengths: number[] = [];
    for (const expected of [true, true, false]) {
      const isPlaced = await aspects.database.transaction((sql) => {
        const execute: typeof sql.execute = (statement, parameters = []) => {
          if (statement.startsWith('UPDATE change_log')) lengths.push(parameters.length - 1);
          return sql.execute(statement, parameters);
        };
        return placeSome(Object.assign(Object.create(sql) as typeof sql, { execute }));
      });
      expect(isPlaced).toBe(expected);
      const unplaced = Object.entries(await places()).filter(([, at]) => at === null);
      expect(unplaced.map(([id]) => Number(id))).toEqual(lengths.length === 1 ? [1025, 1026, 1027] : []);
    }
    expect(lengths).toEqual([AT_ONCE, 4]);
  });
});

describe('LogArranger', () => {
  it('should place all entries', async () => {
    await add(...numbers(2 * AT_ONCE + 1));
    await new LogArranger(aspects.database).run();
    expect(await places()).toEqual(Object.fromEntries(numbers(2 * AT_ONCE + 1).map((id) => [id, id])));
  });

  it('should open no transaction where every entry has its place', async () => {
    const transaction = jest.spyOn(aspects.database, 'transaction');
    await new LogArranger(aspects.database).run();
    expect(transaction).not.toHaveBeenCalled();
  });

  it('should place what is stored before a call, even if an earlier call has looked already', async () => {
    const arranger = new LogArranger(aspects.database);
    const read = aspects.database.read.bind(aspects.database);
    let goOn = (): void => undefined;
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    jest.spyOn(aspects.database, 'read').mockImplementationOnce(async (work) => {
      const found = await read(work);
      await gate;
      return found;
    });
    const first = arranger.run();
    await add(1);
    const [second, third] = [arranger.run(), arranger.run()];
    expect(third).toBe(second);
    goOn();
    await Promise.all([first, second]);
    expect(await places()).toEqual({ 1: 1 });
    await add(2);
    await arranger.run();
    expect(await places()).toEqual({ 1: 1, 2: 2 });
  });

  it('should fail for those who called before the failure alone', async () => {
    const arranger = new LogArranger(aspects.database);
    await add(1);
    jest.spyOn(aspects.database, 'read').mockRejectedValueOnce(new Error('gone'));
    const [first, second] = [arranger.run(), arranger.run()];
    await expect(first).rejects.toThrow('gone');
    await second;
    expect(await places()).toEqual({ 1: 1 });
  });
});
