import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Database from 'better-sqlite3';
import type { IndexOperation } from '../../../search-document.js';
import type { FieldLayout } from '../../../text/field-layout.js';
import { IndexStore } from './index-store.js';

const LAYOUT: FieldLayout = new Map([['tag', new Map()]]);

function put(id: string, revision = 1): Extract<IndexOperation, { kind: 'put' }> {
  const urn = `urn:li:tag:${id}`;
  return {
    kind: 'put',
    document: { entityType: 'tag', urn, revision, fields: { urn }, nameWords: [], propertyTypes: {} },
  };
}

describe('IndexStore', () => {
  let folder: string;
  let path: string;
  const opened: IndexStore[] = [];

  const open = (): IndexStore => {
    const store = new IndexStore(path, LAYOUT);
    opened.push(store);
    return store;
  };
  const write = (store: IndexStore, operations: readonly IndexOperation[], rebuild?: string) =>
    store.write(JSON.stringify(operations), { live: rebuild === undefined, ...(rebuild !== undefined && { rebuild }) });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sqlite-fts-'));
    path = join(folder, 'deep', 'search.db');
  });

  afterEach(() => {
    for (const store of opened.splice(0)) store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('should make the file and its folder', () => {
    expect(open().replaced()).toBeUndefined();
    expect(existsSync(path)).toBe(true);
  });

  it('should keep documents and identity over a restart, and start with nothing to tell', () => {
    const first = open();
    first.adopt('one');
    write(first, [put('a')]);
    first.close();
    opened.splice(0);
    const second = open();
    expect([second.identity(), second.replaced(), second.counts().get('tag')]).toEqual(['one', undefined, 1]);
  });

  it('should set a file aside that is no database', () => {
    open().close();
    opened.splice(0);
    writeFileSync(path, 'this is not a database, and it is long enough to be taken for one'.repeat(100));
    const store = open();
    expect(store.replaced()).toContain('set aside');
    expect(store.identity()).toBeUndefined();
    expect(readFileSync(`${path}.unreadable`, 'utf8')).toContain('not a database');
  });

  it('should remove a file of another version', () => {
    const before = open();
    before.adopt('old');
    before.close();
    opened.splice(0);
    const database = new Database(path);
    database.pragma('user_version = 999');
    database.close();
    const store = open();
    expect(store.replaced()).toContain('another version');
    expect(store.identity()).toBeUndefined();
  });

  it('should leave a database alone that is something else', () => {
    open().close();
    opened.splice(0);
    rmSync(path);
    const database = new Database(path);
    database.exec('CREATE TABLE precious (id INTEGER)');
    database.close();
    expect(() => new IndexStore(path, LAYOUT)).toThrow(expect.objectContaining({ code: 'CONFIGURATION_INVALID' }));
    expect(readdirSync(join(folder, 'deep'))).toContain('search.db');
  });

  it('should refuse documents of unknown types, and store the others', () => {
    const unknown = { ...put('x'), document: { ...put('x').document, entityType: 'nothing' } } as IndexOperation;
    const outcome = write(open(), [unknown, put('a')]);
    expect(outcome).toMatchObject({ written: 1, rejected: [{ urn: 'urn:li:tag:x' }] });
  });

  it('should store none of a batch that cannot be stored, and go on after it', () => {
    const store = open();
    const broken = { kind: 'put', document: { ...put('b').document, revision: null } };
    expect(() => store.write(JSON.stringify([put('a'), broken]), { live: true })).toThrow(
      expect.objectContaining({ code: 'ENGINE_UNAVAILABLE' }),
    );
    expect(store.counts().get('tag')).toBeUndefined();
    expect(write(store, [put('a')])).toMatchObject({ written: 1 });
  });

  it('should know rebuilds that a former process left, and remove them', () => {
    const before = open();
    const rebuild = before.beginRebuild();
    write(before, [put('a'), put('b')], rebuild);
    before.close();
    opened.splice(0);
    const store = open();
    expect(store.rebuilds()).toEqual([rebuild]);
    expect(store.counts(rebuild).get('tag')).toBe(2);
    store.discardRebuild(rebuild);
    expect(store.rebuilds()).toEqual([]);
    expect(readdirSync(join(folder, 'deep')).filter((name) => name.includes(rebuild))).toEqual([]);
  });

  it('should put a rebuild in the place of the live file and leave nothing beside it', () => {
    const store = open();
    store.adopt('one');
    write(store, [put('a', 5)]);
    const rebuild = store.beginRebuild();
    write(store, [put('b'), put('c')], rebuild);
    store.promoteRebuild(rebuild);
    expect([store.identity(), store.counts().get('tag')]).toEqual(['one', 2]);
    expect(readdirSync(join(folder, 'deep')).sort()).toEqual(['search.db', 'search.db-shm', 'search.db-wal']);
  });

  it.each(['../search', 'search.db', 'zz', ''])('should know no rebuild %j', (rebuild) => {
    const store = open();
    expect(() => {
      store.promoteRebuild(rebuild);
    }).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
    store.discardRebuild(rebuild);
    expect(existsSync(path)).toBe(true);
  });

  it('should merge what many writes left, once until much more is written', () => {
    const store = open();
    const add = (from: number, to: number): void => {
      for (let id = from; id < to; id += 1) write(store, [put(`tag-${String(id)}-${'x'.repeat(300)}`)]);
    };
    const segments = (): number => {
      const database = new Database(path, { readonly: true });
      const count = database.prepare<[], number>('SELECT count(DISTINCT segid) FROM terms_idx').pluck().get();
      database.close();
      return count ?? 0;
    };
    const tidy = (): number => {
      let steps = 0;
      while (store.tidy()) steps += 1;
      return steps;
    };
    expect(tidy()).toBe(0);
    add(0, 30);
    expect(segments()).toBeGreaterThan(7);
    expect(tidy()).toBeGreaterThan(0);
    expect(segments()).toBe(1);
    add(30, 33);
    expect(tidy()).toBe(0);
    expect(segments()).toBe(4);
    add(33, 60);
    expect(tidy()).toBeGreaterThan(0);
    expect([segments(), store.counts().get('tag')]).toEqual([1, 60]);
  });
});
