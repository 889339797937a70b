import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aspectHarness, context, proposal } from '../../../test/support/harness/aspect-harness.js';
import {
  EVERYTHING,
  type FeedHarness,
  feedHarness,
  Follower,
  SetClock,
} from '../../../test/support/harness/feed-harness.js';
import { type SqliteAspects, sqliteAspects } from '../../../test/support/harness/sqlite-aspects.js';
import type { AppConfig } from '../../foundation/config/index.js';
import { AspectLog } from '../rows/aspect-log.js';
import { ChangeEventListener } from './change-event.listener.js';
import { removeEntries } from './change-log-begin.js';
import { ChangeLogStart } from './change-log-start.js';

const TAG = 'urn:li:tag:a';
const START = { row: AspectLog.placeAt(0), place: 0 };
const NOW = 100_000;

const configWith = (enabled: boolean) => ({ events: { enabled } }) as AppConfig;
const named = (name: string) => proposal(TAG, 'tagProperties', { name });

let aspects: SqliteAspects;
let logged: FeedHarness;

beforeEach(async () => {
  aspects = await sqliteAspects();
  logged = feedHarness(aspects.database, new SetClock(NOW));
});

afterEach(() => aspects.close());

const start = (time: number, enabled = true): ChangeLogStart =>
  new ChangeLogStart(aspects.database, new SetClock(time), configWith(enabled));
const writeUnlogged = (name: string, time: number) =>
  aspectHarness(aspects.database).writer.write([named(name)], context(time));

/** An event that an earlier version of the service has left. */
const leave = (id: string, place: number | null) =>
  aspects.database.transaction((sql) =>
    sql.execute(
      'INSERT INTO change_event (id, kind, place, created_on, urn, aspect, change_type, actor) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      [id, 'timeseries', place, NOW, `urn:li:dataset:${id}`, 'datasetProfile', 'UPSERT', 'urn:li:corpuser:a'],
    ),
  );

/** Reads on: the names of the values of the tag, and the urns of adopted events. */
async function next(follower: Follower): Promise<readonly unknown[]> {
  const known = follower.told.length;
  const told = (await follower.catchUp()).slice(known);
  return told
    .filter(({ aspectName }) => aspectName !== 'tagKey')
    .map(({ urn, after }) => (urn === TAG ? after?.value['name'] : urn));
}

const follower = (place = START): Follower => new Follower(logged.feed, place, 10, EVERYTHING);

describe('ChangeLogStart', () => {
  it.each([
    [true, { time: NOW, place: 1 }],
    [false, { time: 0, place: 0 }],
  ])('should run at the start if events are kept: %s', async (enabled, expected) => {
    await writeUnlogged('a', 1000);
    await start(NOW, enabled).onModuleInit();
    expect(await logged.log.begin()).toEqual(expected);
  });

  it('should give the entries after the begin later places', async () => {
    await writeUnlogged('a', 1000);
    await start(NOW).ensure();
    const { place } = await logged.log.begin();
    const entered = follower({ ...START, place });
    await logged.writer.write([named('b')], context(NOW));
    expect(await next(entered)).toEqual(['b']);
  });

  it('should begin once when two processes start at the same time', async () => {
    await writeUnlogged('a', 1000);
    await Promise.all([start(NOW).ensure(), start(NOW).ensure()]);
    expect(await logged.log.begin()).toEqual({ time: NOW, place: 1 });
  });

  it('should open no transaction while every row has an entry', async () => {
    await logged.writer.write([named('a')], context(NOW));
    const sent = async (): Promise<number> => {
      const before = aspects.database.statements;
      await start(NOW + 1).ensure();
      return aspects.database.statements - before;
    };
    const one = await sent();
    await writeUnlogged('b', NOW + 2);
    expect(await sent()).toBeGreaterThan(2 * one);
    expect(await sent()).toBeLessThanOrEqual(one);
  });

  it('should begin anew after a row of the very time of the begin', async () => {
    await writeUnlogged('a', 1000);
    await start(900).ensure();
    expect(await logged.log.begin()).toMatchObject({ time: 1001 });
    await writeUnlogged('b', 1001);
    await start(900).ensure();
    expect(await logged.log.begin()).toMatchObject({ time: 1002 });
    expect(await next(follower())).toEqual(['a', 'b']);
  });

  it('should tell a row without an entry to who has read entries that were removed', async () => {
    for (const name of ['a', 'b']) await logged.writer.write([named(name)], context(NOW));
    const present = follower();
    expect(await next(present)).toEqual(['a', 'b']);
    await removeEntries(aspects.database, NOW + 1, 10);
    await writeUnlogged('c', NOW + 1);
    await start(NOW + 2).ensure();
    expect((await next(present)).at(-1)).toBe('c');
  });

  it('should adopt events where there is no row', async () => {
    await leave('1', null);
    await start(NOW).ensure();
    expect(await next(follower())).toEqual(['urn:li:dataset:1']);
    expect(await logged.log.begin()).toMatchObject({ time: NOW });
  });

  it('should keep the places of events in a log that was never used', async () => {
    for (const place of [7, 5]) await leave(String(place), place);
    await leave('none', null);
    await start(NOW).ensure();
    expect(await next(follower({ ...START, place: 5 }))).toEqual(['urn:li:dataset:7', 'urn:li:dataset:none']);
  });

  it.each([
    ['has', 0],
    ['had', 10],
  ])('should put events after the entries that the log %s', async (_when, removed) => {
    await logged.writer.write([named('a')], context(NOW));
    const present = follower();
    await next(present);
    if (removed > 0) await removeEntries(aspects.database, NOW + 1, removed);
    for (const place of [1, 2, 3]) await leave(String(place), place);
    await start(NOW + 1).ensure();
    const told = await next(present);
    expect(told.filter((one) => one !== 'a')).toEqual([1, 2, 3].map((place) => `urn:li:dataset:${String(place)}`));
  });
});

describe('ChangeEventListener', () => {
  it('should enter nothing while events are switched off', async () => {
    const { writer, listeners } = aspectHarness(aspects.database);
    new ChangeEventListener(listeners, logged.log, configWith(false)).onModuleInit();
    await writer.write([named('a')], context(NOW));
    expect(await logged.log.after(0, 10)).toMatchObject({ entries: [], isLast: true });
  });
});
