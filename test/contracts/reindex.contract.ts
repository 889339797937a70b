import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '../../src/foundation/common/errors.js';
import type { JsonObject } from '../../src/foundation/json/json.js';
import type { Database, SqlParameter } from '../../src/foundation/database/index.js';
import { type RestoreCounts, type RestorePlace, RestoreTally } from '../../src/projection/index.js';
import type { IndexOperation, SearchIndex } from '../../src/search/index.js';
import { context, proposal } from '../support/harness/aspect-harness.js';
import { poll } from '../support/measures/poll.js';
import { openDatabase } from '../support/harness/projection-harness.js';
import { type ReindexHarness, reindexHarness } from '../support/harness/reindex-harness.js';

const TABLES = ['metadata_aspect_v2', 'entity_revision', 'edge', 'run_index', 'index_rebuild', 'search_index'];
const HIVE = 'urn:li:dataPlatform:hive';
const tag = (name: string): string => `urn:li:tag:${name}`;
const dataset = (name: string): string => `urn:li:dataset:(${HIVE},${name},PROD)`;
const names = (count: number): string[] => Array.from({ length: count }, (_, at) => `n${String(at).padStart(3, '0')}`);

/** An index of one suite. */
export interface ReindexSubject {
  readonly index: SearchIndex;
  close(): Promise<void>;
}

