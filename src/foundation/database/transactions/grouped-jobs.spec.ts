import { beforeEach, describe, expect, it } from '@jest/globals';
import { fake } from '../../../../test/support/harness/fake.js';
import type { TransactionWork } from './commit-lane.js';
import { type Job, Refused, runEach, runTogether } from './grouped-jobs.js';
import { MYSQL, POSTGRES } from '../sql/sql-dialect.js';
import type { ConflictAssignments, Lookup, SqlParameter, SqlTransaction, TableShape } from '../sql/sql-transaction.js';

const TABLE: TableShape = { name: 'thing', columns: ['id', 'value'], key: ['id'] };
const OTHER_TABLE: TableShape = { name: 'other', columns: ['id', 'value'], key: ['id'] };
const RAISED: ConflictAssignments = { set: () => 'value = thing.value + 1' };
const BY_ID: Lookup = { columns: ['id'], statement: (_dialect, keys) => ['SELECT', keys.flat()] };
const conflict = Object.assign(new Error('deadlock'), { code: '40P01' });

function jobOf(work: TransactionWork<unknown>, combines = true): Job {
  return { work, combines, resolve: () => undefined, reject: () => undefined };
}

describe('combined work', () => {
  let log: string[];
  let failing: ((entry: string) => Error | undefined) | undefined;

  async function note(entry: string): Promise<void> {
    log.push(entry);
    const error = failing?.(entry);
    if (error !== undefined) throw error;
  }

  const server = fake<SqlTransaction>({
    dialect: POSTGRES,
    execute: (text: string) => note(text).then(() => 1),
    select: (text: string) => note(text).then(() => []),
    insert: (_table: TableShape, rows: readonly (readonly SqlParameter[])[]) =>
      note(`insert ${rows.map((row) => row.join('=')).join(' ')}`),
    find: (_lookup: Lookup, keys: readonly (readonly SqlParameter[])[]) =>
      note(`find ${keys.flat().join(' ')}`).then(() => keys.map(([id]) => ({ id, value: `old ${String(id)}` }))),
    claim: () => undefined,
  });

  const run = (...works: TransactionWork<unknown>[]) =>
    runEach(
      works.map((work) => jobOf(work)),
      server,
    );

  const change =
    (id: string, fails = false): TransactionWork<unknown> =>
    async (sql) => {
      await sql.claim([id]);
      const [row] = await sql.find<{ value: string }>(BY_ID, [[id]]);
      if (fails) throw new Error(`not ${id}`);
      await sql.insert(TABLE, [[id, 'new']], 'update');
      return row?.value;
    };

  beforeEach(() => {
    log = [];
    failing = undefined;
  });

  it('should send the equal statements of several pieces as one, in the order of the keys', async () => {
    expect(await run(change('b'), change('a'))).toEqual([{ value: 'old b' }, { value: 'old a' }]);
    expect(log).toEqual(['SAVEPOINT piece', 'find b a', 'insert a=new b=new', 'RELEASE SAVEPOINT piece']);
  });

  it('should run pieces that claim the same name one after the other', async () => {
    await run(change('a'), change('a'), change('b'));
    expect(log.slice(1, -1)).toEqual(['find a b', 'insert a=new b=new', 'find a', 'insert a=new']);
  });

  it('should change no row twice in one statement', async () => {
    const raise: TransactionWork<unknown> = (sql) => sql.insert(TABLE, [['x', 1]], RAISED);
    await run(raise, raise);
    expect(log.slice(1, -1)).toEqual(['insert x=1', 'insert x=1']);
  });

  it('should take back everything when a piece fails, and run the others without it', async () => {
    const outcomes = await run(change('a'), change('b', true), change('c'));
    expect(outcomes).toEqual([{ value: 'old a' }, { error: new Error('not b') }, { value: 'old c' }]);
    expect(log).toEqual([
      ...['SAVEPOINT piece', 'find a b c', 'ROLLBACK TO SAVEPOINT piece', 'RELEASE SAVEPOINT piece'],
      ...['SAVEPOINT piece', 'find a c', 'insert a=new c=new', 'RELEASE SAVEPOINT piece'],
      ...['SAVEPOINT piece', 'find b', 'ROLLBACK TO SAVEPOINT piece', 'RELEASE SAVEPOINT piece'],
    ]);
  });

  it('should run each piece by itself when the engine refuses what they send together', async () => {
    failing = (entry) => (entry === 'insert a=new b=new' ? new Error('too long') : undefined);
    expect(await run(change('a'), change('b'))).toEqual([{ value: 'old a' }, { value: 'old b' }]);
    expect(log.slice(-8)).toEqual(
      ['a', 'b'].flatMap((id) => ['SAVEPOINT piece', `find ${id}`, `insert ${id}=new`, 'RELEASE SAVEPOINT piece']),
    );
  });

  it('should run pieces by themselves that wait for each other', async () => {
    const crossing =
      (first: string, second: string): TransactionWork<unknown> =>
      async (sql) => {
        await sql.claim([first]);
        await sql.find(BY_ID, [[first]]);
        await sql.claim([second]);
        return first;
      };
    expect(await run(crossing('a', 'b'), crossing('b', 'a'))).toEqual([{ value: 'a' }, { value: 'b' }]);
  });

  it('should tell of a lock of another transaction, which ends the group', async () => {
    failing = (entry) => (entry.startsWith('insert') ? conflict : undefined);
    await expect(run(change('a'), change('b'))).rejects.toBe(conflict);
  });

  it('should send what has no result at once, before the next statement that has one', async () => {
    const piece: TransactionWork<unknown> = async (sql) => {
      await sql.insert(TABLE, [['a', 1]], 'update');
      await sql.insert(TABLE, [['a', 2]], RAISED);
      log.push('goes on');
      await sql.select('SELECT all');
      await sql.insert(TABLE, [['b', 1]], 'update');
    };
    await runTogether([jobOf(piece)], server);
    expect(log).toEqual(['goes on', 'insert a=1', 'insert a=2', 'SELECT all', 'insert b=1']);
  });

  it('should keep the order of different insertions into one table', async () => {
    const piece: TransactionWork<unknown> = async (sql) => {
      await sql.insert(TABLE, [['a', 1]], 'update');
      await sql.insert(TABLE, [['a', 2]], RAISED);
      await sql.insert(TABLE, [['a', 3]], 'update');
    };
    await runTogether([jobOf(piece)], server);
    expect(log).toEqual(['insert a=1', 'insert a=2', 'insert a=3']);
  });

  it('should send nothing more to MySQL after an error, because a deadlock ends the transaction', async () => {
    const piece: TransactionWork<unknown> = async (sql) => {
      await sql.insert(TABLE, [['a', 1]], 'update');
      await sql.insert(OTHER_TABLE, [['b', 1]], 'update');
    };
    failing = (entry) => (entry === 'insert a=1' ? conflict : undefined);
    await expect(runTogether([jobOf(piece)], { ...server, dialect: MYSQL })).rejects.toBe(conflict);
    expect(log).toEqual(['insert a=1']);
    log = [];
    await expect(runTogether([jobOf(piece)], server)).rejects.toBe(conflict);
    expect(log).toEqual(['insert a=1', 'insert b=1']);
  });

  it('should go on from a lock only when the engine has given it', async () => {
    const piece: TransactionWork<unknown> = async (sql) => {
      await sql.insert(TABLE, [['a', 1]], { set: () => '', locks: true });
      log.push('goes on');
    };
    await runTogether([jobOf(piece)], server);
    expect(log).toEqual(['insert a=1', 'goes on']);
  });

  it('should throw the error of an insertion that was sent later', async () => {
    failing = (entry) => (entry === 'insert a=1' ? new Error('too long') : undefined);
    const piece: TransactionWork<unknown> = (sql) => sql.insert(TABLE, [['a', 1]], 'update');
    await expect(runTogether([jobOf(piece)], server)).rejects.toThrow('too long');
  });

  it('should throw the error of an insertion rather than that of the statement that was abandoned after it', async () => {
    const tooLong = new Error('too long');
    failing = (entry) => (entry.startsWith('insert') ? tooLong : undefined);
    const piece: TransactionWork<unknown> = async (sql) => {
      await sql.insert(TABLE, [['a', 1]], 'update');
      await sql.select('SELECT all');
    };
    await expect(runTogether([jobOf(piece)], server)).rejects.toBe(tooLong);
  });

  it('should end when a piece fails while another of its statements waits', async () => {
    const refused = new Error('refused');
    failing = (entry) => (entry === 'SELECT all' ? refused : undefined);
    const holding: TransactionWork<unknown> = async (sql) => {
      await sql.claim(['a']);
      await sql.find(BY_ID, [['a']]);
      return sql.find(BY_ID, [['b']]);
    };
    const branching: TransactionWork<unknown> = (sql) => Promise.all([sql.claim(['a']), sql.select('SELECT all')]);
    const jobs = [jobOf(holding), jobOf(branching)];
    await expect(runTogether(jobs, server)).rejects.toEqual(new Refused(new Set(jobs.slice(1)), refused));
  });

  it('should need no savepoint while every piece can be combined and none fails', async () => {
    const jobs = ['a', 'b'].map((id) => jobOf(change(id)));
    expect(await runTogether(jobs, server)).toEqual([{ value: 'old a' }, { value: 'old b' }]);
    expect(log).toEqual(['find a b', 'insert a=new b=new']);
    const refused = [jobOf(change('a')), jobOf(change('b', true))];
    await expect(runTogether(refused, server)).rejects.toMatchObject({ failing: new Set([refused[1]]) });
  });

  it('should not combine pieces that did not say that they may be', async () => {
    const jobs = ['a', 'b'].map((id) => jobOf(change(id), false));
    await runEach(jobs, server);
    expect(log).toContain('insert a=new');
  });
});
