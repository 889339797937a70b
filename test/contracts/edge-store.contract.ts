import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../../src/foundation/database/index.js';
import { type EdgeScroll, EdgeStore, ReferenceStore, type RelationshipQuery } from '../../src/graph/index.js';
import { EdgeListener } from '../../src/graph/edge-listener.js';
import { type AspectHarness, aspectHarness, context, proposal } from '../support/harness/aspect-harness.js';

const HIVE = 'urn:li:dataPlatform:hive';
const dataset = (name: string): string => `urn:li:dataset:(${HIVE},${name},PROD)`;
const field = (name: string, path: string): string => `urn:li:schemaField:(${dataset(name)},${path})`;
const tags = (...names: string[]) => ({ tags: names.map((name) => ({ tag: `urn:li:tag:${name}` })) });
const stamp = (time: number) => ({ time, actor: 'urn:li:corpuser:loader' });
const upstream = (name: string, more = {}) => ({ dataset: dataset(name), type: 'VIEW', auditStamp: stamp(0), ...more });

/** What every SQL engine must do for edges. `url` is asked before the first test. */
export function describeEdgeStore(name: string, url: () => Promise<string>): void {
  describe(`edges on ${name}`, () => {
    let aspects: AspectHarness;
    let edges: EdgeStore;

    const write = (urn: string, aspectName: string, value: object, more = {}, time = 1000) =>
      aspects.writer.write([proposal(urn, aspectName, value as never, more)], context(time));
    const list = async (
      urn: string,
      direction: RelationshipQuery['direction'],
      more: Partial<RelationshipQuery> = {},
    ) => edges.relationships({ urn, direction, start: 0, count: 100, ...more });
    const urns = async (
      urn: string,
      direction: RelationshipQuery['direction'],
      more: Partial<RelationshipQuery> = {},
    ) => (await list(urn, direction, more)).relationships.map((edge) => edge.urn);
    const scroll = async (query: Partial<EdgeScroll> = {}): Promise<string[]> =>
      (await edges.scroll({ count: 1000, ...query })).edges.map(
        (edge) => `${edge.source} ${edge.type} ${edge.destination}`,
      );

    beforeAll(async () => {
      aspects = aspectHarness(await Database.open({ url: await url(), poolSize: 5, groupSize: 20, exclusive: true }));
      edges = new EdgeStore(aspects.database);
      new EdgeListener(aspects.listeners).onModuleInit();
    });

    afterAll(() => aspects.database.close());

    beforeEach(async () => {
      await aspects.database.transaction(async (sql) => {
        await sql.execute('DELETE FROM edge');
        await sql.execute('DELETE FROM dangling_reference');
        await sql.execute('DELETE FROM metadata_aspect_v2');
        await sql.execute('DELETE FROM entity_revision');
      });
    });

    it('should list edges from both ends with their stamps', async () => {
      await write(dataset('a'), 'globalTags', tags('x'), { systemMetadata: { lastObserved: 50 } });
      const stamps = {
        createdOn: 50,
        createdActor: 'urn:li:corpuser:writer',
        updatedOn: 50,
        updatedActor: 'urn:li:corpuser:writer',
      };
      expect(await list(dataset('a'), 'OUTGOING')).toEqual({
        total: 1,
        relationships: [{ type: 'TaggedWith', urn: 'urn:li:tag:x', ...stamps }],
      });
      expect((await list('urn:li:tag:x', 'INCOMING')).relationships).toEqual([
        { type: 'TaggedWith', urn: dataset('a'), ...stamps },
      ]);
      expect(await urns('urn:li:tag:x', 'OUTGOING')).toEqual([]);
    });

    it('should replace the edges of an aspect from value to value', async () => {
      await write(dataset('a'), 'globalTags', tags('x', 'y'));
      await write(dataset('a'), 'globalTags', tags('y', 'z'));
      expect(await urns(dataset('a'), 'OUTGOING', { types: ['TaggedWith'] })).toEqual(['urn:li:tag:y', 'urn:li:tag:z']);
      await aspects.writer.deleteAspect(dataset('a'), 'globalTags', context());
      expect(await urns(dataset('a'), 'OUTGOING', { types: ['TaggedWith'] })).toEqual([]);
    });

    it('should compare urns byte by byte', async () => {
      await write(dataset('Case'), 'globalTags', tags('x', 'X', 'é', 'e'));
      expect(await urns(dataset('case'), 'OUTGOING')).toEqual([]);
      expect(await urns('urn:li:tag:X', 'INCOMING')).toEqual([dataset('Case')]);
      expect(await urns(dataset('Case'), 'OUTGOING')).toEqual(['X', 'e', 'x', 'é'].map((tag) => `urn:li:tag:${tag}`));
    });

    it('should keep the edges of other aspects of the same type', async () => {
      await write(dataset('a'), 'domains', { domains: ['urn:li:domain:d'] });
      await write(dataset('a'), 'applications', { applications: ['urn:li:application:p'] });
      await write(dataset('a'), 'domains', { domains: [] });
      expect(await urns(dataset('a'), 'OUTGOING', { types: ['AssociatedWith'] })).toEqual(['urn:li:application:p']);
    });

    it('should keep the creation time and change the update time of lineage that is written again', async () => {
      const value = { upstreams: [upstream('b')] };
      await write(dataset('a'), 'upstreamLineage', value, { systemMetadata: { lastObserved: 10 } });
      await write(dataset('a'), 'upstreamLineage', value, { systemMetadata: { lastObserved: 20 } });
      const changed = { upstreams: [upstream('b'), upstream('c')] };
      await write(dataset('a'), 'upstreamLineage', changed, { systemMetadata: { lastObserved: 30 } });
      const { relationships } = await list(dataset('a'), 'OUTGOING', { types: ['DownstreamOf'] });
      expect(relationships.map(({ urn, createdOn, updatedOn }) => [urn, createdOn, updatedOn])).toEqual([
        [dataset('b'), 10, 30],
        [dataset('c'), 30, 30],
      ]);
    });

    it('should send no statement for unchanged edges', async () => {
      await write(dataset('a'), 'globalTags', tags('x', 'y'));
      await write(dataset('b'), 'globalTags', tags('x'));
      const before = aspects.database.statements;
      await write(dataset('a'), 'globalTags', { tags: [...tags('x').tags, { tag: 'urn:li:tag:y', context: 'c' }] });
      const changed = aspects.database.statements - before;
      const again = aspects.database.statements;
      await write(dataset('b'), 'globalTags', { tags: [{ tag: 'urn:li:tag:x', context: 'c' }, ...tags('n').tags] });
      expect(aspects.database.statements - again).toBe(changed + 1);
    });

    it('should list edges with a via first, in a fixed order of pages', async () => {
      const query = 'urn:li:query:q';
      const upstreams = [upstream('b'), upstream('c', { query }), upstream('d')];
      await write(dataset('a'), 'upstreamLineage', { upstreams });
      const pages = await Promise.all(
        [0, 1, 2, 3].map((start) => list(dataset('a'), 'OUTGOING', { types: ['DownstreamOf'], start, count: 1 })),
      );
      expect(pages.map(({ total, relationships }) => [total, relationships[0]?.urn, relationships[0]?.via])).toEqual([
        [3, dataset('c'), query],
        [3, dataset('b'), undefined],
        [3, dataset('d'), undefined],
        [3, undefined, undefined],
      ]);
    });

    it('should filter by relationship and by the type of the other end', async () => {
      await write(dataset('a'), 'globalTags', tags('x'));
      await write(dataset('a'), 'ownership', {
        owners: [
          { owner: 'urn:li:corpuser:u', type: 'DATAOWNER' },
          { owner: 'urn:li:corpGroup:g', type: 'DATAOWNER' },
        ],
        lastModified: stamp(1),
      });
      expect(await urns(dataset('a'), 'OUTGOING', { types: ['OwnedBy', 'TaggedWith'] })).toHaveLength(3);
      expect(await urns(dataset('a'), 'OUTGOING', { types: [], relatedTypes: ['corpGroup', 'tag'] })).toEqual([
        'urn:li:corpGroup:g',
        'urn:li:tag:x',
      ]);
      expect(await list(dataset('a'), 'OUTGOING', { relatedTypes: [] })).toEqual({ total: 0, relationships: [] });
    });

    it('should tell what aspects refer to, and what they referred to when it was deleted', async () => {
      const references = new ReferenceStore(aspects.database);
      await write(dataset('a'), 'globalTags', tags('x', 'y'));
      await write(dataset('b'), 'globalTags', tags('x'));
      await write(dataset('b'), 'upstreamLineage', { upstreams: [upstream('a')] });
      const asked = ['x', 'y', 'z'].map((name) => `urn:li:tag:${name}`).concat(dataset('a'));
      const both = new Map([
        ['TaggedWith', new Set(['urn:li:tag:x', 'urn:li:tag:y'])],
        ['DownstreamOf', new Set([dataset('a')])],
      ]);
      expect(await references.referred(asked, [...both.keys()])).toEqual(both);
      await aspects.writer.deleteEntity('urn:li:tag:y', context());
      expect(await references.referred(asked, [...both.keys()])).toEqual(both);
      expect(await references.referred(asked, ['OwnedBy'])).toEqual(new Map([['OwnedBy', new Set()]]));
      expect(await references.referred([], ['TaggedWith'])).toEqual(new Map([['TaggedWith', new Set()]]));
    });

    it('should remove everything of a deleted entity: both directions and column lineage', async () => {
      const fineGrainedLineages = [
        {
          upstreamType: 'FIELD_SET',
          downstreamType: 'FIELD',
          upstreams: [field('b', 'x')],
          downstreams: [field('a', 'y')],
        },
      ];
      await write(dataset('a'), 'upstreamLineage', { upstreams: [upstream('b')], fineGrainedLineages });
      await write(dataset('c'), 'upstreamLineage', { upstreams: [upstream('a'), upstream('b')] });
      expect(await urns(field('a', 'y'), 'OUTGOING')).toEqual([field('b', 'x')]);
      await aspects.writer.deleteEntity(dataset('a'), context());
      expect(await scroll({ types: ['DownstreamOf'] })).toEqual([`${dataset('c')} DownstreamOf ${dataset('b')}`]);
      expect(await scroll({ source: { urns: [dataset('a')] } })).toEqual([]);
    });

    it('should roll back with the write', async () => {
      const batch = [
        proposal(dataset('a'), 'globalTags', tags('x')),
        proposal(dataset('b'), 'globalTags', tags('x'), { headers: { 'If-Version-Match': '7' } }),
      ];
      await expect(aspects.writer.write(batch, context())).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
      expect(await scroll()).toEqual([]);
    });

    it('should write all edges of an aspect again when it is restated', async () => {
      await write(dataset('a'), 'globalTags', tags('x', 'y'));
      await aspects.database.transaction((sql) =>
        sql.execute('DELETE FROM edge WHERE destination = ?', ['urn:li:tag:x']),
      );
      await write(dataset('a'), 'globalTags', tags('x', 'y'), { changeType: 'RESTATE' });
      expect(await urns(dataset('a'), 'OUTGOING', { types: ['TaggedWith'] })).toEqual(['urn:li:tag:x', 'urn:li:tag:y']);
    });

    it('should replace the edges of one aspect, and remove nodes', async () => {
      const edge = (destination: string) => ({ source: dataset('a'), destination, type: 'T' });
      const replace = (...destinations: string[]) =>
        aspects.database.transaction((sql) => edges.replace(dataset('a'), 'globalTags', destinations.map(edge), sql));
      await replace('urn:li:tag:x', 'urn:li:tag:y');
      await replace('urn:li:tag:y', 'urn:li:tag:z');
      expect(await urns(dataset('a'), 'OUTGOING')).toEqual(['urn:li:tag:y', 'urn:li:tag:z']);
      await edges.removeNodes(['urn:li:tag:y']);
      expect(await urns(dataset('a'), 'OUTGOING')).toEqual(['urn:li:tag:z']);
    });

    it('should return what an edge has, and nothing that it has not', async () => {
      const plain = { source: dataset('a'), destination: 'urn:li:tag:x', type: 'T' };
      const whole = {
        ...plain,
        destination: 'urn:li:tag:y',
        lifecycleOwner: dataset('o'),
        via: 'urn:li:query:q',
        properties: { source: 'UI' },
        createdOn: 1,
        createdActor: 'urn:li:corpuser:c',
        updatedOn: 2,
        updatedActor: 'urn:li:corpuser:u',
      };
      await aspects.database.transaction((sql) => edges.replace(dataset('a'), 'globalTags', [plain, whole], sql));
      expect((await edges.scroll({ count: 10 })).edges).toEqual([plain, whole]);
      const { source: _, lifecycleOwner: _owner, destination: urn, ...details } = whole;
      expect((await list(dataset('a'), 'OUTGOING')).relationships).toEqual([
        { ...details, urn },
        { type: 'T', urn: 'urn:li:tag:x' },
      ]);
    });

    it('should list the other ends of all edges of an entity', async () => {
      const destinations = Array.from({ length: 2_001 }, (_item, at) => `urn:li:tag:${10_000 + at}`);
      const declared = destinations.map((destination) => ({ source: dataset('a'), destination, type: 'T' }));
      await aspects.database.transaction((sql) => edges.replace(dataset('a'), 'globalTags', declared, sql));
      const query = { urn: dataset('a'), direction: 'OUTGOING' } as const;
      expect(await edges.relatedUrns(query)).toEqual(destinations);
      expect(await edges.relatedUrns({ ...query, types: ['U'] })).toEqual([]);
    });

    it.each([
      [0, 3],
      [1, 3],
      [2, 3],
      [3, 3],
      [9, 3],
    ])('should count all edges on the page from %d', async (start, total) => {
      await write(dataset('a'), 'globalTags', tags('x', 'y', 'z'));
      const pages = [1, 2, 3, 100].map((count) =>
        list(dataset('a'), 'OUTGOING', { types: ['TaggedWith'], start, count }),
      );
      expect((await Promise.all(pages)).map((page) => page.total)).toEqual(Array(4).fill(total));
    });

    it('should accept urns that are longer than an index key', async () => {
      const long = `urn:li:tag:${'x'.repeat(900)}`;
      await write(dataset('a'), 'globalTags', { tags: [{ tag: `${long}1` }, { tag: `${long}2` }] });
      expect(await urns(`${long}2`, 'INCOMING')).toEqual([dataset('a')]);
      expect(await urns(dataset('a'), 'OUTGOING', { types: ['TaggedWith'] })).toEqual([`${long}1`, `${long}2`]);
    });

    describe('scroll', () => {
      const expected = ['a', 'b', 'c'].flatMap((source) =>
        ['x', 'y'].map((tag) => `${dataset(source)} TaggedWith urn:li:tag:${tag}`),
      );

      beforeEach(async () => {
        await aspects.writer.write(
          ['c', 'a', 'b'].map((urn) => proposal(dataset(urn), 'globalTags', tags('y', 'x'))),
          context(),
        );
      });

      it.each([1, 2, 4, 6, 7])('should return every edge once in pages of %d', async (count) => {
        const seen: string[] = [];
        let scrollId: string | undefined;
        do {
          const page = await edges.scroll({
            count,
            types: ['TaggedWith'],
            ...(scrollId === undefined ? {} : { scrollId }),
          });
          seen.push(...page.edges.map((edge) => `${edge.source} ${edge.type} ${edge.destination}`));
          scrollId = page.scrollId;
        } while (scrollId !== undefined);
        expect(seen).toEqual(expected);
      });

      it.each([1, 2, 3, 7])(
        'should return edges that differ in details once on request, in pages of %d',
        async (count) => {
          const edge = { source: dataset('a'), destination: dataset('b'), type: 'T' };
          const vias = ['p', 'q', 'r'].map((via) => ({
            ...edge,
            via: `urn:li:query:${via}`,
            lifecycleOwner: dataset('o'),
          }));
          const others = [
            { ...edge, destination: dataset('c') },
            { ...edge, type: 'U' },
          ];
          await aspects.database.transaction((sql) =>
            edges.replace(dataset('a'), 'upstreamLineage', [edge, ...vias, ...others], sql),
          );
          const seen: string[] = [];
          let scrollId: string | undefined;
          do {
            const position = scrollId === undefined ? {} : { scrollId };
            const page = await edges.scroll({ count, types: ['T', 'U'], eachOnce: true, ...position });
            seen.push(...page.edges.map(({ type, destination }) => `${type} ${destination}`));
            scrollId = page.scrollId;
          } while (scrollId !== undefined);
          expect(seen).toEqual([`T ${dataset('b')}`, `U ${dataset('b')}`, `T ${dataset('c')}`]);
          expect(await scroll({ types: ['T', 'U'] })).toHaveLength(6);
        },
      );

      it.each<[string, Partial<EdgeScroll>, number]>([
        ['source', { source: { urns: [dataset('a'), dataset('b')] } }, 4],
        ['destination', { destination: { urns: ['urn:li:tag:x'] } }, 3],
        ['entity types', { source: { entityTypes: ['dataset'] }, destination: { entityTypes: ['tag'] } }, 6],
        ['another type', { source: { entityTypes: ['data'] } }, 0],
        ['no type', { source: { entityTypes: [] } }, 0],
        ['no urn', { destination: { urns: [] } }, 0],
        [
          'many urns',
          { source: { urns: [...Array(300).keys()].map((at) => dataset(`m${at}`)).concat(dataset('a')) } },
          2,
        ],
        ['a source that may be the destination', { source: { urns: ['urn:li:tag:x'] }, eitherWay: true }, 3],
        ['a source that may be no destination', { source: { urns: ['urn:li:tag:x'] }, eitherWay: false }, 0],
        [
          'both ends, whichever is the source',
          { source: { entityTypes: ['tag'] }, destination: { urns: [dataset('a'), dataset('b')] }, eitherWay: true },
          4,
        ],
        [
          'both ends, which are not the same entity',
          { source: { urns: [dataset('a')] }, destination: { urns: [dataset('a')] }, eitherWay: true },
          0,
        ],
        ['no end, whichever it is', { eitherWay: true }, 6],
      ])('should filter by %s', async (_name, query, count) => {
        expect(await scroll({ types: ['TaggedWith'], ...query })).toHaveLength(count);
      });

      it('should end without a scroll id where the last page is full', async () => {
        expect(await edges.scroll({ count: 6, types: ['TaggedWith'] })).not.toHaveProperty('scrollId');
        expect(await edges.scroll({ count: 5, types: ['TaggedWith'] })).toHaveProperty('scrollId');
      });

      const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

      it.each(['x', encoded(['a']), encoded(['a', 'b', 'c', 1]), encoded({}), encoded(null)])(
        'should reject the scroll id %s',
        async (scrollId) => {
          const message: unknown = expect.stringContaining(scrollId);
          await expect(edges.scroll({ count: 1, scrollId })).rejects.toMatchObject({
            code: 'INVALID_ARGUMENT',
            message,
          });
        },
      );
    });
  });
}
