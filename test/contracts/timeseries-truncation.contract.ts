import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TimeseriesStore, TimeseriesTruncation, TruncationControl } from '../../src/timeseries/index.js';
import { dataset, documentsOf } from '../support/engines/timeseries-values.js';
import type { TimeseriesSubject } from './timeseries-store.contract.js';

const A = dataset('a');
const B = dataset('b');

const profile = (urn: string, timestampMillis: number, more: object = {}) =>
  documentsOf(urn, 'datasetProfile', { timestampMillis, ...more });

interface Recorded extends TruncationControl {
  readonly saved: string[];
  readonly seen: { total: number; done: number }[];
}

function control(more: Partial<TruncationControl> = {}): Recorded {
  const saved: string[] = [];
  const seen: { total: number; done: number }[] = [];
  return {
    signal: new AbortController().signal,
    saved,
    seen,
    save: (checkpoint) => {
      saved.push(checkpoint);
      return Promise.resolve();
    },
    progress: (progress) => seen.push(progress),
    ...more,
  };
}

/** How every adapter must remove old values. `open` is called before the first test. */
export function describeTimeseriesTruncation(name: string, open: () => Promise<TimeseriesSubject>): void {
  describe(`truncation of time series on ${name}`, () => {
    let subject: TimeseriesSubject;
    let store: TimeseriesStore;

    beforeAll(async () => {
      subject = await open();
      store = subject.store;
    });

    afterAll(() => subject.close());

    beforeEach(() => subject.clear());

    const PROFILES = { entityType: 'dataset', aspectName: 'datasetprofile' };
    const truncation = (strategy: 'rebuild' | 'delete', endTimeMillis = 50): TimeseriesTruncation => ({
      ...PROFILES,
      endTimeMillis,
      strategy,
      batchSize: 10,
    });
    const times = async (urn = A, from: TimeseriesStore = store): Promise<number[]> =>
      (await from.values({ urn, aspectName: 'datasetProfile' })).map(({ timestampMillis }) => timestampMillis);
    const descending = (from: number, to: number): number[] =>
      Array.from({ length: from - to + 1 }, (_, at) => from - at);

    it.each(['rebuild', 'delete'] as const)('should %s only documents up to the end time', async (strategy) => {
      await store.append(descending(100, 1).flatMap((time) => [...profile(A, time), ...profile(B, time)]));
      await store.append(
        documentsOf(A, 'operation', { timestampMillis: 1, operationType: 'INSERT', lastUpdatedTimestamp: 1 }),
      );
      const recorded = control();
      await subject.second.truncate(truncation(strategy), recorded);
      expect(await times()).toEqual(descending(100, 51));
      expect(await times(B, subject.second)).toEqual(descending(100, 51));
      expect(await store.count(PROFILES)).toBe(100);
      expect(await store.exists(A, 'operation')).toBe(true);
      expect(recorded.seen.at(-1)).toEqual({ total: 100, done: 100 });
      await store.append(profile(A, 7));
      expect(await times()).toEqual([...descending(100, 51), 7]);
      expect((await store.sizes()).filter(({ aspectName }) => aspectName === 'datasetprofile')).toHaveLength(1);
    });

    it('should rebuild repeatedly', async () => {
      await store.append(descending(40, 1).flatMap((time) => profile(A, time)));
      for (const end of [10, 20, 30]) {
        await store.truncate(truncation('rebuild', end), control());
        expect(await times()).toEqual(descending(40, end + 1));
      }
      await store.truncate(truncation('rebuild', 99), control());
      expect(await times()).toEqual([]);
    });

    it.each(['rebuild', 'delete'] as const)('should find nothing to %s if there is nothing', async (strategy) => {
      await store.truncate(
        { ...truncation(strategy), entityType: 'chart', aspectName: 'chartUsageStatistics' },
        control(),
      );
      await store.truncate({ ...truncation(strategy), aspectName: 'nothing' }, control());
      await store.truncate(truncation(strategy), control());
      expect(await times()).toEqual([]);
    });

    it('should lose no concurrent write and restore no concurrent delete during a rebuild', async () => {
      await store.append(descending(400, 1).flatMap((time) => profile(A, time)));
      await store.append(descending(400, 1).flatMap((time) => profile(B, time)));
      const over = new AbortController();
      let smallest = Number.POSITIVE_INFINITY;
      const reading = (async () => {
        while (!over.signal.aborted) {
          await nextTurn();
          const kept = (await times(A, subject.second)).filter((time) => time > 50 && time <= 400);
          smallest = Math.min(smallest, kept.length);
        }
      })();
      let appended = 400;
      const appending = (async () => {
        while (!over.signal.aborted) {
          appended += 1;
          await subject.second.append(profile(A, appended, { rowCount: appended }));
          await subject.second.append(profile(A, 60, { rowCount: appended }));
        }
      })();
      let deleted = 400;
      const deleting = (async () => {
        while (!over.signal.aborted && deleted > 100) {
          await subject.second.deleteValues({
            urn: B,
            aspectName: 'datasetProfile',
            startTimeMillis: deleted - 9,
            endTimeMillis: deleted,
          });
          deleted -= 10;
        }
      })();
      await store.truncate(truncation('rebuild'), control());
      over.abort();
      await Promise.all([reading, appending, deleting]);
      expect(smallest).toBe(350);
      expect(await times()).toEqual(descending(appended, 51));
      expect(await times(B)).toEqual(descending(deleted, 51));
      const [changed] = await store.values({
        urn: A,
        aspectName: 'datasetProfile',
        startTimeMillis: 60,
        endTimeMillis: 60,
      });
      expect(changed?.value['rowCount']).toBe(appended);
    });

    it.each(['rebuild', 'delete'] as const)(
      'should abort a %s on request, and continue when it runs again',
      async (strategy) => {
        await store.append(descending(200, 1).flatMap((time) => profile(A, time)));
        const stop = new AbortController();
        const interrupted = control({ signal: stop.signal, progress: () => stop.abort(new Error('stopped')) });
        const outcome = await store
          .truncate(truncation(strategy, 100), interrupted)
          .catch((error: unknown) => String(error));
        expect(['Error: stopped', ...(strategy === 'delete' ? [undefined] : [])]).toContain(outcome);
        expect((await times()).slice(0, 100)).toEqual(descending(200, 101));
        await subject.second.append(profile(A, 201));
        expect((await times()).slice(0, 101)).toEqual(descending(201, 101));
        await subject.second.truncate(truncation(strategy, 100), control());
        expect(await times()).toEqual(descending(201, 101));
      },
    );

    it('should never switch to a part of the values when another process takes over', async () => {
      await store.append(descending(400, 1).flatMap((time) => profile(A, time)));
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      let successor: Promise<void> | undefined;
      const progress = (): void => {
        successor ??= subject.second.truncate(truncation('rebuild'), control({ save: () => released }));
      };
      const first = await store
        .truncate(truncation('rebuild'), control({ progress }))
        .then(() => 'switched')
        .catch(() => 'failed');
      const left = await times();
      expect(left.slice(0, 350)).toEqual(descending(400, 51));
      expect(left.length).toBe(first === 'switched' ? 350 : 400);
      await store.append(profile(A, 401));
      release();
      await successor?.catch(() => undefined);
      expect((await times()).slice(0, 351)).toEqual(descending(401, 51));
      await store.truncate(truncation('rebuild'), control());
      expect(await times()).toEqual(descending(401, 51));
    });

    it('should not remove documents written after a switch when it runs again', async () => {
      await store.append(descending(60, 1).flatMap((time) => profile(A, time)));
      const first = control();
      await store.truncate(truncation('rebuild'), first);
      await store.append(profile(A, 5));
      const checkpoint = first.saved.at(-1);
      await store.truncate(truncation('rebuild'), control(checkpoint === undefined ? {} : { checkpoint }));
      expect(await times()).toEqual([...descending(60, 51), 5]);
    });
  });
}
