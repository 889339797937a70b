import { describe, expect, it } from '@jest/globals';
import Sqlite, { type Database } from 'better-sqlite3';
import fc from 'fast-check';
import { createTables } from '../file/file-schema.js';
import { endOfPrefix } from '../file/token.js';
import { CollectedDocuments } from '../reading/sets/collected-documents.js';
import { Postings } from './postings.js';
import { structureOf } from './segment.js';

/** Beginnings of tokens, of which some begin others, and one is longer than a page. */
const WORDS = ['a', 'ab', 'abc', 'b', 'bä', 'b€', 'c', 'x'.repeat(600), `y${'z'.repeat(5_000)}`];

const PREFIXES = [...WORDS, 'd', 'xx', 'yz', '~'];

/** Number of documents whose lists take several pages. */
const MANY = 9_000;

/** Tokens of documents that are written together; none = the document is removed. */
type Batch = readonly (readonly [id: number, words: readonly string[]])[];

const batches = fc.array(
  fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.array(fc.constantFrom(...WORDS), { maxLength: 4 })), {
    minLength: 1,
    maxLength: 12,
  }),
  { minLength: 1, maxLength: 40 },
);

describe('Postings', () => {
  it('should find what SQL finds, after any writes', () => {
    fc.assert(
      fc.property(batches, (all) => {
        const database = emptyIndex();
        try {
          for (const batch of all) write(database, batch);
          for (const prefix of PREFIXES) expect(found(database, prefix)).toEqual(foundBySql(database, prefix));
        } finally {
          database.close();
        }
      }),
      { numRuns: 60 },
    );
  });

  it('should find what SQL finds in lists of many pages, which writes change', () => {
    const database = emptyIndex();
    const everyOne = Array.from({ length: MANY }, (_, at): Batch[number] => [at + 1, ['a', `ab${String(at)}`, 'c']]);
    write(database, everyOne);
    const later = everyOne.filter((_, at) => at % 3 === 0);
    for (let start = 0; start < later.length; start += 100) {
      const some = later.slice(start, start + 100);
      write(
        database,
        some.map(([id], at) => [id + (at % 2) * MANY, at % 5 === 0 ? [] : ['a', 'b', `ab${String(at)}`]]),
      );
    }
    const { segments } = structureOf(recordOf(database));
    expect(segments.some(({ firstPage, lastPage }) => lastPage - firstPage > 10)).toBe(true);
    expect(segments.some(({ tombstonePages }) => tombstonePages > 0)).toBe(true);
    for (const prefix of PREFIXES) expect(found(database, prefix)).toEqual(foundBySql(database, prefix));
    expect(found(database, 'c').token).toHaveLength(MANY - later.length / 2);
    database.close();
  });

  it('should find what SQL finds at each step of a merge, in small pages', () => {
    fc.assert(
      fc.property(batches, fc.integer({ min: 1, max: 8 }), (all, pages) => {
        const database = emptyIndex();
        try {
          database.exec("INSERT INTO terms (terms, rank) VALUES ('pgsz', 64)");
          for (const batch of all) write(database, batch);
          const merge = database.prepare("INSERT INTO terms (terms, rank) VALUES ('merge', ?)");
          for (const limit of [-pages, pages, pages, -1_000]) {
            merge.run(limit);
            for (const prefix of PREFIXES) expect(found(database, prefix)).toEqual(foundBySql(database, prefix));
          }
          expect(structureOf(recordOf(database)).segments.length).toBeLessThanOrEqual(1);
        } finally {
          database.close();
        }
      }),
      { numRuns: 60 },
    );
  });

  it('should count the pages between two tokens in all segments', () => {
    const database = emptyIndex();
    const pages = (prefix: string): number =>
      new Postings(database, () => undefined).pagesOf(prefix, endOfPrefix(prefix));
    expect(pages('a')).toBe(0);
    for (const start of [1, MANY]) {
      write(
        database,
        Array.from({ length: MANY }, (_, at): Batch[number] => [start + at, [`a${String(start + at)}`, 'b', 'c']]),
      );
    }
    expect(structureOf(recordOf(database)).segments).toHaveLength(2);
    expect(pages('a')).toBeGreaterThan(20);
    expect(pages('b')).toBeGreaterThan(3);
    expect(pages('d')).toBe(0);
    expect(pages('a10')).toBeLessThan(pages('a1'));
    expect(pages('a1')).toBeLessThan(pages('a'));
    database.close();
  });

  it('should find nothing in an index that is empty, at first or again', () => {
    const database = emptyIndex();
    const nothing = { token: [], prefix: [], like: [] };
    expect(found(database, 'a')).toEqual(nothing);
    write(database, [[1, ['a']]]);
    expect(found(database, 'a')).toEqual({ token: [1], prefix: [1], like: [1] });
    database.exec("INSERT INTO terms (terms) VALUES ('delete-all')");
    expect(found(database, 'a')).toEqual(nothing);
    write(database, [[2, ['a']]]);
    expect(found(database, 'a').token).toEqual([2]);
    database.close();
  });

  it('should stop between two pages', () => {
    const database = emptyIndex();
    write(database, [[1, ['a']]]);
    const postings = new Postings(database, () => {
      throw new Error('stopped');
    });
    expect(() => postings.ofToken('a', new CollectedDocuments(0))).toThrow('stopped');
    database.close();
  });
});

function emptyIndex(): Database {
  const database = new Sqlite(':memory:');
  createTables(database);
  return database;
}

function write(database: Database, batch: Batch): void {
  const remove = database.prepare('DELETE FROM terms WHERE rowid = ?');
  const insert = database.prepare('INSERT INTO terms (rowid, tokens) VALUES (?, ?)');
  database.transaction(() => {
    for (const [id, words] of batch) {
      remove.run(id);
      if (words.length > 0) insert.run(id, words.join(' '));
    }
  })();
}

function recordOf(database: Database): Buffer {
  return database.prepare<[], Buffer>('SELECT block FROM terms_data WHERE id = 10').pluck().get() ?? Buffer.alloc(0);
}

interface Found {
  readonly token: readonly number[];
  readonly prefix: readonly number[];
  readonly like: readonly number[];
}

const isOdd = (token: string): boolean => token.length % 2 === 1;

function found(database: Database, text: string): Found {
  const postings = new Postings(database, () => undefined);
  const collected = (find: (sink: CollectedDocuments) => void): readonly number[] => {
    const documents = new CollectedDocuments(0);
    find(documents);
    return [...documents.toSet().ids()];
  };
  return {
    token: collected((sink) => postings.ofToken(text, sink)),
    prefix: collected((sink) => postings.ofPrefix(text, sink)),
    like: collected((sink) => postings.ofTokensLike(text, isOdd, sink)),
  };
}

function foundBySql(database: Database, text: string): Found {
  const matching = database.prepare<[string], number>('SELECT rowid FROM terms WHERE terms MATCH ?').pluck();
  const inRange = database
    .prepare<[string, string], [string, number]>('SELECT term, doc FROM term_documents WHERE term >= ? AND term < ?')
    .raw();
  const like = inRange.all(text, endOfPrefix(text)).filter(([term]) => term.startsWith(text) && isOdd(term));
  return {
    token: matching.all(`"${text}"`),
    prefix: matching.all(`"${text}" *`),
    like: [...new Set(like.map(([, id]) => id))].sort((left, right) => left - right),
  };
}
