import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ChangeEventListener } from '../../src/aspects/change-events/change-event.listener.js';
import { removeEntries } from '../../src/aspects/change-events/change-log-begin.js';
import { AspectLog, ChangeLog, type FollowedChange, type LogPage, type LogPlace } from '../../src/aspects/index.js';
import type { JsonObject } from '../../src/foundation/json/json.js';
import type { AppConfig } from '../../src/foundation/config/index.js';
import { Database } from '../../src/foundation/database/index.js';
import { type AspectHarness, aspectHarness, context, proposal } from '../support/harness/aspect-harness.js';

const TAG = 'urn:li:tag:a';
const EVERYTHING = 10_000;
const config = { events: { enabled: true, retentionMs: 1 } } as AppConfig;

const nameOf = (given: JsonObject | undefined): string =>
  typeof given?.['name'] === 'string' ? given['name'] : 'none';
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
    let store: ChangeLog;
    let others: ChangeLog;

    const add = (...events: readonly FollowedChange[]) => aspects.database.transaction((sql) => store.add(sql, events));
    const told = async (): Promise<readonly FollowedChange[]> => {
      await store.arrange();
      return (await store.after(0, EVERYTHING)).entries.flatMap(({ event }) => event ?? []);
    };

    beforeAll(async () => {
      aspects = aspectHarness(await Database.open({ url: await url(), poolSize: 8, groupSize: 4, exclusive: true }));
      store = new ChangeLog(aspects.database);
      others = new ChangeLog(aspects.database);
      new ChangeEventListener(aspects.listeners, store, config).onModuleInit();
    });

    afterAll(() => aspects.database.close());

    afterEach(async () => {
      await aspects.database.transaction(async (sql) => {
        for (const table of ['change_log', 'removed_aspect', 'metadata_aspect_v2', 'entity_revision'])
          await sql.execute(`DELETE FROM ${table}`);
      });
    });

    it('should report deletes with the deleted values, of an entity as of its key, and nothing else', async () => {
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

    it('should report values that are restored, and values that are restated', async () => {
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

    describe('of deleted rows', () => {
      const names = async (from = 0): Promise<readonly string[]> => {
        const log = new AspectLog(aspects.database);
        const told: string[] = [];
        let place: LogPlace | undefined = AspectLog.placeAt(from);
        while (place !== undefined) {
          const page: LogPage = await log.page(place, Number.MAX_SAFE_INTEGER / 100, 3);
          for (const { record, before, hasLostBefore } of page.changes)
            if (['tagProperties', 'domainProperties'].includes(record.aspect))
              told.push(`${hasLostBefore ? '?' : nameOf(before?.value)}>${nameOf(record.value)}`);
          place = page.places.at(-1);
        }
        return told;
      };
      const write = async (name: string, time: number) => aspects.writer.write([tagNamed(TAG, name)], context(time));

      it('should report each value once where it was written, even if retention deleted its row', async () => {
        for (let at = 0; at < 30; at += 1) await write(`n${String(at)}`, 1000 + at);
        const all = Array.from(
          { length: 30 },
          (_none, at) => `${at === 0 ? 'none' : `n${String(at - 1)}`}>n${String(at)}`,
        );
        expect(await names()).toEqual(all);
        expect(await names(1005)).toEqual(all.slice(5));
      });

      it('should report them if no history is kept', async () => {
        const policy = { retention: { version: { maxVersions: 1 } } };
        const urn = 'urn:li:dataHubRetention:(domain,domainProperties)';
        await aspects.writer.write([proposal(urn, 'dataHubRetentionConfig', policy)], context(900));
        const named = (name: string) => proposal('urn:li:domain:a', 'domainProperties', { name });
        for (const [at, name] of ['a', 'b', 'c'].entries())
          await aspects.writer.write([named(name)], context(1000 + at));
        expect(await names()).toEqual(['none>a', 'a>b', 'b>c']);
      });

      it('should report values deleted or rolled back before a read, separately from later ones', async () => {
        await write('a', 1000);
        await write('b', 1001);
        await aspects.writer.deleteAspect(TAG, 'tagProperties', context(1002));
        await write('c', 1003);
        await write('d', 1004);
        const takesBack = (metadata: { readonly version?: string } | undefined) => metadata?.version === '2';
        const request = { aspects: [{ urn: TAG, aspectName: 'tagProperties' }], takesBack, entityEnd: 'hide' } as const;
        await aspects.writer.rollback(request, context(1005));
        await aspects.writer.deleteEntity(TAG, context(1006));
        expect(await names()).toEqual(['none>a', 'a>b', 'none>c', 'c>d']);
      });

      it('should drop them after a while, and report where the previous value is lost', async () => {
        for (let at = 0; at < 22; at += 1) await write(`n${String(at)}`, 1000 + at);
        expect([await aspects.remover.forgetBefore(2000, 1), await aspects.remover.forgetBefore(2000, 10)]).toEqual([
          1, 1,
        ]);
        expect((await names()).slice(0, 2)).toEqual(['?>n2', 'n2>n3']);
      });

      it('should store no secrets, and no old values when they are deleted', async () => {
        const user = 'urn:li:corpuser:a';
        const secret = { salt: 'pepper', hashedPassword: 'x' };
        await aspects.writer.write([proposal(user, 'corpUserCredentials', secret)], context(1000));
        await write('a', 1000);
        const week = 7 * 24 * 60 * 60 * 1000;
        await aspects.writer.deleteEntity(user, context(2000));
        await aspects.writer.deleteEntity(TAG, context(2000 + week));
        const kept = await aspects.database.read((sql) => sql.select('SELECT aspect FROM removed_aspect ORDER BY id'));
        expect(kept).toEqual([{ aspect: 'corpUserKey' }]);
      });
    });

    it('should report nothing that was not stored', async () => {
      await aspects.writer.write([tagNamed(TAG, 'a')], context(1000));
      const refusing = { ...tagNamed('urn:li:tag:b', 'b'), headers: { 'If-Version-Match': '7' } };
      const both = [{ ...tagNamed(TAG, 'a'), changeType: 'RESTATE' as const }, refusing];
      await expect(aspects.writer.write(both, context(2000))).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
      expect(await told()).toEqual([]);
    });

    it('should let no follower miss a commit', async () => {
      const urns = Array.from({ length: 120 }, (_none, at) => `urn:li:dataset:${String(at)}`);
      let writing = true;
      const written = Promise.all(
        urns.map((urn, at) =>
          aspects.database.transaction(async (sql) => {
            await store.add(sql, [value(urn, 5000 - at)]);
            if (at % 7 === 0) await sql.select('SELECT COUNT(*) AS total FROM change_log');
          }),
        ),
      ).finally(() => {
        writing = false;
      });
      const follow = async (follower: ChangeLog): Promise<readonly string[]> => {
        const met: string[] = [];
        let place = 0;
        for (let isLast = false; !isLast;) {
          await nextTurn();
          isLast = !writing;
          await follower.arrange();
          const { entries, end } = await follower.after(place, 9, 'timeseries');
          met.push(...entries.map(({ event }) => event?.urn ?? ''));
          place = end;
          isLast &&= entries.length === 0;
        }
        return met;
      };
      const [first, second] = await Promise.all([follow(store), follow(others), written]);
      expect([...first].sort()).toEqual([...urns].sort());
      expect(second).toEqual(first);
    });

    it('should give later positions to later events, even if all earlier events were removed', async () => {
      await add(value('urn:li:dataset:a', 1000), value('urn:li:dataset:b', 2000));
      const end = await placedEnd();
      expect(await store.placeAt(2000)).toBe(end - 1);
      const remove = (time: number) => removeEntries(aspects.database, time, 10);
      expect([await remove(2000), await remove(3000)]).toEqual([1, 1]);
      expect(await store.placeAt(1000)).toBe(end);
      await add(value('urn:li:dataset:c', 500));
      await store.arrange();
      expect((await store.after(end, 10)).entries.map(({ event }) => event?.urn)).toEqual(['urn:li:dataset:c']);
      expect(await store.after(0, 10, 'versioned')).toMatchObject({ entries: [], isLast: true });
    });

    it('should return the events of one kind, however many others there are before', async () => {
      const others = Array.from({ length: 1000 }, (_none, at) => ({
        ...value(`urn:li:dataset:${String(at)}`, at),
        kind: 'versioned' as const,
      }));
      await add(...others, value('urn:li:dataset:last', 5000));
      const end = await placedEnd();
      expect(await store.after(0, 10, 'timeseries')).toEqual({ entries: [], end: end - 1, isLast: false });
      const { entries, ...rest } = await store.after(end - 1, 10, 'timeseries');
      expect(entries.map(({ event }) => event?.urn)).toEqual(['urn:li:dataset:last']);
      expect(rest).toEqual({ end, isLast: true });
    });

    it('should remove the oldest entries step by step, those of one time together', async () => {
      await add(...[3000, 1000, 2000, 1000, 4000].map((time) => value('urn:li:dataset:a', time)));
      await store.arrange();
      const steps: number[] = [];
      for (let at = 0; at < 4; at += 1) steps.push(await removeEntries(aspects.database, 4000, 1));
      expect(steps).toEqual([2, 1, 1, 0]);
      expect((await told()).map(({ created }) => created.time)).toEqual([4000]);
    });

    async function placedEnd(): Promise<number> {
      await store.arrange();
      return (await store.after(0, EVERYTHING)).end;
    }
  });
}
