import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import Sqlite, { type Database } from 'better-sqlite3';
import { createTables } from '../../file/file-schema.js';
import { StopSignal } from '../stop-signal.js';
import { TextIndex } from './text-index.js';
import { allOf, anyOf, hasToken, hasTokenPrefix, type Tokens } from './token-query.js';
import { NO_TOKENS } from './token-set.js';

const DOCUMENTS = 5_000;

/**
 * Each document has two tokens of the field `a`, one of which it shares with others, one of the field `b`, and the one
 * of the field `d` that all have.
 */
function documentTokens(document: number): readonly string[] {
  return [`a${String(document).padStart(5, '0')}`, `a-shared${document % 7}`, `b${document}`, 'd-all'];
}

describe('TextIndex', () => {
  let database: Database;

  beforeAll(() => {
    database = new Sqlite(':memory:');
    createTables(database);
    const insert = database.prepare('INSERT INTO terms (rowid, tokens) VALUES (?, ?)');
    database.transaction(() => {
      for (let id = 1; id <= DOCUMENTS; id += 1) insert.run(id, documentTokens(id).join(' '));
    })();
  });

  afterAll(() => {
    database.close();
  });

  it.each<[string, string, (token: string) => boolean]>([
    ['one long run of tokens', 'a', () => true],
    ['a few runs', 'a', (token) => !token.endsWith('999')],
    ['many runs', 'a', (token) => /[13579]$/.test(token)],
    ['a run at the end', 'a', (token) => token > 'a02000'],
    ['a single token', 'a', (token) => token === 'a-shared3'],
    ['no token', 'a', () => false],
    ['another field', 'b', (token) => token.endsWith('7')],
    ['an unknown field', 'c', () => true],
  ])('should find the documents of %s', (_name, prefix, test) => {
    const index = new TextIndex(database, new StopSignal(), () => NO_TOKENS);
    const ids = Array.from({ length: DOCUMENTS }, (_, at) => at + 1);
    const wanted = ids.filter((id) => documentTokens(id).some((token) => token.startsWith(prefix) && test(token)));
    expect([...index.matchesLike(prefix, test).ids()]).toEqual(wanted);
  });

  describe('matches', () => {
    const LATER = DOCUMENTS + 1;
    const ALL = Array.from({ length: DOCUMENTS }, (_, at) => at + 1);
    let index: TextIndex;
    let changed: Map<number, readonly string[]>;

    /** Replaces the tokens of a document; none = it is removed. */
    function change(id: number, tokens: readonly string[]): void {
      changed.set(id, tokens);
      database.prepare('DELETE FROM terms WHERE rowid = ?').run(id);
      if (tokens.length > 0)
        database.prepare('INSERT INTO terms (rowid, tokens) VALUES (?, ?)').run(id, tokens.join(' '));
    }

    const tokensOf = (id: number): Tokens => ({
      has: (token) => changed.get(id)?.includes(token),
      hasPrefix: (prefix) => changed.get(id)?.some((token) => token.startsWith(prefix)),
    });

    beforeEach(() => {
      changed = new Map();
      index = new TextIndex(database, new StopSignal(), tokensOf);
    });

    afterEach(() => {
      change(LATER, []);
      change(7, documentTokens(7));
    });

    it('should find the documents that meet any of the conditions', () => {
      const any = index.matchesAny(['a00009', 'a-shared3', 'a00003', 'a-none'].map(hasToken));
      expect([...any.ids()]).toEqual(ALL.filter((id) => id === 9 || id % 7 === 3));
      expect([...index.matchesAny([hasToken('a00009')]).ids()]).toEqual([9]);
      expect(index.matchesAny([]).size).toBe(0);
      expect([...index.matches(hasToken('d-all')).ids()]).toEqual(ALL);
    });

    it.each([
      ['which are named', (ids: readonly number[]) => ids],
      ['which are not known', () => undefined],
    ])('should follow changes of documents %s', (_what, named) => {
      const queries = {
        all: hasToken('d-all'),
        prefix: hasTokenPrefix('d-'),
        any: anyOf([hasToken('b7'), hasTokenPrefix('d-a')]),
        both: allOf([hasToken('a-shared0'), anyOf([hasToken('d-all'), hasToken('d-other')])]),
      };
      const found = (): object =>
        Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, [...index.matches(query).ids()]]));
      const sevenths = ALL.filter((id) => id % 7 === 0);
      const without7 = (ids: readonly number[]): readonly number[] => ids.filter((id) => id !== 7);
      expect(found()).toEqual({ all: ALL, prefix: ALL, any: ALL, both: sevenths });

      change(LATER, ['d-all']);
      change(7, []);
      index.follow(named([LATER, 7]));
      const later = [...without7(ALL), LATER];
      expect(found()).toEqual({ all: later, prefix: later, any: later, both: without7(sevenths) });

      change(LATER, []);
      change(7, ['a-shared0', 'd-other']);
      index.follow(named([7, LATER]));
      expect(found()).toEqual({ all: without7(ALL), prefix: ALL, any: without7(ALL), both: sevenths });
    });

    it('should read a list again if the tokens of a changed document are unknown', () => {
      expect(index.matches(hasToken('d-all')).size).toBe(DOCUMENTS);
      change(7, ['d-other']);
      changed.delete(7);
      index.follow([7]);
      expect([...index.matches(hasToken('d-all')).ids()]).toEqual(ALL.filter((id) => id !== 7));
    });
  });
});