/** What restores, rebuilds and checks must do on every SQL engine and in every search engine. */
export function describeReindex(
  name: string,
  url: () => Promise<string>,
  openIndex: () => Promise<ReindexSubject>,
): void {
  describe(`restores on ${name}`, () => {
    let database: Database;
    let subject: ReindexSubject;
    let here: ReindexHarness;
    let index: SearchIndex;

    /** Entities that the background may project once more, even after search has followed. */
    const followed = new Set<string>();
    const put = async (urn: string, aspect: string, value: object, run = 'r1'): Promise<void> => {
      const systemMetadata = { runId: run, lastObserved: 1000 };
      await here.writer.write([proposal(urn, aspect, value as JsonObject, { systemMetadata })], context());
      followed.add(urn);
    };
    const putTags = async (...tags: readonly string[]): Promise<void> => {
      for (const one of tags) await put(tag(one), 'tagProperties', { name: one });
    };
    const owned = (owner: string) => ({
      owners: [{ owner, type: 'DATAOWNER' }],
      lastModified: { time: 0, actor: owner },
    });
    const sql = (text: string, ...parameters: SqlParameter[]): Promise<number> =>
      database.transaction((transaction) => transaction.execute(text, parameters));
    const rowsOf = <Row extends object>(text: string): Promise<Row[]> =>
      database.read((reader) => reader.select<Row>(text));
    const insertRow = (urn: string, aspect: string, metadata: string): Promise<number> =>
      sql(
        'INSERT INTO metadata_aspect_v2 (urn, aspect, version, metadata, systemmetadata, createdon, createdby) VALUES (?, ?, 0, ?, NULL, ?, ?)',
        urn,
        aspect,
        metadata,
        '2020-01-01 00:00:00.000000',
        'urn:li:corpuser:old',
      );
    const forget = async (...urns: readonly string[]): Promise<void> => {
      for (const urn of urns) {
        for (const table of ['metadata_aspect_v2', 'entity_revision'])
          await sql(`DELETE FROM ${table} WHERE urn = ?`, urn);
      }
    };
    /** Waits for the documents of all writes, which are gathered for half a second unless somebody waits. */
    const settled = async (): Promise<void> => {
      const behind = await here.revisions.dirty({ size: 1_000 });
      const waiting = { eager: true, wait: true, visible: false };
      const urns = new Set([...behind.map(({ urn }) => urn), ...followed]);
      followed.clear();
      await here.projector.project([...urns], waiting);
      await poll(async () => {
        await here.projection.settled();
        return (await here.revisions.lag()).behind === 0;
      }, 'search to follow');
      await index.refresh();
    };
    const indexed = async (...urns: readonly string[]): Promise<string[]> =>
      [...(await index.revisions(urns)).keys()].sort();
    const removeDocuments = async (...urns: readonly string[]): Promise<void> => {
      const removals = [...(await index.revisions(urns))].map(([urn, revision]): IndexOperation => ({
        kind: 'remove',
        entityType: urn.split(':')[2] ?? '',
        urn,
        revision,
      }));
      await index.write(removals, { live: true });
      await index.refresh();
    };
    /** Removes all documents, but no index, whose loss a process would notice; SQL takes the documents for stored. */
    const emptyIndex = async (): Promise<void> => {
      await settled();
      const known = await rowsOf<{ urn: string }>('SELECT urn FROM entity_revision');
      await removeDocuments(...known.map(({ urn }) => urn));
    };
    const findings = async () => {
      const { entityTypes, edges } = await here.check.run({ entityType: undefined, repair: false });
      const all = [...entityTypes, edges];
      const sum = (kind: 'missing' | 'stale' | 'orphaned') => all.reduce((total, one) => total + one[kind], 0);
      return { missing: sum('missing'), stale: sum('stale'), orphaned: sum('orphaned') };
    };
    const NOTHING = { missing: 0, stale: 0, orphaned: 0 };

    beforeAll(async () => {
      database = await openDatabase(await url());
      subject = await openIndex();
      index = subject.index;
    });

    afterAll(async () => {
      await subject.close();
      await database.close();
    });

    beforeEach(async () => {
      followed.clear();
      for (const table of TABLES) await sql(`DELETE FROM ${table}`);
      here = reindexHarness(database, index);
      await here.identities.current();
      await here.identities.forgotten();
      here.projector.onApplicationBootstrap();
    });

    afterEach(() => here.projector.beforeApplicationShutdown());

    it('should restore lost documents, edges and run rows, and then find nothing to do', async () => {
      await put(dataset('a'), 'ownership', owned('urn:li:corpuser:o'));
      await putTags('t');
      const edges = await rowsOf('SELECT * FROM edge ORDER BY source, id');
      const runs = await rowsOf('SELECT * FROM run_index ORDER BY urn, aspect');
      await emptyIndex();
      await sql('DELETE FROM edge');
      await sql('DELETE FROM run_index');
      const first = await here.restore();
      expect(await indexed(dataset('a'), tag('t'))).toEqual([dataset('a'), tag('t')]);
      expect(await rowsOf('SELECT * FROM run_index ORDER BY urn, aspect')).toEqual(runs);
      expect((await rowsOf<{ id: string }>('SELECT * FROM edge ORDER BY source, id')).map(({ id }) => id)).toEqual(
        edges.map((edge) => (edge as { id: string }).id),
      );
      expect(first).toMatchObject({
        rowsScanned: runs.length,
        rowsRestored: runs.length,
        rowsIgnored: 0,
        documentsWritten: 2,
        edgesWritten: edges.length,
        runRowsWritten: runs.length,
      });
      expect(await here.restore()).toMatchObject({
        edgesWritten: 0,
        edgesDeleted: 0,
        runRowsWritten: 0,
        runRowsDeleted: 0,
      });
    });

    it('should keep information that only the edges have, and repair wrong edges', async () => {
      await put(dataset('a'), 'ownership', owned('urn:li:corpuser:o'));
      await sql('UPDATE edge SET created_on = 7');
      expect((await here.restore()).edgesWritten).toBe(0);
      await sql("UPDATE edge SET properties = '{}'");
      expect((await here.restore()).edgesWritten).toBeGreaterThan(0);
      expect(await rowsOf('SELECT DISTINCT created_on, properties FROM edge WHERE created_on = 7')).toEqual([
        { created_on: 7, properties: null },
      ]);
    });

    it('should process the requested number of rows from the requested row, and continue from there', async () => {
      await putTags(...names(6));
      await emptyIndex();
      const page = (start: number) => here.restore({ start, limit: 4, chunkRows: 4 });
      expect(await page(4)).toMatchObject({ rowsScanned: 4, last: { urn: tag('n003'), aspectName: 'tagProperties' } });
      expect(await indexed(...names(6).map(tag))).toEqual([tag('n002'), tag('n003')]);
      expect(await page(8)).toMatchObject({ rowsScanned: 4, rowsRestored: 4 });
      expect(await page(12)).toMatchObject({ rowsScanned: 0, last: undefined });
      expect(await page(0)).toMatchObject({ rowsScanned: 4 });
      expect(await findings()).toEqual(NOTHING);
    });

    it('should know beforehand how many rows it reads', async () => {
      await putTags(...names(20));
      const after = { urn: tag('n004'), aspectName: 'tagProperties' };
      for (const request of [{}, { start: 7 }, { start: 7, limit: 5 }, { after }, { start: 90 }]) {
        const expected = await here.rowsOf(request);
        expect(await here.restore(request)).toMatchObject({ rowsScanned: expected });
      }
      expect([await here.rowsOf(), await here.rowsOf({ after })]).toEqual([40, 30]);
    });

    it('should end when it is cancelled, and leave the live index as it is', async () => {
      await putTags(...names(20));
      await settled();
      const [stopping, reason, tally] = [new AbortController(), new Error('no longer wanted'), new RestoreTally()];
      stopping.abort(reason);
      const { signal } = stopping;
      await expect(here.restore({ signal, chunkRows: 2 }, tally)).rejects.toBe(reason);
      expect(tally.rowsRestored).toBe(0);
      await expect(here.rebuildAll(new RestoreTally(), signal)).rejects.toBe(reason);
      expect([await index.rebuilds(), await findings()]).toEqual([[], NOTHING]);
    });

    it('should continue where it was interrupted, and count each row once', async () => {
      await putTags(...names(12));
      const [stopping, reason, tally] = [new AbortController(), new Error('the process ends'), new RestoreTally()];
      const saved: string[] = [];
      const save = (place: RestorePlace): Promise<void> => {
        saved.push(JSON.stringify({ place, counts: tally.counts }));
        stopping.abort(reason);
        return Promise.resolve();
      };
      const request = { start: 2, limit: 20, chunkRows: 2 };
      await expect(here.restore({ ...request, save, signal: stopping.signal }, tally)).rejects.toBe(reason);
      const { place, counts } = JSON.parse(saved.at(-1) ?? '') as { place: RestorePlace; counts: RestoreCounts };
      expect(place).toEqual({
        from: { urn: tag('n000'), aspectName: 'tagProperties' },
        reached: { urn: tag('n001'), aspectName: 'tagProperties' },
        isWalked: false,
      });
      expect(counts).toMatchObject({ rowsScanned: 2, rowsRestored: 2 });
      await emptyIndex();
      const rest = await here.restore({ ...request, place }, RestoreTally.continued(counts));
      expect(rest).toMatchObject({ rowsScanned: 20, rowsRestored: 20, last: { urn: tag('n010') } });
      expect(await indexed(...names(12).map(tag))).toEqual(names(11).slice(2).map(tag));
    });

    it('should not read rows again when all of them were restored before the interruption', async () => {
      await putTags(...names(3));
      const places: RestorePlace[] = [];
      await here.restore({ save: (place) => Promise.resolve(void places.push(place)) });
      expect(places.at(-1)).toEqual({ isWalked: true });
      const tally = await here.restore({ place: { isWalked: true } });
      expect([tally.rowsScanned, tally.documentsWritten]).toEqual([0, 0]);
    });

    it('should write complete documents even if the requested rows end within an entity', async () => {
      await put(tag('a'), 'tagProperties', { name: 'a', description: 'text' });
      await put(tag('a'), 'status', { removed: false });
      await emptyIndex();
      expect(await here.restore({ limit: 1, chunkRows: 1 })).toMatchObject({ rowsScanned: 1, documentsWritten: 1 });
      expect(await here.restore({ filter: { aspects: ['tagProperties'] } })).toMatchObject({ rowsRestored: 1 });
      expect(await findings()).toEqual(NOTHING);
    });

    it.each([1, 2, 3, 7, 500])('should restore everything in chunks of %d rows', async (chunkRows) => {
      await putTags(...names(9));
      await emptyIndex();
      expect(await here.restore({ chunkRows })).toMatchObject({ rowsScanned: 18, rowsRestored: 18, rowsTotal: 18 });
      expect(await findings()).toEqual(NOTHING);
    });

    it('should remove documents, edges and run rows of deleted entities and aspects', async () => {
      await put(dataset('a'), 'ownership', owned('urn:li:corpuser:o'));
      await put(dataset('b'), 'ownership', owned('urn:li:corpuser:o'));
      await putTags('x', 'y');
      await settled();
      await forget(dataset('a'), tag('x'));
      await sql('DELETE FROM metadata_aspect_v2 WHERE urn = ? AND aspect = ?', dataset('b'), 'ownership');
      const tally = await here.restore();
      expect(await indexed(dataset('a'), dataset('b'), tag('x'), tag('y'))).toEqual([dataset('b'), tag('y')]);
      expect(await rowsOf("SELECT source FROM edge WHERE aspect = 'ownership'")).toEqual([]);
      expect(await rowsOf('SELECT DISTINCT urn FROM run_index ORDER BY urn')).toEqual([
        { urn: dataset('b') },
        { urn: tag('y') },
      ]);
      expect(tally.documentsDeleted).toBe(2);
      expect([tally.edgesDeleted > 0, tally.runRowsDeleted > 0]).toEqual([true, true]);
      expect(await findings()).toEqual(NOTHING);
    });

    it.each<[string, object, string[]]>([
      ['a urn', { filter: { urns: [tag('c')] } }, ['c']],
      ['a pattern', { filter: { urnLike: 'urn:li:tag:_' } }, ['a', 'c', 'e', 'g']],
      ['a pattern for others', { filter: { urnLike: 'urn:li:tag:x%' } }, []],
      ['the first rows', { limit: 4 }, ['a', 'c']],
      ['rows in between', { start: 2, limit: 4 }, ['c', 'e']],
      ['the last rows', { start: 4, limit: 100 }, ['e', 'g']],
      ['times', { filter: { createdFrom: 1 } }, []],
    ])('should remove deleted entities within %s only', async (_name, request, expected) => {
      await putTags('a', 'b', 'c', 'd', 'e', 'f', 'g');
      await settled();
      await forget(...['a', 'c', 'e', 'g'].map(tag));
      await here.restore(request);
      const left = await indexed(...['a', 'c', 'e', 'g'].map(tag));
      const kept = ['a', 'c', 'e', 'g'].filter((one) => !expected.includes(one));
      expect(left).toEqual(kept.map(tag));
      const listed = await rowsOf<{ urn: string }>(
        "SELECT DISTINCT urn FROM run_index WHERE urn NOT IN ('urn:li:tag:b', 'urn:li:tag:d', 'urn:li:tag:f') ORDER BY urn",
      );
      expect(listed.map(({ urn }) => urn)).toEqual(kept.map(tag));
    });

    it('should skip bad rows, and report them with the reason', async () => {
      await putTags('good');
      await emptyIndex();
      await insertRow('urn:li:nothing:x', 'tagKey', '{}');
      await insertRow('not a urn', 'tagKey', '{}');
      await insertRow(tag('good'), 'datasetProperties', '{}');
      await insertRow(tag('good'), 'status', '{broken');
      await insertRow(tag('good'), 'ownership', '[]');
      const tally = await here.restore();
      expect(tally).toMatchObject({ rowsScanned: 7, rowsRestored: 2, rowsIgnored: 5, documentsWritten: 1 });
      expect(tally.ignoredReasons).toHaveLength(5);
      expect(tally.ignoredReasons.map(({ reason }) => reason).join('\n')).toMatch(
        /nothing is no entity type[\s\S]*datasetProperties is no aspect of tag/,
      );
      expect(await indexed(tag('good'))).toEqual([tag('good')]);
    });

    it('should write missing default aspects', async () => {
      await insertRow(dataset('db.Old'), 'datasetProperties', '{"description":"old"}');
      await put(dataset('db.new'), 'datasetProperties', { description: 'new' });
      const tally = await here.restore({ createDefaultAspects: true });
      expect(tally.defaultAspectsCreated).toBe(4);
      const aspects = (await here.store.latest([dataset('db.Old')])).get(dataset('db.Old'));
      expect([...(aspects?.keys() ?? [])].sort()).toEqual([
        'aliases',
        'browsePathsV2',
        'dataPlatformInstance',
        'datasetKey',
        'datasetProperties',
      ]);
      await settled();
      expect(await indexed(dataset('db.Old'))).toEqual([dataset('db.Old')]);
    });

    it('should repair an index that is ahead of a restored database', async () => {
      await putTags('a', 'b');
      for (const round of names(3)) await put(tag('a'), 'tagProperties', { name: round });
      await settled();
      await sql('UPDATE entity_revision SET revision = 1, indexed_revision = 1 WHERE urn = ?', tag('a'));
      await forget(tag('b'));
      expect(await findings()).toEqual({ missing: 0, stale: 1, orphaned: 1 });
      await here.restore();
      expect(await indexed(tag('b'))).toEqual([]);
      await settled();
      expect(await findings()).toEqual(NOTHING);
    });

    it('should bring back what the index removed after the state that a database was restored to', async () => {
      await putTags('a', 'b');
      await settled();
      const removed: IndexOperation = { kind: 'remove', entityType: 'tag', urn: tag('b'), revision: 1000 };
      await index.write([removed], { live: true });
      expect(await findings()).toEqual({ missing: 1, stale: 0, orphaned: 0 });
      expect(await here.restore()).toMatchObject({ documentsWritten: 2 });
      await settled();
      expect(await findings()).toEqual(NOTHING);
    });

    it('should lose no concurrent write', async () => {
      const all = names(40);
      await putTags(...all);
      for (const one of all) await put(dataset(one), 'globalTags', { tags: [{ tag: tag(one) }] });
      await emptyIndex();
      await sql('DELETE FROM edge');
      const writing = Promise.all(
        all.map(async (one, at) => {
          await put(dataset(one), 'globalTags', { tags: [{ tag: tag(all[(at + 1) % all.length] ?? '') }] });
          if (at % 4 === 0) await here.writer.deleteEntity(tag(one), context());
          else await put(tag(one), 'tagProperties', { name: `${one}!` });
        }),
      );
      const restores = Promise.all([1, 2].map(() => here.restore({ chunkRows: 9 })));
      await writing;
      await restores;
      await settled();
      await here.restore();
      expect(await findings()).toEqual(NOTHING);
      const edges = await rowsOf<{ source: string; destination: string }>(
        "SELECT source, destination FROM edge WHERE aspect = 'globalTags'",
      );
      for (const [at, one] of all.entries()) {
        const found = edges.filter(({ source }) => source === dataset(one)).map(({ destination }) => destination);
        const next = (at + 1) % all.length;
        expect(found.filter((urn) => urn !== tag(all[next] ?? ''))).toEqual([]);
        if (next % 4 !== 0) expect(found).toHaveLength(1);
      }
    });

    it('should restore edges of the values that are stored, not of those that were read before', async () => {
      await putTags('a', 'b');
      await put(dataset('t'), 'globalTags', { tags: [{ tag: tag('a') }] });
      const rows = await here.scanner.page({ filter: { urns: [dataset('t')] } }, 100);
      await put(dataset('t'), 'globalTags', { tags: [{ tag: tag('b') }] }, 'r2');
      await sql('DELETE FROM edge');
      await sql('DELETE FROM run_index');
      const outcome = await here.derived.restore(rows.map(({ record }) => record));
      expect(outcome).toMatchObject({ edgesDeleted: 0, runRowsDeleted: 0 });
      expect(await rowsOf("SELECT destination FROM edge WHERE aspect = 'globalTags'")).toEqual([
        { destination: tag('b') },
      ]);
      expect(await rowsOf("SELECT run_id FROM run_index WHERE aspect = 'globalTags'")).toEqual([{ run_id: 'r2' }]);
    });

    it('should rebuild beside the live index, including concurrent writes', async () => {
      const all = names(60);
      await putTags(...all);
      await settled();
      await forget(tag('n000'));
      let fewest = Infinity;
      const watch = { isOver: false };
      const watching = (async () => {
        while (!watch.isOver) {
          fewest = Math.min(fewest, (await index.revisions(all.map(tag))).size);
          await new Promise((resolve) => setImmediate(resolve));
        }
      })();
      const tally = new RestoreTally();
      const rebuilding = here.rebuildAll(tally);
      for (const one of all.slice(1, 30)) await put(tag(one), 'tagProperties', { name: `${one}!` });
      await putTags('late');
      await here.writer.deleteEntity(tag('n059'), context());
      await rebuilding;
      watch.isOver = true;
      await watching;
      await settled();
      expect(fewest).toBeGreaterThanOrEqual(all.length - 2);
      expect(await indexed(tag('n000'), tag('n001'), tag('n059'), tag('late'))).toEqual([tag('late'), tag('n001')]);
      expect(await findings()).toEqual(NOTHING);
      expect([await index.rebuilds(), await here.rebuilds.current()]).toEqual([[], undefined]);
      expect(tally.rowsTotal).toBeGreaterThan(100);
    });

    it('should not let a slow write bring back what was deleted before a rebuild', async () => {
      await putTags('a', 'b', 'again');
      await settled();
      const read = await here.reader.read([tag('a'), tag('b'), tag('again')]);
      for (const one of ['a', 'b', 'again']) await here.writer.deleteEntity(tag(one), context());
      await putTags('again');
      await settled();
      await here.rebuildAll();
      await here.projection.projectEntities(read);
      expect(await indexed(tag('a'), tag('b'), tag('again'))).toEqual([tag('again')]);
      expect(await findings()).toEqual(NOTHING);
    });

    it('should refuse a second rebuild, naming the actor of the first', async () => {
      await here.rebuilds.begin('other', 'urn:li:corpuser:somebody');
      const other = reindexHarness(database, index);
      await other.rebuilds.renew('other');
      if (database.dialect.hasOneWriter) return;
      await expect(other.rebuildAll()).rejects.toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining('urn:li:corpuser:somebody'),
      });
      expect(await here.rebuilds.active()).toBe('other');
    });

    it('should run only one of two rebuilds in one process', async () => {
      await putTags(...names(20));
      const outcomes = await Promise.allSettled([here.rebuildAll(), here.rebuildAll()]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await settled();
      expect(await findings()).toEqual(NOTHING);
    });

    it('should remove the remains of a crashed rebuild, at the start and before the next rebuild', async () => {
      await putTags('a');
      await settled();
      const start = (): Promise<void> => {
        here.leftovers.onApplicationBootstrap();
        return Promise.resolve();
      };
      for (const cleanUp of [start, () => here.rebuildAll()]) {
        const rebuild = await index.beginRebuild();
        await here.rebuilds.begin(rebuild, 'urn:li:corpuser:gone');
        await sql('UPDATE index_rebuild SET renewed_on = 1');
        await cleanUp();
        await poll(async () => (await index.rebuilds()).length === 0, 'the remains to go');
        await poll(async () => (await here.rebuilds.current()) === undefined, 'the right to be given back');
        expect(await indexed(tag('a'))).toEqual([tag('a')]);
      }
      here.leftovers.onApplicationShutdown();
    });

    it('should not change the live index when a rebuild fails', async () => {
      await putTags('a', 'b');
      await settled();
      const before = await index.revisions([tag('a'), tag('b')]);
      const failing = reindexHarness(database, failingIndex(index, 'promoteRebuild'));
      await expect(failing.rebuildAll()).rejects.toThrow('no switch');
      expect(await index.revisions([tag('a'), tag('b')])).toEqual(before);
      expect([await index.rebuilds(), await here.rebuilds.current()]).toEqual([[], undefined]);
    });

    it('should rebuild although the engine is unavailable for a moment as the rebuild begins and as it is promoted', async () => {
      await putTags('a', 'b');
      await settled();
      expect(await reindexHarness(database, failingOnce(index)).rebuildAll()).toMatchObject({ documentsWritten: 2 });
      expect([await index.rebuilds(), await here.rebuilds.current()]).toEqual([[], undefined]);
      expect(await findings()).toEqual(NOTHING);
    });

    it('should register a rebuild once, however often that is repeated', async () => {
      for (let time = 0; time < 2; time += 1) await here.rebuilds.begin('claim', 'urn:li:corpuser:somebody');
      for (let time = 0; time < 2; time += 1) expect(await here.rebuilds.rename('claim', 'named')).toBe(true);
      await here.rebuilds.end('named');
      expect(await here.rebuilds.rename('claim', 'named')).toBe(false);
    });

    it('should fall behind on what the new indices reject, so that it is not missing unnoticed', async () => {
      await putTags('a', 'b');
      await settled();
      await here.projector.beforeApplicationShutdown();
      const rejecting = reindexHarness(database, rejectingIndex(index, tag('a')));
      expect(await rejecting.rebuildAll()).toMatchObject({
        documentsWritten: 1,
        documentsRejected: 1,
        ignoredReasons: [{ urn: tag('a'), reason: 'too long' }],
      });
      expect(await indexed(tag('a'), tag('b'))).toEqual([tag('b')]);
      expect((await here.revisions.dirty({ size: 9 })).map(({ urn }) => urn)).toEqual([tag('a')]);
      await settled();
      expect(await findings()).toEqual(NOTHING);
    });

    it('should report missing, stale and orphaned documents and edges, and repair only those', async () => {
      await putTags('missing', 'stale', 'orphan', 'fine');
      await put(dataset('a'), 'globalTags', { tags: [{ tag: tag('fine') }, { tag: tag('stale') }] });
      await settled();
      await removeDocuments(tag('missing'));
      await sql(
        'UPDATE entity_revision SET revision = revision + 3, indexed_revision = revision + 3 WHERE urn = ?',
        tag('stale'),
      );
      await forget(tag('orphan'));
      await sql("DELETE FROM edge WHERE destination = 'urn:li:tag:fine'");
      const outcome = await here.check.run({ entityType: undefined, repair: true });
      const tags = outcome.entityTypes.find(({ entityType }) => entityType === 'tag');
      expect(tags).toMatchObject({
        entities: 3,
        missing: 1,
        stale: 1,
        orphaned: 1,
        examples: { missing: [tag('missing')], stale: [tag('stale')], orphaned: [tag('orphan')] },
      });
      expect(outcome.edges).toMatchObject({ missing: 1, stale: 0, orphaned: 0 });
      expect(outcome.repaired).toMatchObject({ documentsWritten: 2, documentsDeleted: 1, edgesWritten: 1 });
      await index.refresh();
      expect(await findings()).toEqual(NOTHING);
    });

    it('should tell how many findings search is known to be behind on', async () => {
      await putTags('orphan', 'removed', 'changed');
      await settled();
      await here.projector.beforeApplicationShutdown();
      await forget(tag('orphan'));
      await sql('DELETE FROM metadata_aspect_v2 WHERE urn = ?', tag('removed'));
      await sql('UPDATE entity_revision SET revision = revision + 1, deleted = 1 WHERE urn = ?', tag('removed'));
      await sql('UPDATE entity_revision SET revision = revision + 1 WHERE urn = ?', tag('changed'));
      const { entityTypes, pending } = await here.check.run({ entityType: 'tag', repair: false });
      expect([entityTypes, pending]).toMatchObject([[{ missing: 0, stale: 1, orphaned: 2 }], 2]);
    });

    it('should check only one entity type on request', async () => {
      await putTags('a');
      await put(dataset('a'), 'status', { removed: false });
      await emptyIndex();
      const { entityTypes } = await here.check.run({ entityType: 'tag', repair: true });
      expect(entityTypes.map(({ entityType, missing }) => [entityType, missing])).toEqual([['tag', 1]]);
      expect(await indexed(tag('a'), dataset('a'))).toEqual([tag('a')]);
    });
  });
}

