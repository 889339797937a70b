import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ChangeLogStart } from '../../src/aspects/change-events/change-log-start.js';
import { removeEntries } from '../../src/aspects/change-events/change-log-begin.js';
import { AspectLog, type FeedPlace, type FollowedChange } from '../../src/aspects/index.js';
import type { AppConfig } from '../../src/foundation/config/index.js';
import { Database, type SqlParameter } from '../../src/foundation/database/index.js';
import { aspectHarness, context, proposal } from '../support/harness/aspect-harness.js';
import { EVERYTHING, type FeedHarness, feedHarness, Follower, SetClock } from '../support/harness/feed-harness.js';

const TAG = 'urn:li:tag:a';
const START: FeedPlace = { row: AspectLog.placeAt(0), place: 0 };
const NOW = 1_000_000_000;
const SKEW_MS = 5_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const RUNS = 12;
const LIMIT_MS = 120_000;

const TABLES = ['change_log', 'change_event', 'change_event_counter', 'removed_aspect', 'metadata_aspect_v2'];

const named = (urn: string, name: string) => proposal(urn, 'tagProperties', { name });
const nameOf = (given: FollowedChange['after']): string =>
  typeof given?.value['name'] === 'string' ? given.value['name'] : 'none';
const namesOf = (changes: readonly FollowedChange[]): readonly string[] =>
  changes
    .filter(({ aspectName }) => aspectName === 'tagProperties')
    .map(({ before, after, hasLostBefore }) => `${hasLostBefore === true ? '?' : nameOf(before)}>${nameOf(after)}`);
const chain = (...names: readonly string[]): readonly string[] =>
  names.slice(1).map((name, at) => `${String(names[at])}>${name}`);

/** One step of a writer: how many turns of the event loop its transaction stays open, and what it does. */
interface Step {
  readonly entity: number;
  readonly turns: number;
  readonly does: 'write' | 'delete' | 'rollback';
}

const step = fc.record<Step>({
  entity: fc.nat(2),
  turns: fc.nat(12),
  does: fc.constantFrom('write', 'write', 'write', 'delete', 'rollback'),
});

