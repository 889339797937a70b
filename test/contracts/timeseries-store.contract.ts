import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SystemMetadata } from '../../src/aspects/index.js';
import type { JsonObject } from '../../src/foundation/json/json.js';
import type {
  TimeseriesCriterion,
  TimeseriesQuery,
  TimeseriesScroll,
  TimeseriesStore,
  TimeseriesUrns,
  WantedDocuments,
} from '../../src/timeseries/index.js';
import { inRequest } from '../support/harness/in-request.js';
import { dataset, documentsOf } from '../support/engines/timeseries-values.js';

/** A store that the suite may fill and empty. */
export interface TimeseriesSubject {
  readonly store: TimeseriesStore;
  /** Another store over the same data, as a second process has. */
  readonly second: TimeseriesStore;
  /** Removes every value. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const A = dataset('a');
const B = dataset('b');
const all: WantedDocuments = (documents) => Promise.resolve(documents);

/** What every adapter must do. `open` is called before the first test. */
export function describeTimeseriesStore(name: string, open: () => Promise<TimeseriesSubject>): void {
  describe(`time series on ${name}`, () => {
    let subject: TimeseriesSubject;
    let store: TimeseriesStore;

    const documents = documentsOf;
    const profile = (timestampMillis: number, more: JsonObject = {}): JsonObject => ({ timestampMillis, ...more });
    const append = (urn: string, value: JsonObject, systemMetadata?: SystemMetadata) =>
      store.append(documents(urn, 'datasetProfile', value, systemMetadata));
    const times = async (query: Partial<TimeseriesQuery> = {}): Promise<number[]> =>
      (await store.values({ urn: A, aspectName: 'datasetProfile', ...query })).map(
        ({ timestampMillis }) => timestampMillis,
      );

    beforeAll(async () => {
      subject = await open();
      store = subject.store;
    });

    afterAll(() => subject.close());

    beforeEach(() => subject.clear());

    it('should return the values with the latest time of their own first, and the newest of those with one time', async () => {
      const value = { operationType: 'CUSTOM', customOperationType: '"lastUpdatedTimestamp":9\\\0\ud83d' };
      const times = [
        [1, 700],
        [2, 900],
        [3, 700],
        [4, 100],
      ] as const;
      for (const [timestampMillis, lastUpdatedTimestamp] of times)
        await store.append(documents(A, 'operation', { timestampMillis, lastUpdatedTimestamp, ...value }));
      const latest = async (query: Partial<TimeseriesQuery>): Promise<number[]> => {
        const sort = [{ field: 'lastUpdatedTimestamp', order: 'DESCENDING' }] as const;
        const found = await store.values({ urn: A, aspectName: 'operation', sort, ...query });
        return found.map(({ timestampMillis }) => timestampMillis);
      };
      expect(await latest({})).toEqual([2, 3, 1, 4]);
      expect(await latest({ limit: 2 })).toEqual([2, 3]);
      expect(await latest({ startTimeMillis: 3 })).toEqual([3, 4]);
      expect(await latest({ endTimeMillis: 1 })).toEqual([1]);
      expect(await latest({ aspectName: 'OPERATION', limit: 1 })).toEqual([2]);
      expect(await latest({ urn: B })).toEqual([]);
      expect(await latest({ sort: [{ field: 'lastUpdatedTimestamp', order: 'ASCENDING' }] })).toEqual([4, 3, 1, 2]);
    });

    it('should return the value and its system metadata as written', async () => {
      const value = profile(5, {
        rowCount: 3,
        partitionSpec: { partition: 'P', type: 'PARTITION' },
        fieldProfiles: [{ fieldPath: 'é"\\' }],
      });
      const systemMetadata = { runId: 'r', lastObserved: 9, properties: { a: 'b' } };
      await append(A, value, systemMetadata);
      expect(await store.values({ urn: A, aspectName: 'datasetProfile' })).toEqual([
        { urn: A, timestampMillis: 5, value, systemMetadata },
      ]);
    });

    it('should return the newest first, only of the requested entity', async () => {
      for (const time of [20, 10, 30]) await append(A, profile(time));
      await append(B, profile(40));
      await append(dataset('A'), profile(50));
      expect(await times()).toEqual([30, 20, 10]);
    });

    it('should return the newest value of each entity that a request asks for at once', async () => {
      for (const time of [20, 10, 30]) await append(A, profile(time));
      await append(B, profile(40));
      const asked = [A, B, A, dataset('none')].map((urn) => ({ urn, limit: 1 }));
      const before = { endTimeMillis: 20, limit: 1 };
      const first = { sort: [{ field: 'timestampMillis', order: 'ASCENDING' as const }], limit: 1 };
      const found = await inRequest(() => Promise.all([...asked, before, first].map((query) => times(query))));
      expect(found).toEqual([[30], [40], [30], [], [20], [10]]);
    });

    it.each<[string, Partial<TimeseriesQuery>, number[]]>([
      ['from a time on', { startTimeMillis: 20 }, [30, 20]],
      ['up to a time', { endTimeMillis: 20 }, [20, 10]],
      ['within a span', { startTimeMillis: 20, endTimeMillis: 20 }, [20]],
      ['with a limit', { limit: 2 }, [30, 20]],
      ['with a limit of 0', { limit: 0 }, []],
      ['with a negative limit', { limit: -1 }, [30, 20, 10]],
      ['oldest first', { sort: [{ field: 'timestampMillis', order: 'ASCENDING' }], limit: 2 }, [10, 20]],
      ['with the aspect in another case', { aspectName: 'datasetprofile' }, [30, 20, 10]],
      ['of an unknown aspect', { aspectName: 'nothing' }, []],
      ['of an aspect without a legal name', { aspectName: 'x; DROP TABLE y' }, []],
      ['of an unknown urn', { urn: dataset('zzz') }, []],
    ])('should return values %s', async (_name, query, expected) => {
      for (const time of [20, 10, 30]) await append(A, profile(time));
      expect(await times(query)).toEqual(expected);
    });

    it('should scan the values of all entities, newest first, equal times by message', async () => {
      await append(A, profile(10));
      await append(B, profile(20));
      for (const messageId of ['m1', 'm2']) await append(A, profile(20, { messageId }));
      await append(A, profile(30));
      const seen: unknown[] = [];
      let after: TimeseriesScroll['after'];
      do {
        const page = await store.scroll({
          entityType: 'dataset',
          aspectName: 'datasetProfile',
          endTimeMillis: 20,
          limit: 1,
          ...(after !== undefined && { after }),
        });
        seen.push(...page.values.map(({ urn, value }) => [urn, value['timestampMillis'], value['messageId']]));
        after = page.next;
      } while (after !== undefined);
      expect(seen).toEqual([
        [A, 20, 'm2'],
        [A, 20, 'm1'],
        [B, 20, undefined],
        [A, 10, undefined],
      ]);
      expect(await store.scroll({ entityType: 'dataset', aspectName: 'nothing', limit: 1 })).toEqual({ values: [] });
    });

    it('should keep one of equal values, and values that differ in granularity, message or partition', async () => {
      for (const more of [{}, {}, { rowCount: 2 }]) await append(A, profile(1, more));
      expect(await store.values({ urn: A, aspectName: 'datasetProfile' })).toMatchObject([{ value: { rowCount: 2 } }]);
      await append(A, profile(1, { messageId: 'm' }));
      await append(A, profile(1, { eventGranularity: { unit: 'DAY' } }));
      await append(A, profile(1, { partitionSpec: { partition: 'P' } }));
      const timePartition = { startTimeMillis: 1, length: { unit: 'DAY' } };
      await append(A, profile(1, { partitionSpec: { partition: 'P', timePartition } }));
      expect(await times()).toEqual([1, 1, 1, 1, 1]);
    });

    it('should keep one of equal values in one call', async () => {
      const twice = [
        ...documents(A, 'datasetProfile', profile(1)),
        ...documents(A, 'datasetProfile', profile(1, { rowCount: 7 })),
      ];
      await store.append(twice);
      expect(await store.values({ urn: A, aspectName: 'datasetProfile' })).toMatchObject([{ value: { rowCount: 7 } }]);
    });

    it('should keep existing documents when an index of another installation is adopted', async () => {
      await append(A, profile(1, { rowCount: 1 }));
      const theirs = [profile(1, { rowCount: 2 }), profile(2, { rowCount: 3 })];
      const adopt = () =>
        store.adopt(
          theirs.flatMap((value) => documents(A, 'datasetProfile', value)),
          all,
        );
      await adopt();
      await adopt();
      const values = await subject.second.values({ urn: A, aspectName: 'datasetProfile' });
      expect(values.map(({ value }) => value['rowCount'])).toEqual([3, 1]);
      await store.adopt([], all);
    });

    it('should not bring back values that are deleted while they are adopted', async () => {
      let deleting: Promise<unknown> | undefined;
      const wanted: WantedDocuments = (found) => {
        if (deleting !== undefined) return Promise.resolve(found.filter(({ urn }) => urn !== A));
        deleting = subject.second.deleteValues({ urn: A });
        return Promise.resolve(found);
      };
      await store.adopt(
        [...documents(A, 'datasetProfile', profile(1)), ...documents(B, 'datasetProfile', profile(1))],
        wanted,
      );
      await deleting;
      expect([await times(), await times({ urn: B })]).toEqual([[], [1]]);
    });

    it('should keep values that are appended after a delete, even while they are adopted', async () => {
      await append(A, profile(1));
      const wanted: WantedDocuments = () => Promise.resolve([]);
      await store.adopt(documents(A, 'datasetProfile', profile(1)), wanted);
      expect(await times()).toEqual([1]);
    });

    it('should store values of several aspects and entities in one call, with concurrent callers', async () => {
      const usage = { timestampMillis: 3, userCounts: [{ user: 'urn:li:corpuser:u', count: 1 }] };
      const calls = Array.from({ length: 8 }, (_, at) =>
        (at % 2 === 0 ? store : subject.second).append([
          ...documents(A, 'datasetProfile', profile(at)),
          ...documents(B, 'datasetUsageStatistics', { ...usage, timestampMillis: at }),
        ]),
      );
      await Promise.all(calls);
      expect(await times()).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
      expect(await store.values({ urn: B, aspectName: 'datasetUsageStatistics' })).toHaveLength(8);
    });

    it('should accept and return nothing', async () => {
      await store.append([]);
      expect(await store.latest([], 'datasetProfile')).toEqual(new Map());
    });

    it('should immediately see the writes of another store', async () => {
      await append(A, profile(1));
      await subject.second.append(documents(A, 'datasetProfile', profile(2)));
      expect(await times()).toEqual([2, 1]);
      expect(await subject.second.exists(A, 'datasetProfile')).toBe(true);
    });

    describe('latest', () => {
      beforeEach(async () => {
        for (const [urn, time] of [
          [A, 10],
          [A, 30],
          [B, 20],
        ] as const)
          await append(urn, profile(time));
      });

      const latest = async (urns: readonly string[], atOrBefore?: number) =>
        [...(await store.latest(urns, 'datasetProfile', atOrBefore))]
          .map(([urn, { timestampMillis }]) => [urn, timestampMillis])
          .sort();

      it.each<[string, readonly string[], number | undefined, unknown]>([
        [
          'of each urn',
          [A, B, dataset('zzz')],
          undefined,
          [
            [A, 30],
            [B, 20],
          ],
        ],
        ['of a urn named twice', [A, A], undefined, [[A, 30]]],
        [
          'at a time',
          [A, B],
          20,
          [
            [A, 10],
            [B, 20],
          ],
        ],
        ['just before a time', [A, B], 19, [[A, 10]]],
        ['before all', [A, B], 9, []],
        ['of urns of several types', [A, 'urn:li:chart:(looker,1)'], undefined, [[A, 30]]],
      ])('should return the newest value %s', async (_name, urns, atOrBefore, expected) => {
        expect(await latest(urns, atOrBefore)).toEqual(expected);
      });

      it('should name the aspects that have values', async () => {
        const named = await store.stored([A, 'urn:li:chart:(looker,1)'], ['datasetProfile', 'chartUsageStatistics']);
        expect(named.has('datasetProfile')).toBe(true);
        expect((await store.stored([A], ['DATASETPROFILE'])).has('DATASETPROFILE')).toBe(true);
        expect(await store.stored([A], [])).toEqual(new Set());
        expect(await store.stored([], ['datasetProfile'])).toEqual(new Set());
        expect(await store.stored(['urn:li:mlModel:a'], ['datasetProfile'])).toEqual(new Set());
      });

      it('should determine whether there is any value', async () => {
        expect(await store.exists(A, 'datasetProfile')).toBe(true);
        expect(await store.exists(dataset('zzz'), 'datasetProfile')).toBe(false);
        expect(await store.exists(A, 'nothing')).toBe(false);
      });

      it('should not return an exploded document as a value', async () => {
        const userCounts = [{ user: 'urn:li:corpuser:u', count: 1 }];
        await store.append(documents(A, 'datasetUsageStatistics', { timestampMillis: 5, userCounts }));
        expect(await store.values({ urn: A, aspectName: 'datasetUsageStatistics' })).toHaveLength(1);
        expect((await store.latest([A], 'datasetUsageStatistics')).get(A)?.value).toEqual({
          timestampMillis: 5,
          userCounts,
        });
      });
    });

    describe('filter', () => {
      const operations: readonly JsonObject[] = [
        { timestampMillis: 1, operationType: 'INSERT', numAffectedRows: 5, lastUpdatedTimestamp: 1 },
        {
          timestampMillis: 2,
          operationType: 'UPDATE',
          numAffectedRows: 50,
          lastUpdatedTimestamp: 1,
          actor: 'urn:li:corpuser:u',
        },
        {
          timestampMillis: 3,
          operationType: 'INSERT',
          lastUpdatedTimestamp: 1,
          partitionSpec: { partition: 'P1' },
          messageId: 'm',
        },
      ];
      const find = async (...and: readonly TimeseriesCriterion[]): Promise<number[]> =>
        (await store.values({ urn: A, aspectName: 'operation', filter: [and] })).map(
          ({ timestampMillis }) => timestampMillis,
        );

      beforeEach(async () => {
        for (const value of operations)
          await store.append(
            documents(A, 'operation', value, { runId: `run-${JSON.stringify(value['timestampMillis'])}` }),
          );
      });

      it.each<[string, TimeseriesCriterion, number[]]>([
        ['a text', { field: 'operationType', values: ['INSERT'] }, [3, 1]],
        ['any of several', { field: 'operationType', condition: 'EQUAL', values: ['UPDATE', 'DELETE'] }, [2]],
        ['IN', { field: 'operationType', condition: 'IN', values: ['UPDATE', 'INSERT'] }, [3, 2, 1]],
        ['regard to case', { field: 'operationType', values: ['insert'] }, []],
        ['no regard to case', { field: 'operationType', condition: 'IEQUAL', values: [' insert '] }, [3, 1]],
        ['a number', { field: 'numAffectedRows', values: ['5'] }, [1]],
        ['a number by size', { field: 'numAffectedRows', condition: 'GREATER_THAN', values: ['5'] }, [2]],
        ['a time', { field: 'timestampMillis', condition: 'LESS_THAN_OR_EQUAL_TO', values: ['2'] }, [2, 1]],
        ['a part of a text', { field: 'actor', condition: 'CONTAIN', values: ['CORPUSER'] }, [2]],
        ['presence', { field: 'actor', condition: 'EXISTS', values: [] }, [2]],
        ['absence', { field: 'actor', condition: 'IS_NULL', values: [] }, [3, 1]],
        ['negation', { field: 'operationType', values: ['INSERT'], negated: true }, [2]],
        ['negation of an absent field', { field: 'actor', values: ['urn:li:corpuser:u'], negated: true }, [3, 1]],
        ['the run', { field: 'runId', values: ['run-2'] }, [2]],
        ['the message', { field: 'messageId', values: ['m'] }, [3]],
        ['the partition', { field: 'partitionSpec.partition', values: ['P1'] }, [3]],
        ['values that are absent', { field: 'operationType' }, [3, 2, 1]],
        ['an empty list of values', { field: 'operationType', values: [] }, []],
        ['anything but an empty list', { field: 'operationType', values: [], negated: true }, [3, 2, 1]],
        ['an empty list of parts', { field: 'operationType', condition: 'CONTAIN', values: [] }, [3, 2, 1]],
        ['a number that is none', { field: 'numAffectedRows', values: ['many'] }, []],
        ['a number in the place of a year', { field: 'timestampMillis', values: ['2'] }, [2]],
        ['a part of a number, which is no text', { field: 'numAffectedRows', condition: 'CONTAIN', values: ['5'] }, []],
        ['the beginning of a text', { field: 'operationType', condition: 'START_WITH', values: ['ins'] }, [3, 1]],
        ['the end of a text', { field: 'operationType', condition: 'END_WITH', values: ['date'] }, [2]],
        ['signs that stand for others elsewhere', { field: 'operationType', condition: 'CONTAIN', values: ['*'] }, []],
        ['an unknown field', { field: 'nothing', values: ['x'] }, []],
      ])('should filter by %s', async (_name, criterion, expected) => {
        expect(await find(criterion)).toEqual(expected);
      });

      it('should match all criteria of one conjunction or of another', async () => {
        const insert = { field: 'operationType', values: ['INSERT'] };
        const five = { field: 'numAffectedRows', values: ['5'] };
        const update = { field: 'operationType', values: ['UPDATE'] };
        expect(await find(insert, five)).toEqual([1]);
        const values = await store.values({
          urn: A,
          aspectName: 'operation',
          filter: [[insert, five], [update]],
          limit: 1,
        });
        expect(values.map(({ timestampMillis }) => timestampMillis)).toEqual([2]);
      });

      it('should reject an unknown condition', async () => {
        await expect(find({ field: 'actor', condition: 'LOOKS_LIKE', values: ['x'] })).rejects.toMatchObject({
          code: 'INVALID_ARGUMENT',
        });
      });

      it('should order by another field, values without it last', async () => {
        const sort = [{ field: 'numAffectedRows', order: 'DESCENDING' as const }];
        const values = await store.values({ urn: A, aspectName: 'operation', sort });
        expect(values.map(({ timestampMillis }) => timestampMillis)).toEqual([2, 1, 3]);
      });

      it('should read more values than fit in one page', async () => {
        const many = Array.from({ length: 1_200 }, (_, at) =>
          documents(B, 'operation', {
            timestampMillis: at >> 1,
            messageId: String(at),
            operationType: at < 3 ? 'INSERT' : 'UPDATE',
            lastUpdatedTimestamp: 1,
          }),
        );
        await store.append(many.flat());
        const filter = [[{ field: 'operationType', values: ['INSERT'] }]];
        const values = await store.values({ urn: B, aspectName: 'operation', filter });
        expect(values.map(({ timestampMillis }) => timestampMillis)).toEqual([1, 0, 0]);
        expect(new Set(values.map(({ value }) => value['messageId'])).size).toBe(3);
      });
    });

    describe('urns', () => {
      const walk = async (query: Partial<TimeseriesUrns> = {}): Promise<readonly string[]> => {
        const found: string[] = [];
        for (let after: string | undefined; ;) {
          const from = after === undefined ? {} : { after };
          const page = await store.urns({
            entityType: 'dataset',
            aspectName: 'datasetUsageStatistics',
            ...query,
            ...from,
          });
          found.push(...page.urns);
          after = page.next;
          if (after === undefined) return found;
        }
      };
      const many = Array.from({ length: 450 }, (_, at) => dataset(`many${String(at).padStart(3, '0')}`));
      const usage = (urn: string, timestampMillis: number, runId: string) => {
        const userCounts = [1, 2].map((count) => ({ user: `urn:li:corpuser:${String(count)}`, count }));
        return documents(urn, 'datasetUsageStatistics', { timestampMillis, userCounts }, { runId });
      };

      it('should return each entity once, those of a run, or those without newer values', async () => {
        await store.append(many.flatMap((urn) => [...usage(urn, 1, 'r'), ...usage(urn, 2, 's')]));
        await store.append([...usage(A, 3, 'r'), ...usage(B, 1, 's')]);
        expect(new Set(await walk())).toEqual(new Set([...many, A, B]));
        expect(await walk()).toHaveLength(452);
        expect(new Set(await walk({ runId: 'r' }))).toEqual(new Set([...many, A]));
        expect(await walk({ runId: 'r ' })).toEqual([]);
        expect(await walk({ newestUntil: 1 })).toEqual([B]);
        expect(await walk({ newestUntil: 2 })).toHaveLength(451);
        expect(await walk({ newestUntil: 0 })).toEqual([]);
        expect(await walk({ aspectName: 'nothing' })).toEqual([]);
        expect(await walk({ aspectName: 'operation' })).toEqual([]);
      });
    });

    describe('deleteValues', () => {
      beforeEach(async () => {
        for (const time of [10, 20, 30]) await append(A, profile(time), { runId: `r${String(time)}` });
        await append(B, profile(10), { runId: 'r10' });
        const userCounts = [{ user: 'urn:li:corpuser:u', count: 1 }];
        await store.append(
          documents(A, 'datasetUsageStatistics', { timestampMillis: 10, userCounts }, { runId: 'r10' }),
        );
      });

      const left = async (): Promise<[number[], number[], number]> => [
        await times(),
        await times({ urn: B }),
        (await store.values({ urn: A, aspectName: 'datasetUsageStatistics' })).length,
      ];

      it.each<[string, Parameters<TimeseriesStore['deleteValues']>[0], number, [number[], number[], number]]>([
        ['of an entity', { urn: A }, 5, [[], [10], 0]],
        ['of one aspect', { urn: A, aspectName: 'datasetProfile' }, 3, [[], [10], 1]],
        ['of one aspect in another case', { urn: A, aspectName: 'DATASETPROFILE' }, 3, [[], [10], 1]],
        [
          'of a span',
          { urn: A, aspectName: 'datasetProfile', startTimeMillis: 20, endTimeMillis: 20 },
          1,
          [[30, 10], [10], 1],
        ],
        ['of a run, with what they were exploded into', { runId: 'r10' }, 4, [[30, 20], [], 0]],
        ['of a run of one entity', { runId: 'r10', urn: B }, 1, [[30, 20, 10], [], 1]],
        ['of a run with spaces after its id', { runId: 'r10 ' }, 0, [[30, 20, 10], [10], 1]],
        ['of nothing', { urn: dataset('zzz') }, 0, [[30, 20, 10], [10], 1]],
        ['of an unknown aspect', { urn: A, aspectName: 'nothing' }, 0, [[30, 20, 10], [10], 1]],
      ])('should remove the values %s', async (_name, selection, count, expected) => {
        expect(await store.deleteValues(selection)).toBe(count);
        expect(await left()).toEqual(expected);
      });

      it('should refuse to delete without a urn or a run', async () => {
        await expect(store.deleteValues({ aspectName: 'datasetProfile' })).rejects.toMatchObject({
          code: 'INVALID_ARGUMENT',
        });
      });
    });
  });
}
