import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Sqlite, { type Database } from 'better-sqlite3';
import { createTables } from '../file/file-schema.js';
import { StopSignal } from './stop-signal.js';
import { TextIndex } from './text-index.js';

const DOCUMENTS = 2_500;

/** Each document has two tokens of the field `a`, one of which it shares with others, and one of the field `b`. */
function tokensOf(document: number): readonly string[] {
  return [`a${String(document).padStart(5, '0')}`, `a-shared${document % 7}`, `b${document}`];
}

describe('TextIndex', () => {
  let database: Database;

  beforeAll(() => {
    database = new Sqlite(':memory:');
    createTables(database);
    const insert = database.prepare('INSERT INTO terms (rowid, tokens) VALUES (?, ?)');
    database.transaction(() => {
      for (let id = 1; id <= DOCUMENTS; id += 1) insert.run(id, tokensOf(id).join(' '));
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
    const index = new TextIndex(database, new StopSignal());
    const ids = Array.from({ length: DOCUMENTS }, (_, at) => at + 1);
    const wanted = ids.filter((id) => tokensOf(id).some((token) => token.startsWith(prefix) && test(token)));
    expect([...index.matchesLike(prefix, test)]).toEqual(wanted);
  });
});
