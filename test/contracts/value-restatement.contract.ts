import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  AspectLog,
  AspectRow,
  EntityRevisionRow,
  AspectScanner,
  type FeedPlace,
  type FollowedChange,
  PUBLISHED_CHANGES,
  ValueRestatement,
} from '../../src/aspects/index.js';
import { Database } from '../../src/foundation/database/index.js';
import { ModelRegistry } from '../../src/model/index.js';
import { context, proposal } from '../support/harness/aspect-harness.js';
import { EVERYTHING, type FeedHarness, feedHarness, Follower, SetClock } from '../support/harness/feed-harness.js';

const START: FeedPlace = { row: AspectLog.placeAt(0), place: 0 };
const NOW = 1_000_000_000;
const RUNS = 12;
const TABLES = ['change_log', 'change_event_counter', 'removed_aspect', 'metadata_aspect_v2', 'entity_revision'];

const urnOf = (entity: number): string => `urn:li:tag:restated-${String(entity)}`;
const named = (entity: number, name: string) => proposal(urnOf(entity), 'tagProperties', { name });
const nameOf = ({ after }: FollowedChange): unknown => after?.value['name'] ?? null;
const shown = (changes: readonly FollowedChange[]): readonly string[] =>
  changes
    .filter(({ aspectName }) => aspectName === 'tagProperties')
    .map((change) => `${change.changeType} ${String(nameOf(change))}`);

/** One step of a writer: how many turns of the event loop its transaction stays open, and what it does. */
interface Step {
  readonly entity: number;
  readonly turns: number;
  readonly does: 'write' | 'delete';
}

const step = fc.record<Step>({
  entity: fc.nat(2),
  turns: fc.nat(12),
  does: fc.constantFrom('write', 'write', 'write', 'delete'),
});