/** What every SQL engine must do for followers of changes. `url` is asked before the first test. */
export function describeChangeFeed(name: string, url: () => Promise<string>): void {
  describe(`the feed of changes on ${name}`, () => {
    let clock: SetClock;
    let otherClock: SetClock;
    let here: FeedHarness;
    let there: FeedHarness;

    const sql = (statement: string, ...parameters: readonly SqlParameter[]) =>
      here.database.transaction((transaction) => transaction.execute(statement, parameters));
    const write = (text: string, time: number, by = here) => by.writer.write([named(TAG, text)], context(time));
    const begin = (time: number) => {
      const config = { events: { enabled: true } } as AppConfig;
      return new ChangeLogStart(here.database, new SetClock(time), config).ensure();
    };
    const isSerial = (): boolean => here.database.dialect.hasOneWriter;

    beforeAll(async () => {
      const options = { url: await url(), poolSize: 8, groupSize: 4, exclusive: false };
      [clock, otherClock] = [new SetClock(0), new SetClock(0)];
      here = feedHarness(await Database.open(options), clock);
      there = feedHarness(isSerial() ? here.database : await Database.open(options), otherClock);
    });

    afterAll(async () => {
      if (there.database !== here.database) await there.database.close();
      await here.database.close();
    });

    afterEach(async () => {
      [clock.time, otherClock.time] = [0, 0];
      for (const table of [...TABLES, 'entity_revision']) await sql(`DELETE FROM ${table}`);
    });

    it('should give a write the time of its turn, so that times of an entity never go back', async () => {
      await write('first', 1000);
      await write('early', 2000);
      const [late] = await write('late', 1500);
      expect(late?.record).toMatchObject({ created: { time: 2000 }, systemMetadata: { lastObserved: 2000 } });
      expect(namesOf(await new Follower(here.feed, START).catchUp())).toEqual(chain('none', 'first', 'early', 'late'));
      await here.writer.deleteEntity(TAG, context(1200));
      const [again] = await write('again', 1100);
      expect(again?.record?.created.time).toBe(2001);
      const other = proposal(TAG, 'status', { removed: true }, { systemMetadata: { lastObserved: 7 } });
      const [status] = await here.writer.write([other], context(1000));
      expect(status?.record).toMatchObject({ created: { time: 2001 }, systemMetadata: { lastObserved: 7 } });
    });

    it('should give a write that waited the time at which it got its turn, and its trace that of the request', async () => {
      clock.time = 9000;
      const [waited] = await write('waited', 1000);
      expect(waited?.record?.created.time).toBe(9000);
      const trace = waited?.record?.systemMetadata?.properties?.['telemetryTraceId'] ?? '';
      expect(Number.parseInt(trace.slice(0, 16), 16)).toBe(1_000_000);
    });

    it('should return a change as soon as it is committed, however recent it is', async () => {
      clock.time = NOW;
      const follower = new Follower(here.feed, await here.feed.placeAt(NOW, EVERYTHING));
      await write('a', NOW);
      expect(namesOf(await follower.catchUp())).toEqual(['none>a']);
      expect(follower.told.map(({ aspectName }) => aspectName)).toEqual(['tagKey', 'tagProperties']);
    });

    it.each([
      ['the beginning', -1, 1],
      ['the beginning', -Number.MAX_SAFE_INTEGER, 1],
      ['the end', Number.MAX_SAFE_INTEGER, 0],
      ['the end', Infinity, 0],
    ])('should return %s for the time %d, which no date has', async (_place, time, count) => {
      clock.time = NOW;
      await write('a', NOW - 1);
      const follower = new Follower(here.feed, await here.feed.placeAt(time, EVERYTHING));
      expect(namesOf(await follower.catchUp())).toHaveLength(count);
    });

    it('should return a position after each change, from which the rest follows', async () => {
      for (const [at, text] of ['a', 'b', 'c'].entries()) await write(text, 1000 + at);
      await expectPositions(4);
    });

    it('should tell what one write has stored and what it has deleted', async () => {
      const status = proposal(TAG, 'status', { removed: false });
      await here.writer.write([named(TAG, 'a'), status], context(1000));
      const follower = new Follower(here.feed, await here.feed.placeAt(NOW, EVERYTHING));
      const { value: _none, ...withoutValue } = status;
      const gone = { ...withoutValue, changeType: 'DELETE' } as const;
      await here.writer.write([gone, named(TAG, 'b'), named('urn:li:tag:new', 'c')], context(2000));
      const told = await follower.catchUp();
      expect(told.map(({ urn, aspectName, changeType }) => `${changeType} ${urn} ${aspectName}`)).toEqual([
        'UPSERT urn:li:tag:new tagKey',
        'UPSERT urn:li:tag:a tagProperties',
        'UPSERT urn:li:tag:new tagProperties',
        'DELETE urn:li:tag:a status',
      ]);
      expect(told.map(({ before, after }) => [before?.value, after?.value])).toEqual([
        [undefined, { name: 'new' }],
        [{ name: 'a' }, { name: 'b' }],
        [undefined, { name: 'c' }],
        [{ removed: false }, undefined],
      ]);
    });

    it('should leave out a value that is no longer kept, and say so of the change after it', async () => {
      for (const [at, text] of ['a', 'b', 'c'].entries()) await write(text, 1000 + at);
      await sql("DELETE FROM metadata_aspect_v2 WHERE version = 1 AND aspect = 'tagProperties'");
      expect(namesOf(await new Follower(here.feed, START).catchUp())).toEqual(['?>b', 'b>c']);
    });

    it('should return what another process commits late, with an earlier time', async () => {
      let open = (): void => undefined;
      const gate = new Promise<void>((resolve) => (open = resolve));
      let isHeld = (): void => undefined;
      const held = new Promise<void>((resolve) => (isHeld = resolve));
      const slow = feedHarness(there.database, otherClock);
      slow.listeners.register({ inTransaction: () => (isHeld(), isSerial() ? Promise.resolve() : gate) });
      const follower = new Follower(here.feed, START);
      const late = slow.writer.write([named('urn:li:tag:late', 'late')], context(1000));
      await held;
      if (isSerial()) await late;
      await write('a', 50_000);
      await follower.catchUp();
      open();
      await late;
      await write('b', 60_000);
      const told = namesOf(await follower.catchUp());
      expect([...told].sort()).toEqual(['a>b', 'none>a', 'none>late']);
    });

    it('should return the changes of each entity in the order of their commits, each once, while two processes write', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 14 }), fc.array(step, { maxLength: 14 }), async (one, other) => {
          [clock.time, otherClock.time] = [NOW, NOW - SKEW_MS];
          const prefix = `urn:li:tag:p${String(counter++)}-`;
          const from = await here.feed.placeAt(NOW, EVERYTHING);
          const followers = [here, there].map(({ feed }, at) => new Follower(feed, from, at + 2));
          let isWriting = true;
          const written = Promise.all([work(here, prefix, one, 'h'), work(there, prefix, other, 't')]).finally(() => {
            isWriting = false;
          });
          const follow = async (follower: Follower): Promise<void> => {
            while (isWriting) {
              await follower.catchUp();
              await nextTurn();
            }
            await follower.catchUp();
          };
          const [count] = await Promise.all([written, ...followers.map(follow)]);
          for (const follower of followers) {
            const told = follower.told.filter(({ aspectName }) => aspectName === 'tagProperties');
            expect(told.length).toBe(count[0] + count[1]);
            for (let entity = 0; entity < 3; entity += 1)
              expectChain(
                told,
                prefix + String(entity),
                await here.store.latestOne(prefix + String(entity), 'tagProperties'),
              );
          }
        }),
        { numRuns: RUNS },
      );
    });

    /** Reads `count` changes from the start, and what follows each of their positions. */
    async function expectPositions(count: number): Promise<void> {
      const [told, places]: [FollowedChange[], FeedPlace[]] = [[], []];
      for (let [place, isLast] = [START, false]; !isLast;) {
        const page = await here.feed.page(place, EVERYTHING, 3);
        told.push(...page.changes);
        places.push(...page.places);
        [place, isLast] = [page.next, page.isLast];
      }
      expect([told.length, places.length]).toEqual([count, count]);
      for (const [at, place] of places.entries())
        expect(await new Follower(here.feed, place, 2, EVERYTHING).catchUp()).toEqual(told.slice(at + 1));
    }

    let counter = 0;

    /** Returns the number of changes of `tagProperties`. */
    async function work(by: FeedHarness, prefix: string, steps: readonly Step[], mark: string): Promise<number> {
      let changes = 0;
      let turns = 0;
      const delayed = feedHarness(by.database, by === here ? clock : otherClock);
      delayed.listeners.register({
        async inTransaction() {
          for (let at = 0; at < turns; at += 1) await nextTurn();
        },
      });
      for (const [at, { entity, does, turns: wait }] of steps.entries()) {
        turns = wait;
        const urn = prefix + String(entity);
        const request = {
          aspects: [{ urn, aspectName: 'tagProperties' }],
          takesBack: isEven,
          entityEnd: 'hide',
        } as const;
        if (does === 'write')
          changes +=
            (await delayed.writer.write([named(urn, `${mark}${String(at)}`)], context(NOW + at))).length > 0 ? 1 : 0;
        else if (does === 'delete')
          changes += Math.min(1, await delayed.writer.deleteAspect(urn, 'tagProperties', context(NOW)));
        else changes += (await delayed.writer.rollback(request, context(NOW))).reverted.length;
      }
      return changes;
    }

    const isEven = (metadata: { readonly version?: string } | undefined): boolean =>
      Number(metadata?.version) % 2 === 0;

    function expectChain(told: readonly FollowedChange[], urn: string, stored: FollowedChange['after']): void {
      let [value, time] = ['none', 0];
      for (const { urn: of, before, after, created } of told) {
        if (of !== urn) continue;
        expect([nameOf(before), created.time >= time]).toEqual([value, true]);
        [value, time] = [nameOf(after), created.time];
      }
      expect(nameOf(stored)).toBe(value);
    }

    describe('before there was a log', () => {
      const unlogged = () => aspectHarness(here.database);
      const event = (id: string, time: number, place: number | null) =>
        sql(
          'INSERT INTO change_event (id, kind, place, created_on, urn, aspect, change_type, actor, before_value) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
          id,
          'versioned',
          place,
          time,
          TAG,
          'tagProperties',
          'DELETE',
          'urn:li:corpuser:a',
          '{"name":"b"}',
        );

      it('should continue at a position of that time with rows and events, then with the log', async () => {
        const { writer } = unlogged();
        for (const [at, text] of ['a', 'b'].entries()) await writer.write([named(TAG, text)], context(1000 + at));
        await writer.deleteAspect(TAG, 'tagProperties', context(1002));
        await event('1', 1002, 1);
        await sql('INSERT INTO change_event_counter (slot, reached) VALUES (1, 1)');
        for (const [at, text] of ['c', 'd'].entries()) await writer.write([named(TAG, text)], context(1010 + at));
        await event('2', 1012, null);
        await begin(NOW);
        await write('e', NOW + 1);
        const all = ['none>a', 'a>b', 'b>none', 'none>c', 'c>d', 'b>none', 'd>e'];
        expect(namesOf(await new Follower(here.feed, START, 2).catchUp())).toEqual(all);
        const middle = { row: AspectLog.placeAt(1001), place: 0 };
        const follower = new Follower(here.feed, middle, 1);
        expect(namesOf(await follower.catchUp())).toEqual(all.slice(1));
        const later = new Follower(here.feed, { row: AspectLog.placeAt(1011), place: 1 }, 100);
        expect(namesOf(await later.catchUp())).toEqual(all.slice(4));
        await write('f', NOW + 2);
        expect(namesOf(await follower.catchUp()).slice(-1)).toEqual(['e>f']);
        expect(await here.database.read((one) => one.select('SELECT id FROM change_event'))).toEqual([]);
      });

      it('should begin once, and again after rows that were written without it', async () => {
        await begin(100);
        expect(await here.log.begin()).toEqual({ time: 0, place: 0 });
        await unlogged().writer.write([named(TAG, 'a')], context(1000));
        await begin(900);
        const first = await here.log.begin();
        expect(first).toMatchObject({ time: 1001 });
        await begin(2000);
        await write('b', HOUR_MS);
        await begin(HOUR_MS + 1);
        expect(await here.log.begin()).toEqual(first);
        const follower = new Follower(here.feed, START, 1);
        expect(namesOf(await follower.catchUp())).toEqual(['none>a', 'a>b']);
        await unlogged().writer.write([named(TAG, 'c')], context(NOW));
        await begin(NOW + 1);
        await write('d', NOW + 2);
        expect(namesOf(await follower.catchUp())).toEqual(['none>a', 'a>b', 'a>b', 'b>c', 'c>d']);
        expect(namesOf(await new Follower(here.feed, START, 1).catchUp())).toEqual(chain('none', 'a', 'b', 'c', 'd'));
        expect((await here.log.begin()).place).toBeGreaterThan(first.place);
      });

      it('should return a position after each change there, too', async () => {
        const { writer } = unlogged();
        for (const [at, text] of ['a', 'b'].entries()) await writer.write([named(TAG, text)], context(1000 + at));
        await begin(NOW);
        for (const [at, text] of ['c', 'd'].entries()) await write(text, NOW + 1 + at);
        await expectPositions(5);
      });

      it('should start where a time says', async () => {
        const { writer } = unlogged();
        for (const [at, text] of ['a', 'b', 'c'].entries()) await writer.write([named(TAG, text)], context(1000 + at));
        await begin(2000);
        for (const [at, text] of ['d', 'e'].entries()) await write(text, 3000 + at);
        clock.time = NOW;
        const all = chain('none', 'a', 'b', 'c', 'd', 'e');
        const starts: readonly (readonly [number, number])[] = [
          [0, 0],
          [1001, 1],
          [1003, 3],
          [3000, 3],
          [3001, 4],
          [3002, 5],
          [NOW, 5],
        ];
        for (const [time, skipped] of starts) {
          const from = await here.feed.placeAt(time, EVERYTHING);
          expect([time, namesOf(await new Follower(here.feed, from, 2).catchUp())]).toEqual([time, all.slice(skipped)]);
        }
      });
    });

    describe('after old entries were removed', () => {
      const remove = (time: number, most = 100) => removeEntries(here.database, time, most);

      it('should tell stored values of then from their rows, and repeat nothing to who was told', async () => {
        const early = new Follower(here.feed, START, 1);
        await write('a', 1000);
        await early.catchUp();
        for (const [at, text] of ['b', 'c'].entries()) await write(text, 2000 + at);
        const present = new Follower(here.feed, START, 2);
        await present.catchUp();
        await here.log.arrange();
        expect(await remove(2001, 1)).toBeGreaterThan(0);
        while ((await remove(2001, 1)) > 0);
        await write('d', 3000);
        expect(namesOf(await present.catchUp())).toEqual(chain('none', 'a', 'b', 'c', 'd'));
        expect(namesOf(await new Follower(here.feed, START, 2).catchUp())).toEqual(chain('none', 'a', 'b', 'c', 'd'));
        expect(namesOf(await early.catchUp()).slice(-3)).toEqual(chain('a', 'b', 'c', 'd'));
        await remove(NOW);
        expect(namesOf(await present.catchUp())).toEqual(chain('none', 'a', 'b', 'c', 'd'));
        await write('e', NOW);
        expect(namesOf(await present.catchUp()).slice(4)).toEqual(['d>e']);
      });

      it('should repeat the last five minutes at most to who has been away for longer', async () => {
        const times = [0, 10, 14, 15].map((minutes) => NOW + minutes * MINUTE_MS);
        for (const [at, text] of ['a', 'b', 'c'].entries()) await write(text, times[at] ?? 0);
        const away = new Follower(here.feed, START, 100);
        await away.catchUp();
        await write('d', times[3] ?? 0);
        await here.log.arrange();
        await remove(NOW + HOUR_MS);
        expect(namesOf(await away.catchUp())).toEqual(['none>a', 'a>b', 'b>c', 'a>b', 'b>c', 'c>d']);
      });

      it('should leave the begin of the log where it is while no entry is old enough', async () => {
        await write('a', 1000);
        await here.log.arrange();
        expect(await remove(1000)).toBe(0);
        expect(await here.log.begin()).toEqual({ time: 0, place: 0 });
      });
    });

    describe('for those who wait', () => {
      it('should wake them at once after a commit here, and after one of another process', async () => {
        const { version } = here.feed;
        const woken = here.feed.more(version, LIMIT_MS);
        let isWoken = false;
        void woken.then(() => (isWoken = true));
        await nextTurn();
        expect(isWoken).toBe(false);
        await write('a', 1000);
        await woken;
        expect(here.feed.version).toBeGreaterThan(version);
        await here.feed.more(version, LIMIT_MS);
        const follower = new Follower(here.feed, await here.feed.placeAt(NOW, EVERYTHING));
        const other = feedHarness(there.database, otherClock);
        await other.writer.write([named(TAG, 'b')], context(2000));
        while (namesOf(await follower.catchUp()).length === 0) await here.feed.more(here.feed.version, LIMIT_MS);
        expect(namesOf(follower.told)).toEqual(['a>b']);
        here.watch.onApplicationShutdown();
      });

      it('should end the wait after its limit, and when it is aborted', async () => {
        await here.feed.more(here.feed.version, 1);
        const abort = new AbortController();
        const ended = here.feed.more(here.feed.version, LIMIT_MS, abort.signal);
        abort.abort();
        await ended;
        await here.feed.more(here.feed.version, LIMIT_MS, abort.signal);
        here.watch.onApplicationShutdown();
      });
    });
  });
}
