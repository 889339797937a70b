import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { context, proposal } from '../../../test/support/harness/aspect-harness.js';
import { SetClock } from '../../../test/support/harness/feed-harness.js';
import { type SqliteAspects, sqliteAspects } from '../../../test/support/harness/sqlite-aspects.js';
import type { AppConfig } from '../../foundation/config/index.js';
import { ChangeEventCleanup } from './change-event-cleanup.js';
import { ChangeEventListener } from './change-event.listener.js';
import { ChangeLog } from './change-log.js';

const TAG = 'urn:li:tag:a';
const KEPT_MS = 10_000;
const NOW = 100_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const configWith = (enabled: boolean) => ({ events: { enabled, retentionMs: KEPT_MS } }) as AppConfig;
const named = (urn: string, name: string) => proposal(urn, 'tagProperties', { name });

let aspects: SqliteAspects;
let log: ChangeLog;
let warnings: readonly unknown[][];

beforeEach(async () => {
  warnings = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined).mock.calls;
  aspects = await sqliteAspects();
  log = new ChangeLog(aspects.database);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await aspects.close();
});

const cleanup = (enabled = true): ChangeEventCleanup =>
  new ChangeEventCleanup(log, aspects.database, aspects.remover, new SetClock(NOW), configWith(enabled));

/** The times in a column of a table, in order. */
async function times(column: string, table: string): Promise<readonly number[]> {
  const statement = `SELECT DISTINCT ${column} AS time FROM ${table} ORDER BY ${column}`;
  const rows = await aspects.database.read((sql) => sql.select<{ time: number }>(statement));
  return rows.map(({ time }) => Number(time));
}

describe('ChangeEventCleanup.removeOld', () => {
  it('should remove entries, and rows that were removed, once they are older than is configured', async () => {
    new ChangeEventListener(aspects.listeners, log, configWith(true)).onModuleInit();
    const ages = [KEPT_MS + 1, KEPT_MS, KEPT_MS - 1];
    for (const age of ages) {
      await aspects.writer.write([named(TAG, String(age))], context(NOW - age));
      await aspects.writer.deleteAspect(TAG, 'tagProperties', context(NOW - age));
    }
    const removed = await times('removed_on', 'removed_aspect');
    await cleanup().removeOld();
    const kept = (time: number): boolean => time >= NOW - KEPT_MS;
    expect(removed.filter(kept).length).toBeGreaterThan(0);
    expect(removed.filter(kept).length).toBeLessThan(removed.length);
    expect(await times('removed_on', 'removed_aspect')).toEqual(removed.filter(kept));
    expect((await times('created_on', 'change_log')).every(kept)).toBe(true);
    expect(await times('created_on', 'change_log')).toContain(NOW - KEPT_MS);
    expect(warnings).toEqual([]);
  });

  it('should put the log in order first', async () => {
    const done: string[] = [];
    jest.spyOn(log, 'arrange').mockImplementation(() => Promise.resolve(void done.push('arrange')));
    jest
      .spyOn(aspects.database, 'transaction')
      .mockImplementation(() => Promise.resolve((done.push('remove'), 0) as never));
    await cleanup().removeOld();
    expect(done).toEqual(['arrange', 'remove', 'remove']);
  });

  it('should warn when the database does not answer', async () => {
    jest.spyOn(log, 'arrange').mockRejectedValue(new Error('gone'));
    await cleanup().removeOld();
    expect(warnings).toEqual([['Old events could not be removed: Error: gone']]);
  });
});

describe('ChangeEventCleanup, over time', () => {
  let removals: number;
  let arranged: number;

  beforeEach(() => {
    jest.useFakeTimers();
    [removals, arranged] = [0, 0];
    jest
      .spyOn(ChangeEventCleanup.prototype, 'removeOld')
      .mockImplementation(() => Promise.resolve(void (removals += 1)));
    jest.spyOn(log, 'arrange').mockImplementation(() => Promise.resolve(void (arranged += 1)));
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    [true, 60],
    [false, 0],
  ])(
    'should remove each hour and, if events are kept (%s), put the log in order %i times',
    async (enabled, expected) => {
      const subject = cleanup(enabled);
      subject.onModuleInit();
      await jest.advanceTimersByTimeAsync(HOUR_MS - 1);
      expect([removals, arranged]).toEqual([0, Math.max(0, expected - 1)]);
      await jest.advanceTimersByTimeAsync(1);
      expect([removals, arranged]).toEqual([1, expected]);
      subject.onApplicationShutdown();
      await jest.advanceTimersByTimeAsync(HOUR_MS);
      expect([removals, arranged]).toEqual([1, expected]);
    },
  );

  it('should go on after the log could not be put in order, with a warning', async () => {
    const arrange = jest.spyOn(log, 'arrange').mockRejectedValue(new Error('gone'));
    const subject = cleanup();
    subject.onModuleInit();
    await jest.advanceTimersByTimeAsync(2 * MINUTE_MS);
    subject.onApplicationShutdown();
    expect(arrange).toHaveBeenCalledTimes(2);
    const warning = ['The changes of the last minute could not be put in order: Error: gone'];
    expect(warnings).toEqual([warning, warning]);
  });
});