/** What every SQL engine must do for values that are stated again. `url` is asked before the first test. */
export function describeValueRestatement(name: string, url: () => Promise<string>): void {
  describe(`values that are stated again on ${name}`, () => {
    const clock = new SetClock(NOW);
    let here: FeedHarness;
    let values: ValueRestatement;

    beforeAll(async () => {
      const database = await Database.open({
        url: await url(),
        poolSize: 8,
        groupSize: 4,
        exclusive: false,
        entities: [AspectRow, EntityRevisionRow],
      });
      here = feedHarness(database, clock);
      const scanner = new AspectScanner(database, here.listeners, clock);
      values = new ValueRestatement(scanner, database, here.log, here.watch, ModelRegistry.standard(), clock);
    });

    afterAll(() => here.database.close());

    afterEach(async () => {
      clock.time = NOW;
      await here.database.transaction(async (sql) => {
        for (const table of TABLES) await sql.execute(`DELETE FROM ${table}`);
      });
    });

    const write = (entity: number, text: string, time = 1000) =>
      here.writer.write([named(entity, text)], context(time));
    const restate = (more: object = {}) => values.restate({ filter: {}, ...more }, 100, 'urn:li:corpuser:me');
    const told = (selection = PUBLISHED_CHANGES) => new Follower(here.feed, START, 3, selection).catchUp();

    it('should tell them with their system metadata, as DataHub does, to those who ask for them only', async () => {
      await write(0, 'a');
      const before = await told(EVERYTHING);
      expect(await restate()).toEqual({
        restated: 2,
        ignored: 0,
        last: { urn: urnOf(0), aspectName: 'tagProperties' },
      });
      const last = (await told()).at(-1);
      const first = before.at(-1);
      expect(last).toEqual({
        kind: 'versioned',
        urn: urnOf(0),
        aspectName: 'tagProperties',
        changeType: 'RESTATE',
        created: { time: NOW + 1, actor: 'urn:li:corpuser:me' },
        after: {
          value: { name: 'a' },
          systemMetadata: {
            ...first?.after?.systemMetadata,
            properties: { ...first?.after?.systemMetadata?.properties, forceIndexing: 'true' },
          },
        },
        before: undefined,
      });
      expect(await told(EVERYTHING)).toEqual(before);
    });

    it('should restate the rows of a stretch, and ignore secrets', async () => {
      for (const entity of [0, 1, 2]) await write(entity, String(entity));
      const secret = proposal('urn:li:corpuser:joe', 'corpUserCredentials', {
        salt: 's',
        hashedPassword: 'h',
      });
      await here.writer.write([secret], context());
      const filter = { urns: [urnOf(0), urnOf(2), 'urn:li:corpuser:joe'] };
      expect(await restate({ filter })).toMatchObject({ restated: 5, ignored: 1 });
      const after = { urn: urnOf(1), aspectName: 'tagProperties' };
      const last = { urn: urnOf(2), aspectName: 'tagProperties' };
      expect(await restate({ after })).toEqual({ restated: 2, ignored: 0, last });
      expect(await restate({ filter: { urns: filter.urns.slice(0, 2) } })).toEqual({ restated: 4, ignored: 0, last });
      expect(await restate({ after: { urn: urnOf(2), aspectName: 'tagProperties' } })).toEqual({
        restated: 0,
        ignored: 0,
        last: undefined,
      });
      const restated = (await told()).filter(({ changeType }) => changeType === 'RESTATE');
      expect(shown(restated)).toEqual(['RESTATE 0', 'RESTATE 2', 'RESTATE 2', 'RESTATE 0', 'RESTATE 2']);
    });

    it('should tell the value of then, also when it was replaced, and not one that is later', async () => {
      await write(0, 'a');
      await restate();
      await write(0, 'b', NOW + 1);
      await restate();
      await here.writer.deleteAspect(urnOf(0), 'tagProperties', context(NOW + 2));
      await write(0, 'c', NOW + 3);
      expect(shown(await told())).toEqual([
        'UPSERT a',
        'RESTATE a',
        'UPSERT b',
        'RESTATE b',
        'DELETE null',
        'UPSERT c',
      ]);
    });

    it('should tell the value of then if a process whose clock is behind replaces it', async () => {
      clock.time = 1000;
      await write(0, 'a');
      clock.time = NOW;
      await restate();
      clock.time = NOW - 500;
      await write(0, 'b');
      expect(shown(await told())).toEqual(['UPSERT a', 'RESTATE a', 'UPSERT b']);
    });

    it('should tell a value of a very old installation, which has no system metadata', async () => {
      await write(0, 'a');
      await here.database.transaction((sql) => sql.execute('UPDATE metadata_aspect_v2 SET systemmetadata = NULL'));
      const follower = new Follower(here.feed, await here.feed.placeAt(NOW, PUBLISHED_CHANGES), 3, PUBLISHED_CHANGES);
      await restate();
      expect((await follower.catchUp()).at(-1)).toMatchObject({
        changeType: 'RESTATE',
        after: { value: { name: 'a' }, systemMetadata: { properties: { forceIndexing: 'true' } } },
      });
    });

    it('should wake who waits for changes, if any value was stated again', async () => {
      await write(0, 'a');
      const { version } = here.feed;
      await restate({ filter: { urns: [] } });
      expect(here.feed.version).toBe(version);
      await restate();
      expect(here.feed.version).toBe(version + 1);
    });

    it('should tell a value that is written by a process whose clock is ahead', async () => {
      await write(0, 'a', NOW + 60_000);
      await restate();
      expect(shown(await told())).toEqual(['UPSERT a', 'RESTATE a']);
    });

    it('should state what the change before says, while others write', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 14 }), fc.nat(3), async (steps, restatements) => {
          const place = await here.feed.placeAt(NOW, PUBLISHED_CHANGES);
          const follower = new Follower(here.feed, place, 3, PUBLISHED_CHANGES);
          const first = (counter += 3);
          const entities = [first, first + 1, first + 2];
          for (const entity of entities) await write(entity, 'start', NOW);
          const again = async (): Promise<void> => {
            for (let at = 0; at < restatements; at += 1) await restate({ filter: { urns: entities.map(urnOf) } });
          };
          await Promise.all([work(first, steps), again(), again()]);
          const stated = new Map<string, string>();
          for (const change of await follower.catchUp()) {
            const key = `${change.urn} ${change.aspectName}`;
            const value = JSON.stringify(change.after?.value ?? null);
            if (change.changeType === 'RESTATE') expect([key, stated.get(key)]).toEqual([key, value]);
            stated.set(key, value);
          }
          const restated = follower.told.filter(({ changeType }) => changeType === 'RESTATE');
          if (restatements > 0) expect(restated.length).toBeGreaterThan(0);
        }),
        { numRuns: RUNS },
      );
    });

    let counter = 0;

    async function work(first: number, steps: readonly Step[]): Promise<void> {
      let turns = 0;
      const delayed = feedHarness(here.database, clock);
      delayed.listeners.register({
        async inTransaction() {
          for (let at = 0; at < turns; at += 1) await nextTurn();
        },
      });
      for (const [at, { entity, does, turns: wait }] of steps.entries()) {
        turns = wait;
        if (does === 'write') await delayed.writer.write([named(first + entity, String(at))], context(NOW));
        else await delayed.writer.deleteAspect(urnOf(first + entity), 'tagProperties', context(NOW));
      }
    }
  });
}
