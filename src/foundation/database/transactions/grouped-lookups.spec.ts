import { describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fake } from '../../../../test/support/harness/fake.js';
import { GroupedLookups } from './grouped-lookups.js';
import type { Lookup, LookupKey, SqlTransaction } from '../sql/sql-transaction.js';

const BY_URN: Lookup = { columns: ['urn'], statement: () => ['', []] };
const BY_NAME: Lookup = { columns: ['urn', 'name'], statement: () => ['', []] };

interface Sent {
  readonly lookup: Lookup;
  readonly keys: readonly LookupKey[];
  /** Answers with one row for each key. */
  readonly answer: () => void;
  readonly fail: (error: unknown) => void;
}

/** Lookups whose statements wait for the test. */
function harness(): { readonly lookups: GroupedLookups; readonly sent: Sent[]; readonly opened: () => number } {
  const sent: Sent[] = [];
  let opened = 0;
  const sql = fake<SqlTransaction>({
    find: (lookup: Lookup, keys: readonly LookupKey[]) =>
      new Promise<unknown>((resolve, reject) => {
        const rows = keys.map((key) => Object.fromEntries(lookup.columns.map((column, at) => [column, key[at]])));
        sent.push({ lookup, keys, answer: () => resolve(rows), fail: reject });
      }),
  });
  const lookups = new GroupedLookups((work) => {
    opened += 1;
    return work(sql);
  });
  return { lookups, sent, opened: () => opened };
}

describe('GroupedLookups', () => {
  it('should send the lookups of one turn together, and give each its own rows', async () => {
    const { lookups, sent, opened } = harness();
    const found = [lookups.find(BY_URN, [['a'], ['b']]), lookups.find(BY_URN, [['b']]), lookups.find(BY_URN, [['c']])];
    await nextTurn();
    expect(sent.map(({ keys }) => keys)).toEqual([[['a'], ['b'], ['c']]]);
    sent[0]?.answer();
    expect(await Promise.all(found)).toEqual([[{ urn: 'a' }, { urn: 'b' }], [{ urn: 'b' }], [{ urn: 'c' }]]);
    expect(opened()).toBe(1);
  });

  it('should send different lookups one after another on one connection', async () => {
    const { lookups, sent, opened } = harness();
    const found = [lookups.find(BY_URN, [['a']]), lookups.find(BY_NAME, [['a', 'n']])];
    await nextTurn();
    expect(sent.map(({ lookup }) => lookup)).toEqual([BY_URN]);
    sent[0]?.answer();
    await nextTurn();
    expect(sent.map(({ lookup }) => lookup)).toEqual([BY_URN, BY_NAME]);
    sent[1]?.answer();
    expect(await Promise.all(found)).toEqual([[{ urn: 'a' }], [{ urn: 'a', name: 'n' }]]);
    expect(opened()).toBe(1);
  });

  it('should keep two groups underway, and collect what comes meanwhile', async () => {
    const { lookups, sent } = harness();
    const found: Promise<unknown>[] = [];
    for (const urn of ['a', 'b', 'c', 'd']) {
      found.push(lookups.find(BY_URN, [[urn]]));
      await nextTurn();
    }
    expect(sent.map(({ keys }) => keys)).toEqual([[['a']], [['b']]]);
    sent[1]?.answer();
    await nextTurn();
    await nextTurn();
    expect(sent.map(({ keys }) => keys)).toEqual([[['a']], [['b']], [['c'], ['d']]]);
    for (const one of sent) one.answer();
    expect(await Promise.all(found)).toEqual([[{ urn: 'a' }], [{ urn: 'b' }], [{ urn: 'c' }], [{ urn: 'd' }]]);
  });

  it('should send at most five hundred keys in a group, or one lookup', async () => {
    const { lookups, sent } = harness();
    const keys = (count: number, of: string) => Array.from({ length: count }, (_none, at) => [`${of}${String(at)}`]);
    const found = [lookups.find(BY_URN, keys(600, 'a')), lookups.find(BY_URN, keys(400, 'b'))];
    found.push(lookups.find(BY_URN, keys(100, 'c')), lookups.find(BY_URN, keys(1, 'd')));
    await nextTurn();
    await nextTurn();
    expect(sent.map((one) => one.keys.length)).toEqual([600, 500]);
    for (const one of sent) one.answer();
    await nextTurn();
    await nextTurn();
    expect(sent.map((one) => one.keys.length)).toEqual([600, 500, 1]);
    sent[2]?.answer();
    expect((await Promise.all(found)).map(({ length }) => length)).toEqual([600, 400, 100, 1]);
  });

  it('should fail all lookups of a group, and go on', async () => {
    const { lookups, sent } = harness();
    const found = Promise.allSettled([lookups.find(BY_URN, [['a']]), lookups.find(BY_NAME, [['b', 'n']])]);
    await nextTurn();
    const error = new Error('connection lost');
    sent[0]?.fail(error);
    expect((await found).map((one) => (one.status === 'rejected' ? one.reason : undefined))).toEqual([error, error]);
    const next = lookups.find(BY_URN, [['c']]);
    await nextTurn();
    sent.at(-1)?.answer();
    expect(await next).toEqual([{ urn: 'c' }]);
  });

  it('should fail the lookups for which no connection opens', async () => {
    const lookups = new GroupedLookups(() => Promise.reject(new Error('no connection')));
    await expect(lookups.find(BY_URN, [['a']])).rejects.toThrow('no connection');
    await expect(lookups.find(BY_URN, [['a']])).rejects.toThrow('no connection');
  });
});
