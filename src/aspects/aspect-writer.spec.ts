import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aspectHarness, context, proposal } from '../../test/support/harness/aspect-harness.js';
import { type SqliteAspects, sqliteAspects } from '../../test/support/harness/sqlite-aspects.js';
import { DomainError, type ErrorCode } from '../foundation/common/errors.js';
import type { Database, SqlTransaction } from '../foundation/database/index.js';

const TAG = 'urn:li:tag:a';
const OTHER = 'urn:li:tag:b';
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)';
const NAMED = proposal(TAG, 'tagProperties', { name: '1' });

let aspects: SqliteAspects;

beforeEach(async () => {
  aspects = await sqliteAspects();
});

afterEach(() => aspects.close());

async function revisions(): Promise<Readonly<Record<string, number>>> {
  const rows = await aspects.database.read((sql) =>
    sql.select<{ urn: string; revision: number }>('SELECT urn, revision FROM entity_revision'),
  );
  return Object.fromEntries(rows.map(({ urn, revision }) => [urn, Number(revision)]));
}

describe('AspectWriter.touch', () => {
  it('should raise each revision once, and tell listeners', async () => {
    const touched: unknown[] = [];
    aspects.listeners.register({ afterTouch: (urns) => Promise.resolve(void touched.push(urns)) });
    await aspects.writer.write([NAMED], context());
    await aspects.writer.touch([TAG, OTHER, TAG], context());
    expect(await revisions()).toEqual({ [TAG]: 2, [OTHER]: 1 });
    expect(touched).toEqual([[TAG, OTHER]]);
  });

  it('should run further work in the same transaction, at the time of the write', async () => {
    const times: number[] = [];
    const touched: unknown[] = [];
    aspects.listeners.register({ afterTouch: (urns) => Promise.resolve(void touched.push(urns)) });
    const also = (_sql: SqlTransaction, time: number) => Promise.resolve(void times.push(time));
    await aspects.writer.touch([TAG], context(1000), also);
    await aspects.writer.touch([], context(2000), also);
    expect([times, touched]).toEqual([[1000, 2000], [[TAG]]]);
    const failing = () => Promise.reject(new Error('failed'));
    await expect(aspects.writer.touch([TAG], context(), failing)).rejects.toThrow('failed');
    expect(await revisions()).toEqual({ [TAG]: 1 });
  });

  it('should do nothing without urns', async () => {
    const before = aspects.database.statements;
    await aspects.writer.touch([], context());
    expect(aspects.database.statements).toBe(before);
  });
});

describe('AspectWriter.write', () => {
  it('should refuse time series', async () => {
    const profile = proposal(DATASET, 'datasetProfile', { timestampMillis: 1 });
    await expect(aspects.writer.write([NAMED, profile], context())).rejects.toMatchObject({
      code: 'INTERNAL',
      message: 'Aspect datasetProfile is a time series and has no rows',
    });
    expect(await revisions()).toEqual({});
  });

  it.each([
    ['a'.repeat(32), /^a{32}$/],
    [undefined, /^[0-9a-f]{32}$/],
  ])('should keep the trace %s, or make one', async (traceId, expected) => {
    await aspects.writer.write([NAMED], { ...context(), ...(traceId !== undefined && { traceId }) });
    const record = await aspects.store.latestOne(TAG, 'tagProperties');
    expect(record?.systemMetadata?.properties?.['telemetryTraceId']).toMatch(expected);
  });

  it.each<[ErrorCode, number]>([
    ['OUTCOME_UNKNOWN', 1],
    ['TRANSACTION_CONFLICT', 0],
  ])('should tell caches of a write that ended with %s: %i', async (code, told) => {
    const error = new DomainError(code, 'The connection broke.');
    const transaction: Database['transaction'] = async (work, options) => {
      await aspects.database.transaction(work, options);
      throw error;
    };
    const broken = aspectHarness(Object.assign(Object.create(aspects.database) as Database, { transaction }));
    const seen: unknown[] = [];
    const others: unknown[] = [];
    broken.listeners.register({ onlyForgets: true, afterCommit: (changes) => void seen.push(changes.length) });
    broken.listeners.register({ afterCommit: (changes) => void others.push(changes.length) });
    await expect(broken.writer.write([NAMED], context())).rejects.toBe(error);
    expect([seen, others]).toEqual([Array(told).fill(2), []]);
  });
});

describe('AspectWriter.rollback', () => {
  const takesBack = (): boolean => true;
  const entityEnd = 'hide';

  it('should do nothing without aspects', async () => {
    const before = aspects.database.statements;
    const outcome = await aspects.writer.rollback({ aspects: [], takesBack, entityEnd }, context());
    expect(outcome).toEqual({ reverted: [], deletedUrns: [], rowsDeleted: 0 });
    expect(aspects.database.statements).toBe(before);
  });

  it.each([
    ['a'.repeat(32), /^a{32}$/],
    [undefined, /^[0-9a-f]{32}$/],
  ])('should tell listeners of the trace %s, or make one', async (traceId, expected) => {
    await aspects.writer.write([NAMED], context());
    const traces: unknown[] = [];
    aspects.listeners.register({ afterCommit: (_changes, write) => void traces.push(write.traceId) });
    const request = { aspects: [{ urn: TAG, aspectName: 'tagProperties' }], takesBack, entityEnd } as const;
    await aspects.writer.rollback(request, { ...context(), ...(traceId !== undefined && { traceId }) });
    expect(traces).toEqual([expect.stringMatching(expected)]);
  });
});
