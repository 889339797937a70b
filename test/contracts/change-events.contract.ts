import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ChangeEventListener } from '../../src/aspects/change-events/change-event.listener.js';
import { ChangeEventStore, type FollowedChange } from '../../src/aspects/index.js';
import type { AppConfig } from '../../src/config/index.js';
import { Database } from '../../src/database/index.js';
import { type AspectHarness, aspectHarness, context, proposal } from '../support/aspect-harness.js';

const TAG = 'urn:li:tag:a';
const EVERYTHING = 10_000;
const config = { events: { enabled: true, retentionMs: 1 } } as AppConfig;

const tagNamed = (urn: string, name: string, runId = 'r') =>
  proposal(urn, 'tagProperties', { name }, { systemMetadata: { runId } });
const value = (urn: string, time: number): FollowedChange => ({
  kind: 'timeseries',
  urn,
  aspectName: 'datasetProfile',
  changeType: 'UPSERT',
  created: { time, actor: 'urn:li:corpuser:writer' },
  after: { value: { rowCount: time }, systemMetadata: { runId: 'r' } },
  before: undefined,
});

/** What every SQL engine must do for changes that no row tells. `url` is asked before the first test. */
export function describeChangeEvents(name: string, url: () => Promise<string>): void {
  describe(`change events on ${name}`, () => {
    let aspects: AspectHarness;
    let store: ChangeEventStore;
    let others: ChangeEventStore;

    const add = (...events: readonly FollowedChange[]) => aspects.database.transaction((sql) => store.add(sql, events));
    const told = async (): Promise<readonly FollowedChange[]> => {
      await store.arrange();
      return (await store.after(0, EVERYTHING)).map(({ event }) => event);
    };

    beforeAll(async () => {
      aspects = aspectHarness(await Database.open({ url: await url(), poolSize: 8, groupSize: 4, exclusive: true }));
      store = new ChangeEventStore(aspects.database);
      others = new ChangeEventStore(aspects.database);
      new ChangeEventListener(aspects.listeners, store, config).onModuleInit();
    });

    afterAll(() => aspects.database.close());

    afterEach(async () => {
      await aspects.database.transaction(async (sql) => {
        for (const table of ['change_event', 'metadata_aspect_v2', 'entity_revision'])
          await sql.execute(`DELETE FROM ${table}`);
      });
    });

    it('should tell of deletes with what was there, of an entity as of its key, and of nothing else', async () => {
      await aspects.writer.write([tagNamed(TAG, 'a')], context(1000));
      await aspects.writer.write([tagNamed(TAG, 'b')], context(1001));
      await aspects.writer.deleteAspect(TAG, 'tagProperties', context(2000, 'urn:li:corpuser:deleter'));
      await aspects.writer.deleteAspect(TAG, 'tagProperties', context(2001));
      await aspects.writer.deleteEntity(TAG, context(2002));
      await aspects.writer.deleteEntity(TAG, context(2003));
      expect(await told()).toMatchObject([
        {
          urn: TAG,
          aspectName: 'tagProperties',
          changeType: 'DELETE',
          created: { time: 2000, actor: 'urn:li:corpuser:deleter' },
          after: undefined,
          before: { value: { name: 'b' }, systemMetadata: { runId: 'r' } },
        },
        {
          urn: TAG,
          aspectName: 'tagKey',
          changeType: 'DELETE',
          created: { time: 2002 },
          before: { value: { name: 'a' } },
        },
      ]);
    });

    it('should tell of values that are in force again, and of those that are stated again', async () => {
      await aspects.writer.write([tagNamed(TAG, 'a', 'r1')], context(1000));
      await aspects.writer.write([tagNamed(TAG, 'b', 'r2')], context(1001));
      const request = {
        aspects: [{ urn: TAG, aspectName: 'tagProperties' }],
        takesBack: (metadata: { readonly runId?: string } | undefined) => metadata?.runId === 'r2',
        entityEnd: 'hide',
      } as const;
      await aspects.writer.rollback(request, context(2000));
      await aspects.writer.write([{ ...tagNamed(TAG, 'a'), changeType: 'RESTATE' }], context(3000));
      await aspects.writer.write([tagNamed(TAG, 'a')], context(4000));
      expect(await told()).toMatchObject([
        {
          changeType: 'UPSERT',
          created: { time: 2000 },
          before: { value: { name: 'b' } },
          after: { value: { name: 'a' } },
        },
        { changeType: 'RESTATE', created: { time: 3000 }, after: { value: { name: 'a' } } },
      ]);
    });

    it('should tell of nothing that was not stored', async () => {
      await aspects.writer.write([tagNamed(TAG, 'a')], context(1000));
      const refusing = { ...tagNamed('urn:li:tag:b', 'b'), headers: { 'If-Version-Match': '7' } };
      const both = [{ ...tagNamed(TAG, 'a'), changeType: 'RESTATE' as const }, refusing];
      await expect(aspects.writer.write(both, context(2000))).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
      expect(await told()).toEqual([]);
    });

    it('should let nobody miss what is committed while they follow', async () => {
      const urns = Array.from({ length: 120 }, (_none, at) => `urn:li:dataset:${String(at)}`);
      let writing = true;
      const written = Promise.all(
        urns.map((urn, at) =>
          aspects.database.transaction(async (sql) => {
            await store.add(sql, [value(urn, 5000 - at)]);
            if (at % 7 === 0) await sql.select('SELECT COUNT(*) AS total FROM change_event');
          }),
        ),
      ).finally(() => {
        writing = false;
      });
      const follow = async (follower: ChangeEventStore): Promise<readonly string[]> => {
        const met: string[] = [];
        let place = 0;
        for (let isLast = false; !isLast;) {
          await nextTurn();
          isLast = !writing;
          await follower.arrange();
          for (const { place: at, event } of await follower.after(place, 9, 'timeseries')) {
            if (met.push(event.urn) > 0) place = at;
            isLast = false;
          }
        }
        return met;
      };
      const [first, second] = await Promise.all([follow(store), follow(others), written]);
      expect([...first].sort()).toEqual([...urns].sort());
      expect(second).toEqual(first);
    });

    it('should give later places to later events, also when all before them were removed', async () => {
      await add(value('urn:li:dataset:a', 1000), value('urn:li:dataset:b', 2000));
      const end = await placedEnd();
      expect(await store.placeAt(2000)).toBe(end - 1);
      expect([await store.removeBefore(2000, 10), await store.removeBefore(3000, 10)]).toEqual([1, 1]);
      expect(await store.placeAt(1000)).toBe(end);
      await add(value('urn:li:dataset:c', 500));
      await store.arrange();
      expect((await store.after(end, 10)).map(({ event }) => event.urn)).toEqual(['urn:li:dataset:c']);
      expect(await store.after(0, 10, 'versioned')).toEqual([]);
    });

    async function placedEnd(): Promise<number> {
      await store.arrange();
      return (await store.after(0, EVERYTHING)).at(-1)?.place ?? 0;
    }
  });
}
