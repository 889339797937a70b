import { beforeEach, describe, expect, it } from '@jest/globals';
import { fake } from '../../../../test/support/harness/fake.js';
import { CommitQueue, ESSENTIAL } from './commit-queue.js';
import { SQLITE } from '../sql/sql-dialect.js';
import type { SqlTransaction } from '../sql/sql-transaction.js';
import type { WriteSession } from './write-session.js';

const conflict = Object.assign(new Error('deadlock'), { code: '40P01' });
const gone = Object.assign(new Error('gone'), { code: 'ECONNRESET' });

describe('CommitQueue', () => {
  let log: string[];
  let failing: ((sql: string) => Error | undefined) | undefined;

  const session = (): Promise<WriteSession> => {
    const execute = (sql: string): Promise<number> => {
      log.push(sql);
      const error = failing?.(sql);
      return error === undefined ? Promise.resolve(0) : Promise.reject(error);
    };
    const sql = fake<SqlTransaction>({ dialect: SQLITE, execute });
    const ends = (word: string) => () => Promise.resolve(void log.push(word));
    return Promise.resolve({ sql, close: ends('close'), destroy: ends('destroy') });
  };
  const queue = (): CommitQueue => new CommitQueue({ open: session, lanes: 1, groupSize: 10 });

  beforeEach(() => {
    log = [];
    failing = undefined;
  });

  it('should pay one commit for work that waits at the same time', async () => {
    const target = queue();
    const results = await Promise.all([1, 2, 3].map((value) => target.run(() => Promise.resolve(value))));
    expect(results).toEqual([1, 2, 3]);
    expect(log.filter((sql) => sql === 'COMMIT')).toHaveLength(1);
    expect(log.filter((sql) => sql === 'SAVEPOINT piece')).toHaveLength(3);
  });

  it('should refuse further work while too much waits, but run essential work first', async () => {
    const target = queue();
    const order: string[] = [];
    const noted = (name: string) => () => Promise.resolve(void order.push(name));
    const waiting = Array.from({ length: 5_000 }, (_, at) => target.run(noted(`${at}`)));
    await expect(target.run(noted('refused'))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const essential = [target.run(noted('first'), ESSENTIAL), target.run(noted('second'), ESSENTIAL)];
    await Promise.all([...waiting, ...essential]);
    expect(order.slice(0, 3)).toEqual(['first', 'second', '0']);
    expect(order).toHaveLength(5_002);
  });

  it('should need no savepoint for a single piece', async () => {
    await queue().run(() => Promise.resolve());
    expect(log).toEqual(['BEGIN IMMEDIATE', 'COMMIT', 'close']);
  });

  it('should try each piece by itself when a group meets a lock', async () => {
    const target = queue();
    let attempts = 0;
    const first = target.run(() => (++attempts === 1 ? Promise.reject(conflict) : Promise.resolve('first')));
    const second = target.run(() => Promise.resolve('second'));
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
    expect(log.filter((sql) => sql === 'ROLLBACK')).toHaveLength(1);
    expect(log.filter((sql) => sql === 'COMMIT')).toHaveLength(2);
  });

  it('should give up after four attempts with TRANSACTION_CONFLICT', async () => {
    await expect(queue().run(() => Promise.reject(conflict))).rejects.toMatchObject({ code: 'TRANSACTION_CONFLICT' });
  });

  it.each([
    ['BEGIN', (sql: string) => (sql.startsWith('BEGIN') ? gone : undefined)],
    ['COMMIT', (sql: string) => (sql === 'COMMIT' || sql === 'ROLLBACK' ? gone : undefined)],
  ])('should reject every piece with ENGINE_UNAVAILABLE when the engine goes at %s', async (_at, failure) => {
    failing = failure;
    const target = queue();
    const outcomes = await Promise.allSettled([
      target.run(() => Promise.resolve()),
      target.run(() => Promise.resolve()),
    ]);
    expect(outcomes).toMatchObject([
      { reason: { code: 'ENGINE_UNAVAILABLE' } },
      { reason: { code: 'ENGINE_UNAVAILABLE' } },
    ]);
    expect(log.at(-1)).toBe(_at === 'BEGIN' ? 'close' : 'destroy');
  });

  it('should run a group again on another connection when its own is lost on the way', async () => {
    failing = (sql) => (sql === 'RELEASE SAVEPOINT piece' && !log.includes('close') ? gone : undefined);
    const target = queue();
    const pieces = ['first', 'second'].map((value) => target.run(() => Promise.resolve(value)));
    expect(await Promise.all(pieces)).toEqual(['first', 'second']);
    expect(log.filter((sql) => sql === 'COMMIT')).toHaveLength(1);
  });

  it('should tell of the lost connection, not of the savepoint that it took with it', async () => {
    const released = Object.assign(new Error('Query runner already released'), {
      name: 'QueryRunnerAlreadyReleasedError',
    });
    failing = (sql) => (sql.startsWith('ROLLBACK') ? released : undefined);
    const target = queue();
    const pieces = [target.run(() => Promise.reject(gone)), target.run(() => Promise.resolve())];
    const lost = { reason: { code: 'ENGINE_UNAVAILABLE', cause: { message: 'gone' } } };
    expect(await Promise.allSettled(pieces)).toMatchObject([lost, lost]);
  });

  it('should run each piece by itself when a savepoint cannot be taken back', async () => {
    failing = (sql) => (sql.startsWith('ROLLBACK TO') ? new Error('no such savepoint') : undefined);
    const target = queue();
    const pieces = [target.run(() => Promise.reject(new Error('mine'))), target.run(() => Promise.resolve('other'))];
    expect(await Promise.allSettled(pieces)).toMatchObject([{ reason: { message: 'mine' } }, { value: 'other' }]);
  });

  it('should go on with later work after a failure', async () => {
    const target = queue();
    await expect(target.run(() => Promise.reject(new Error('mine')))).rejects.toThrow('mine');
    expect(await target.run(() => Promise.resolve('later'))).toBe('later');
  });
});
