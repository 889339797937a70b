import { beforeEach, describe, expect, it } from '@jest/globals';
import { fake } from '../../../../test/support/harness/fake.js';
import { CommitLane } from './commit-lane.js';
import { CommitMark } from './commit-mark.js';
import { POSTGRES } from '../sql/sql-dialect.js';
import type { SqlTransaction } from '../sql/sql-transaction.js';
import type { WriteSession } from './write-session.js';

/** Limits that are not reached where the machine withholds the processor for a while. */
const AMPLE = { limitMs: 60_000, patienceMs: 20, lookMs: 60_000, pauseMs: 5 };
const SHORT = { ...AMPLE, limitMs: 60, lookMs: 50 };
const gone = Object.assign(new Error('gone'), { code: 'ECONNRESET' });

describe('CommitLane', () => {
  let log: string[];
  /** The server's behaviour for each COMMIT in turn. */
  let commits: ((number: number) => Error | undefined)[];
  let stored: number | undefined;
  let look: () => Promise<void>;

  const remember = (number: number): undefined => void (stored = number);

  function session(): Promise<WriteSession> {
    let noted = 0;
    const execute = (text: string): Promise<number> => {
      log.push(text.replace(/ = .*/, ''));
      noted = Number(/last_commit = (\d+)/.exec(text)?.[1] ?? noted);
      const error = text === 'COMMIT' ? (commits.shift() ?? remember)(noted) : undefined;
      return error === undefined ? Promise.resolve(0) : Promise.reject(error);
    };
    const ends = (word: string) => () => Promise.resolve(void log.push(word));
    const sql = fake<SqlTransaction>({ dialect: POSTGRES, execute });
    return Promise.resolve({ sql, close: ends('close'), destroy: ends('destroy') });
  }

  function lane(times = AMPLE): CommitLane {
    const sql = fake<SqlTransaction>({
      dialect: POSTGRES,
      insert: () => Promise.resolve(void (stored = 0)),
      execute: () => Promise.resolve(0),
      select: async (text: string) => {
        if (text.startsWith('SELECT id')) return [];
        if (!text.startsWith('SELECT last_commit')) return log.push('end holder');
        await look();
        return stored === undefined ? [] : [{ last_commit: stored }];
      },
    });
    return new CommitLane(session, new CommitMark((work) => work(sql), times));
  }

  beforeEach(() => {
    log = [];
    commits = [];
    stored = undefined;
    look = () => Promise.resolve();
  });

  it('should record each transaction in the statement that begins it', async () => {
    await lane().run(() => Promise.resolve());
    expect(log).toEqual([
      'BEGIN ISOLATION LEVEL READ COMMITTED; UPDATE commit_mark SET last_commit',
      'COMMIT',
      'close',
    ]);
  });

  it('should resolve a commit whose response was lost, and run its work once', async () => {
    commits = [(number) => ((stored = number), gone)];
    let runs = 0;
    expect(await lane().run(() => Promise.resolve((runs += 1)))).toBe(1);
  });

  it('should run the work again when the commit was lost', async () => {
    commits = [() => gone];
    let runs = 0;
    expect(await lane().run(() => Promise.resolve((runs += 1)))).toBe(2);
  });

  it('should throw the error of the engine when a commit was refused by three connections', async () => {
    commits = [() => gone, () => gone, () => gone];
    await expect(lane().run(() => Promise.resolve())).rejects.toBe(gone);
  });

  it('should end a session that holds the transaction open, and use the stored outcome', async () => {
    commits = [() => gone];
    look = () => (log.includes('end holder') ? Promise.resolve() : Promise.reject(new Error('locked')));
    let runs = 0;
    expect(await lane().run(() => Promise.resolve((runs += 1)))).toBe(2);
  });

  it.each<[string, () => Promise<void>]>([
    ['does not answer', () => Promise.reject(gone)],
    ['hangs', () => new Promise(() => undefined)],
    ['has no such row', () => Promise.resolve(void (stored = undefined))],
  ])('should report an unknown outcome when the database %s', async (_what, looking) => {
    commits = [() => gone];
    look = looking;
    await expect(lane(SHORT).run(() => Promise.resolve())).rejects.toMatchObject({
      code: 'OUTCOME_UNKNOWN',
      cause: gone,
    });
  });
});
