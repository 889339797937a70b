import { beforeEach, describe, expect, it } from '@jest/globals';
import type { TransactionWork } from './commit-lane.js';
import { type Job, runEach } from './grouped-jobs.js';
import { POSTGRES } from './sql-dialect.js';
import type { ConflictAssignments, Lookup, SqlParameter, SqlTransaction, TableShape } from './sql-transaction.js';

const TABLE: TableShape = { name: 'thing', columns: ['id', 'value'], key: ['id'] };
const RAISED: ConflictAssignments = { set: () => 'value = thing.value + 1' };
const BY_ID: Lookup = { columns: ['id'], statement: (_dialect, keys) => ['SELECT', keys.flat()] };
const conflict = Object.assign(new Error('deadlock'), { code: '40P01' });

describe('runEach', () => {
  let log: string[];
  let failing: ((entry: string) => Error | undefined) | undefined;

  async function note(entry: string): Promise<void> {
    log.push(entry);
    const error = failing?.(entry);
    if (error !== undefined) throw error;
  }

  const server = {
    dialect: POSTGRES,
    execute: (text: string) => note(text).then(() => 1),
    select: (text: string) => note(text).then(() => []),
    insert: (_table: TableShape, rows: readonly (readonly SqlParameter[])[]) =>
      note(`insert ${rows.map((row) => row.join('=')).join(' ')}`),
    find: (_lookup: Lookup, keys: readonly (readonly SqlParameter[])[]) =>
      note(`find ${keys.flat().join(' ')}`).then(() => keys.map(([id]) => ({ id, value: `old ${String(id)}` }))),
    claim: () => undefined,
  } as unknown as SqlTransaction;

  const run = (...works: TransactionWork<unknown>[]) =>
    runEach(
      works.map((work): Job => ({ work, combines: true, resolve: () => undefined, reject: () => undefined })),
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

  it('should not combine pieces that did not say that they may be', async () => {
    const jobs = ['a', 'b'].map((id): Job => ({
      work: change(id),
      combines: false,
      resolve: () => undefined,
      reject: () => undefined,
    }));
    await runEach(jobs, server);
    expect(log).toContain('insert a=new');
  });
});
