import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lockEntities } from '../../src/aspects/index.js';
import type { JsonObject } from '../../src/foundation/json/json.js';
import type { Database } from '../../src/foundation/database/index.js';
import type { DirtyEntity, EntityRevision, StoredEntity } from '../../src/projection/index.js';
import { context, proposal } from '../support/harness/aspect-harness.js';
import { MemorySearchIndex } from '../support/engines/memory-search-index.js';
import { poll } from '../support/measures/poll.js';
import { openDatabase, type ProjectionHarness, projectionHarness } from '../support/harness/projection-harness.js';

const tag = (name: string): string => `urn:li:tag:${name}`;
const TABLES = ['metadata_aspect_v2', 'entity_revision', 'index_rebuild', 'search_index', 'property_field'];

/** What every SQL engine must do for the projection. `url` is asked before the first test. */
export function describeProjection(name: string, url: () => Promise<string>): void {
  describe(`the projection on ${name}`, () => {
    let database: Database;
    let index: MemorySearchIndex;
    let here: ProjectionHarness;

    const write = (urn: string, tagName: string, by = here, time = Date.now()): Promise<unknown> =>
      by.writer.write([proposal(urn, 'tagProperties', { name: tagName })], context(time));
    const remove = (urn: string): Promise<unknown> => here.writer.deleteEntity(urn, context());
    const dirtyUrns = async (): Promise<string[]> => (await here.revisions.dirty({ size: 1000 })).map(({ urn }) => urn);
    const revisionOf = async (urn: string): Promise<EntityRevision | undefined> =>
      (await here.revisions.of([urn])).get(urn);
    /** Makes the database one of entities that the service has never written. */
    const forgetRevisions = (urns: readonly string[]): Promise<unknown> =>
      database.transaction(async (sql) => {
        for (const urn of urns) await sql.execute('DELETE FROM entity_revision WHERE urn = ?', [urn]);
      });
    const settled = async (): Promise<void> => {
      await here.projection.settled();
      await poll(async () => {
        await here.projection.settled();
        return (await dirtyUrns()).length === 0;
      }, 'search to follow');
    };

    const writeTagsAndDomain = async (): Promise<void> => {
      for (const urn of [tag('a'), tag('b')]) await write(urn, 'n');
      await here.writer.write([proposal('urn:li:domain:a', 'domainProperties', { name: 'n' })], context());
      await settled();
    };

    beforeAll(async () => {
      database = await openDatabase(await url());
    });

    afterAll(() => database.close());

    beforeEach(async () => {
      await database.transaction(async (sql) => {
        for (const table of TABLES) await sql.execute(`DELETE FROM ${table}`);
      });
      index = new MemorySearchIndex();
      here = projectionHarness(database, index);
      await here.identities.current();
      await here.identities.forgotten();
    });

    /** A process whose projector does not hear of its writes. */
    const silent = (): ProjectionHarness => {
      const other = projectionHarness(database, index);
      (other.listeners as unknown as { listeners: unknown[] }).listeners.length = 0;
      return other;
    };

    it('should find the entities that search lags behind on, oldest first, in pages', async () => {
      const writer = silent();
      for (const [at, urn] of ['c', 'a', 'b', 'd'].entries()) await write(tag(urn), urn, writer, 1000 + at * 10);
      await write(tag('c'), 'again', writer, 5000);
      const pages: DirtyEntity[][] = [];
      for (let after: DirtyEntity | undefined; ;) {
        const page = await here.revisions.dirty({ size: 2, ...(after !== undefined && { after }) });
        if (page.length === 0) break;
        pages.push([...page]);
        after = page.at(-1);
      }
      expect(pages.flat().map(({ urn, since }) => [urn, since])).toEqual([
        [tag('c'), 1000],
        [tag('a'), 1010],
        [tag('b'), 1020],
        [tag('d'), 1030],
      ]);
      expect((await here.revisions.dirty({ size: 9, until: 1010 })).map(({ urn }) => urn)).toEqual([
        tag('c'),
        tag('a'),
      ]);
      expect(await here.revisions.lag()).toEqual({ behind: 4, since: 1000 });
    });

    it('should project documents and removals, and mark them', async () => {
      const writer = silent();
      await write(tag('a'), 'one', writer);
      await write(tag('b'), 'two', writer);
      await writer.writer.deleteEntity(tag('b'), context());
      const outcome = await here.projection.project([tag('a'), tag('b'), tag('never')]);
      await here.projection.settled();
      expect(outcome).toEqual({ written: 1, removed: 0, stale: 0, rejected: [] });
      expect(index.documents().get(tag('a'))?.fields).toMatchObject({ urn: tag('a'), name: 'one' });
      expect([await dirtyUrns(), await here.revisions.lag()]).toEqual([[], { behind: 0, since: undefined }]);
      expect(await revisionOf(tag('b'))).toMatchObject({ deleted: true });
    });

    it('should give a property that is created again with another type another field', async () => {
      const [property, dataset] = [
        'urn:li:structuredProperty:io.size',
        'urn:li:dataset:(urn:li:dataPlatform:a,b,PROD)',
      ];
      const define = (type: string): Promise<unknown> => {
        const valueType = `urn:li:dataType:datahub.${type}`;
        const entityTypes = ['urn:li:entityType:datahub.dataset'];
        const value = { qualifiedName: 'io.size', valueType, cardinality: 'SINGLE', entityTypes };
        return here.writer.write([proposal(property, 'propertyDefinition', value)], context());
      };
      const fieldsOf = async (value: JsonObject): Promise<unknown> => {
        const properties = [{ propertyUrn: property, values: [value] }];
        await here.writer.write([proposal(dataset, 'structuredProperties', { properties })], context());
        await here.projection.project([dataset]);
        return index.documents().get(dataset)?.fields;
      };
      await define('string');
      expect(await fieldsOf({ string: 'large' })).toMatchObject({ structuredProperties: { io_size: ['large'] } });
      await remove(property);
      await define('number');
      expect(await fieldsOf({ double: 5 })).toMatchObject({
        structuredProperties: { '_versioned.io_size.00000000000000.number': [5] },
      });
      await remove(property);
      await define('string');
      expect(await fieldsOf({ string: 'small' })).toMatchObject({ structuredProperties: { io_size: ['small'] } });
      await settled();
    });

    it('should never lower a mark, nor mark for an index that is no longer in use', async () => {
      await write(tag('a'), 'one', silent());
      const identity = await here.identities.current();
      const { revision = 0 } = (await revisionOf(tag('a'))) ?? {};
      expect(await here.revisions.mark([{ urn: tag('a'), revision: revision + 4 }], identity)).toBe(true);
      expect(await here.revisions.mark([{ urn: tag('a'), revision }], identity)).toBe(true);
      expect((await revisionOf(tag('a')))?.indexedRevision).toBe(revision + 4);
      expect(await here.revisions.mark([{ urn: tag('a'), revision: revision + 9 }], 'another')).toBe(false);
      expect((await revisionOf(tag('a')))?.indexedRevision).toBe(revision + 4);
    });

    it('should keep the highest of concurrent marks while the entities are written', async () => {
      const writer = silent();
      const urns = Array.from({ length: 30 }, (_item, at) => tag(`m${at}`));
      for (const urn of urns) await write(urn, '0', writer);
      const identity = await here.identities.current();
      const marking = Array.from({ length: 8 }, (_item, round) =>
        here.revisions.mark(
          urns.map((urn) => ({ urn, revision: 1 + ((round * 7) % 8) })),
          identity,
        ),
      );
      await Promise.all([...marking, ...urns.map((urn) => write(urn, '1', writer))]);
      const after = await here.revisions.of(urns);
      expect(new Set([...after.values()].map(({ indexedRevision }) => indexedRevision))).toEqual(new Set([8]));
    });

    it('should project the writes of the process, before the response if requested', async () => {
      await here.writer.write([proposal(tag('now'), 'tagProperties', { name: 'n' })], {
        ...context(),
        searchTiming: 'prompt',
      });
      expect(index.documents().has(tag('now'))).toBe(true);
      await here.writer.write([proposal(tag('seen'), 'tagProperties', { name: 'n' })], {
        ...context(),
        searchTiming: 'answered',
      });
      expect([index.documents().has(tag('seen')), index.calls.includes('refresh')]).toEqual([true, true]);
      await write(tag('soon'), 'n');
      await poll(() => index.documents().has(tag('soon')), 'the write to be followed');
      await settled();
    });

    it('should not project unchanged entities', async () => {
      await write(tag('a'), 'n');
      await settled();
      const before = index.calls.length;
      await here.writer.write([proposal(tag('a'), 'tagProperties', { name: 'n' })], {
        ...context(),
        searchTiming: 'prompt',
      });
      expect(index.calls.length).toBe(before);
    });

    it('should raise the revision of touched entities, and keep deleted entities deleted', async () => {
      const writer = silent();
      await write(tag('a'), 'n', writer);
      await write(tag('b'), 'n', writer);
      await writer.writer.deleteEntity(tag('b'), context());
      const before = await here.revisions.of([tag('a'), tag('b')]);
      await here.writer.touch([tag('a'), tag('b'), tag('a')], context());
      const after = await here.revisions.of([tag('a'), tag('b')]);
      for (const urn of [tag('a'), tag('b')])
        expect(after.get(urn)?.revision).toBe((before.get(urn)?.revision ?? 0) + 1);
      expect([after.get(tag('a'))?.deleted, after.get(tag('b'))?.deleted]).toEqual([false, true]);
      await settled();
      expect([...index.documents().keys()]).toEqual([tag('a')]);
    });

    it('should not be behind on an entity that was locked and never written, and count from its first write', async () => {
      const writer = silent();
      const urns = [tag('a'), tag('b')];
      for (const urn of urns) await write(urn, 'n', writer);
      await forgetRevisions(urns);
      await database.transaction((sql) => lockEntities(sql, urns, 1000));
      expect([(await here.revisions.of(urns)).size, await here.revisions.lag()]).toEqual([
        0,
        { behind: 0, since: undefined },
      ]);
      await write(tag('a'), 'n', writer);
      await write(tag('b'), 'other', writer);
      expect([...(await here.revisions.of(urns)).values()]).toEqual([
        { urn: tag('b'), revision: 1, indexedRevision: 0, deleted: false },
      ]);
    });

    it('should clear and fill an index that was not filled from this database, including entities without a revision', async () => {
      for (const urn of ['a', 'b', 'gone', 'legacy', 'locked']) await write(tag(urn), urn);
      await remove(tag('gone'));
      await settled();
      await forgetRevisions([tag('legacy'), tag('locked')]);
      await database.transaction((sql) => lockEntities(sql, [tag('locked')], Date.now()));
      const fresh = new MemorySearchIndex();
      const next = projectionHarness(database, fresh);
      next.projector.onApplicationBootstrap();
      await poll(() => fresh.documents().size === 4, 'the index to be filled');
      await next.projector.beforeApplicationShutdown();
      expect([[...fresh.documents().keys()].sort(), await dirtyUrns()]).toEqual([
        [tag('a'), tag('b'), tag('legacy'), tag('locked')],
        [],
      ]);
      expect(await fresh.identity()).toBe(await next.identities.current());
      expect(await here.revisions.mark([{ urn: tag('a'), revision: 99 }], (await index.identity()) ?? '')).toBe(false);
    });

    it('should not let a slow write bring back what was deleted before another index came into use', async () => {
      const longAgo = Date.now() - 3_600_000;
      await write(tag('old'), 'old', here, longAgo);
      await here.writer.deleteEntity(tag('old'), context(longAgo));
      await write(tag('a'), 'a');
      await settled();
      const read = await here.reader.read([tag('a')]);
      await remove(tag('a'));
      await settled();
      const fresh = new MemorySearchIndex();
      const next = projectionHarness(database, fresh);
      await next.projector.prepared();
      expect(await dirtyUrns()).toEqual([tag('a')]);
      next.projector.onApplicationBootstrap();
      await poll(async () => (await dirtyUrns()).length === 0, 'the removal to be followed');
      await next.projection.projectEntities(read);
      await next.projector.beforeApplicationShutdown();
      expect(fresh.documents().size).toBe(0);
    });

    it('should fill the index of a type again that is removed at run time', async () => {
      await writeTagsAndDomain();
      const types = new Set(['tag', 'domain']);
      index.indexedTypes = () => Promise.resolve(types);
      await here.projector.prepared();
      expect(await dirtyUrns()).toEqual([]);
      types.delete('tag');
      const other = projectionHarness(database, index);
      await other.projector.prepared();
      expect(await dirtyUrns()).toEqual([tag('a'), tag('b')]);
    });

    it('should fill the index of a type again that is created anew by a write', async () => {
      await writeTagsAndDomain();
      let create: (entityType: string) => Promise<void> = () => Promise.resolve();
      index.beforeCreation = (prepare) => void (create = prepare);
      projectionHarness(database, index);
      await create('tag');
      expect(await dirtyUrns()).toEqual([tag('a'), tag('b')]);
    });

    it('should fill the whole index again that is removed at run time', async () => {
      await write(tag('a'), 'n');
      await settled();
      index.indexedTypes = () => Promise.resolve(new Set(['tag']));
      index.identity = () => Promise.resolve(undefined);
      await here.projector.prepared();
      await here.identities.forgotten();
      expect(await dirtyUrns()).toEqual([tag('a')]);
    });

    it('should let one of several processes adopt an index', async () => {
      const fresh = new MemorySearchIndex();
      const processes = Array.from({ length: 4 }, () => projectionHarness(database, fresh));
      const started = await Promise.allSettled(processes.map(({ identities }) => identities.current()));
      expect(started.some(({ status }) => status === 'fulfilled')).toBe(true);
      await Promise.all(processes.map(({ identities }) => identities.forgotten()));
      const names = await Promise.all(processes.map(({ identities }) => identities.current()));
      expect(new Set(names)).toEqual(new Set([await fresh.identity()]));
      expect(fresh.calls.filter((call) => call === 'adopt')).toHaveLength(1);
    });

    it('should also write to a rebuild in progress', async () => {
      const rebuild = await index.beginRebuild();
      await here.rebuilds.begin(rebuild, 'urn:li:corpuser:a');
      await here.writer.write([proposal(tag('a'), 'tagProperties', { name: 'n' })], {
        ...context(),
        searchTiming: 'prompt',
      });
      expect(await index.counts(rebuild)).toEqual(new Map([['tag', 1]]));
      await index.promoteRebuild(rebuild);
      await here.rebuilds.end(rebuild);
      expect(index.documents().has(tag('a'))).toBe(true);
    });

    it('should stay behind on entities that only a rebuild rejects', async () => {
      await write(tag('a'), 'n', silent());
      const rebuild = await index.beginRebuild();
      await here.rebuilds.begin(rebuild, 'urn:li:corpuser:a');
      index.refusedInRebuilds.set(tag('a'), 'too long');
      const rejected = [{ urn: tag('a'), reason: 'too long', revision: 1 }];
      expect(await here.projection.project([tag('a')])).toMatchObject({ written: 1, rejected });
      index.refused.set(tag('a'), 'too long');
      expect(await here.projection.project([tag('a')])).toMatchObject({ written: 0, rejected });
      await here.projection.settled();
      await here.rebuilds.end(rebuild);
      expect(await dirtyUrns()).toEqual([tag('a')]);
    });

    it('should remove entities that were deleted during a slow write', async () => {
      const writer = silent();
      await write(tag('a'), 'n', writer);
      const [read] = await here.reader.read([tag('a')]);
      const entity = { ...(read as StoredEntity), readAt: performance.now() };
      index.beforeWrite = async () => {
        index.beforeWrite = () => Promise.resolve();
        await writer.writer.deleteEntity(tag('a'), context());
        await here.projection.project([tag('a')]);
        index.forgetRemovals();
        entity.readAt -= 20_001;
      };
      await here.projection.projectEntities([entity]);
      expect(index.documents().size).toBe(0);
    });

    it('should remove entities that were deleted during a slow write to a rebuild', async () => {
      const writer = silent();
      await write(tag('a'), 'n', writer);
      const rebuild = await index.beginRebuild();
      await here.rebuilds.begin(rebuild, 'urn:li:corpuser:a');
      const [read] = await here.reader.read([tag('a')]);
      const entity = { ...(read as StoredEntity), readAt: performance.now() };
      index.beforeWrite = async () => {
        index.beforeWrite = () => Promise.resolve();
        await writer.writer.deleteEntity(tag('a'), context());
        await here.projection.project([tag('a')]);
        index.forgetRemovals();
        entity.readAt -= 20_001;
      };
      await here.projection.projectEntities([entity], { target: { live: false, rebuild, fills: true } });
      await here.rebuilds.end(rebuild);
      expect(await index.counts(rebuild)).toEqual(new Map());
    });

    it('should overwrite an index that is ahead of a restored database', async () => {
      await write(tag('a'), 'future');
      await write(tag('a'), 'future 2');
      await settled();
      await database.transaction((sql) =>
        sql.execute('UPDATE entity_revision SET revision = 1, indexed_revision = 1 WHERE urn = ?', [tag('a')]),
      );
      const held = index.documents().get(tag('a'))?.revision ?? 0;
      expect(held).toBeGreaterThan(1);
      await here.projection.project([tag('a')]);
      expect(await dirtyUrns()).toEqual([tag('a')]);
      await here.projection.project([tag('a')]);
      await settled();
      expect(index.documents().get(tag('a'))?.revision).toBe(held + 1);
    });

    it('should bring back an entity that the index removed after the state that the database was restored to', async () => {
      await write(tag('a'), 'kept');
      await settled();
      const entity = await revisionOf(tag('a'));
      const removed = {
        kind: 'remove',
        entityType: 'tag',
        urn: tag('a'),
        revision: (entity?.revision ?? 0) + 5,
      } as const;
      await index.write([removed], { live: true });
      expect(await here.projection.project([tag('a')])).toMatchObject({ written: 0, stale: 1 });
      expect(await dirtyUrns()).toEqual([tag('a')]);
      await here.projection.project([tag('a')]);
      await settled();
      expect(index.documents().get(tag('a'))?.revision).toBe(removed.revision + 1);
    });

    it('should end with the state of SQL, whatever the order in which processes project', async () => {
      const urns = ['x', 'y', 'z'].map(tag);
      await fc.assert(
        fc.asyncProperty(fc.array(step(urns), { minLength: 5, maxLength: 25 }), async (steps) => {
          const processes = [silent(), silent()];
          index.beforeWrite = async (operations) => {
            for (let turn = 0; turn < operations.length + (index.calls.length % 3); turn += 1)
              await new Promise((resolve) => setImmediate(resolve));
          };
          const projecting: Promise<unknown>[] = [];
          for (const { kind, urn, by, value } of steps) {
            const process = processes[by] ?? here;
            if (kind === 'write') await write(urn, value, process);
            else if (kind === 'delete') await process.writer.deleteEntity(urn, context());
            else projecting.push(process.projection.project(urns));
            if (value.startsWith('w')) await new Promise((resolve) => setImmediate(resolve));
          }
          projecting.push(here.projection.project(await dirtyUrns()));
          await Promise.all(projecting);
          await Promise.all([here, ...processes].map(({ projection }) => projection.settled()));
          await here.projection.project(await dirtyUrns());
          await here.projection.settled();
          expect(await dirtyUrns()).toEqual([]);
          expect(await mismatches(urns)).toEqual([]);
        }),
        { numRuns: name === 'sqlite' ? 60 : 20 },
      );
    });

    /** Urns whose document is not what SQL has. */
    const mismatches = async (urns: readonly string[]): Promise<string[]> => {
      const stored = await here.store.latest(urns);
      const documents = index.documents();
      return urns.filter((urn) => {
        const expected = stored.get(urn)?.get('tagProperties')?.value['name'];
        const found = documents.get(urn)?.fields as { readonly name?: string } | undefined;
        return expected !== found?.name;
      });
    };

    it('should let two processes project the same entities at once', async () => {
      const writer = silent();
      const urns = Array.from({ length: 450 }, (_item, at) => tag(`t${String(at).padStart(3, '0')}`));
      await writer.writer.write(
        urns.map((urn) => proposal(urn, 'tagProperties', { name: urn })),
        context(Date.now() - 60_000),
      );
      const other = projectionHarness(database, index);
      for (const { projector } of [here, other]) projector.onApplicationBootstrap();
      await poll(async () => (await dirtyUrns()).length === 0, 'all to be marked');
      await Promise.all([here, other].map(({ projector }) => projector.beforeApplicationShutdown()));
      expect(index.documents().size).toBe(450);
    });
  });
}

interface Step {
  readonly kind: 'write' | 'delete' | 'project';
  readonly urn: string;
  readonly by: number;
  readonly value: string;
}

function step(urns: readonly string[]): fc.Arbitrary<Step> {
  return fc.record({
    kind: fc.constantFrom(
      'write' as const,
      'write' as const,
      'delete' as const,
      'project' as const,
      'project' as const,
    ),
    urn: fc.constantFrom(...urns),
    by: fc.nat({ max: 1 }),
    value: fc.constantFrom('v1', 'v2', 'w1', 'w2', 'w3'),
  });
}