/** The same index, but one method of it fails. */
function failingIndex(index: SearchIndex, method: 'promoteRebuild'): SearchIndex {
  return withMethod(index, method, () => Promise.reject(new Error('no switch')));
}

/** The same index, but the response to the first rebuild that begins is lost, and the first switch is refused. */
function failingOnce(index: SearchIndex): SearchIndex {
  const failed = new Set<string>();
  const failFirst = (what: string): void => {
    if (failed.has(what)) return;
    failed.add(what);
    throw new DomainError('ENGINE_UNAVAILABLE', 'It has much to do.');
  };
  const beginning = withMethod(index, 'beginRebuild', async () => {
    const rebuild = await index.beginRebuild();
    failFirst('begin');
    return rebuild;
  });
  return withMethod(beginning, 'promoteRebuild', async (rebuild) => {
    failFirst('switch');
    await index.promoteRebuild(rebuild);
  });
}

/** The same index, but what is written to a rebuild alone is stored without the document of `urn`. */
function rejectingIndex(index: SearchIndex, urn: string): SearchIndex {
  const write: SearchIndex['write'] = async (operations, target) => {
    if (target.live) return index.write(operations, target);
    const isRejected = (one: IndexOperation): boolean => one.kind === 'put' && one.document.urn === urn;
    const outcome = await index.write(
      operations.filter((one) => !isRejected(one)),
      target,
    );
    return { ...outcome, rejected: operations.filter(isRejected).map(() => ({ urn, reason: 'too long' })) };
  };
  return withMethod(index, 'write', write);
}

function withMethod<Name extends keyof SearchIndex>(
  index: SearchIndex,
  method: Name,
  replacement: SearchIndex[Name],
): SearchIndex {
  return new Proxy(index, {
    get(target, name) {
      if (name === method) return replacement;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
