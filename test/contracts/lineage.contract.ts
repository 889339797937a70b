import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../../src/foundation/database/index.js';
import type { LineageConfig } from '../../src/foundation/config/index.js';
import { type LineageNodes, type LineageQuery, LineageService } from '../../src/graph/index.js';
import { EdgeListener } from '../../src/graph/edge-listener.js';
import { ModelRegistry } from '../../src/model/index.js';
import { type AspectHarness, aspectHarness, context, proposal } from '../support/harness/aspect-harness.js';

const PLATFORM = 'urn:li:dataPlatform:hive';
const dataset = (name: string, platform = PLATFORM): string => `urn:li:dataset:(${platform},${name},PROD)`;
const column = (name: string, path: string): string => `urn:li:schemaField:(${dataset(name)},${path})`;
const job = (name: string): string => `urn:li:dataJob:(urn:li:dataFlow:(airflow,f,PROD),${name})`;
const QUERY = 'urn:li:query:q';
const LIMITS: LineageConfig = {
  timeoutMs: 50_000,
  maxHops: { picture: 20, impact: 1000 },
  maxEntities: 40_000,
  partialResults: true,
};
const stamp = (time: number) => ({ time, actor: 'urn:li:corpuser:loader' });

interface Upstream {
  readonly name: string;
  readonly time?: number;
  readonly query?: string;
  readonly properties?: Readonly<Record<string, string>>;
}

/** What every SQL engine must do for walks along lineage. `url` is asked before the first test. */
export function describeLineage(name: string, url: () => Promise<string>): void {
  describe(`lineage on ${name}`, () => {
    let aspects: AspectHarness;
    let lineage: LineageService;

    const write = (urn: string, aspectName: string, value: object) =>
      aspects.writer.write([proposal(urn, aspectName, value as never)], context(1000));
    const derive = (target: string, ...upstreams: readonly (string | Upstream)[]) =>
      write(dataset(target), 'upstreamLineage', {
        upstreams: upstreams
          .map((one): Upstream => (typeof one === 'string' ? { name: one } : one))
          .map(({ name: from, time, query, properties }) => ({
            dataset: dataset(from),
            type: 'TRANSFORMED',
            auditStamp: stamp(time ?? 0),
            ...(time === undefined ? {} : { created: stamp(time) }),
            ...(query === undefined ? {} : { query }),
            ...(properties === undefined ? {} : { properties }),
          })),
      });
    const limited = (limits: Partial<LineageConfig>) =>
      new LineageService(aspects.database, ModelRegistry.standard(), { lineage: { ...LIMITS, ...limits } });
    const walk = async (urn: string, direction: LineageQuery['direction'], more: Partial<LineageQuery> = {}) =>
      (await lineage.walk({ urn, direction, ...more })).nodes;
    const degrees = (nodes: LineageNodes) => Object.fromEntries([...nodes].map(([urn, { degree }]) => [urn, degree]));
    const flagged = (nodes: LineageNodes, flag: 'explored' | 'truncatedChildren' | 'ignoredAsHop' | 'isManual') =>
      [...nodes].filter(([, one]) => one[flag]).map(([urn]) => urn);

    beforeAll(async () => {
      aspects = aspectHarness(await Database.open({ url: await url(), poolSize: 5, groupSize: 20, exclusive: true }));
      lineage = limited({});
      new EdgeListener(aspects.listeners).onModuleInit();
    });

    afterAll(() => aspects.database.close());

    beforeEach(async () => {
      await aspects.database.transaction(async (sql) => {
        for (const table of ['edge', 'metadata_aspect_v2', 'entity_revision'])
          await sql.execute(`DELETE FROM ${table}`);
      });
    });

    it('should find everything upstream and downstream with the minimum number of hops', async () => {
      await derive('b', 'a');
      await derive('c', 'b', 'a');
      await derive('d', 'c');
      const upstream = { [dataset('c')]: 1, [dataset('b')]: 2, [dataset('a')]: 2 };
      expect(degrees(await walk(dataset('d'), 'UPSTREAM'))).toEqual(upstream);
      const downstream = { [dataset('b')]: 1, [dataset('c')]: 1, [dataset('d')]: 2 };
      expect(degrees(await walk(dataset('a'), 'DOWNSTREAM'))).toEqual(downstream);
    });

    it('should stop after the requested hops, and report the unexplored entities', async () => {
      await derive('b', 'a');
      await derive('c', 'b');
      await derive('d', 'c');
      const nodes = await walk(dataset('a'), 'DOWNSTREAM', { maxHops: 2 });
      expect(degrees(nodes)).toEqual({ [dataset('b')]: 1, [dataset('c')]: 2 });
      expect(flagged(nodes, 'explored')).toEqual([dataset('b')]);
    });

    it('should visit cycles and self-references once', async () => {
      await derive('a', 'b', 'a');
      await derive('b', 'a');
      expect(degrees(await walk(dataset('a'), 'UPSTREAM'))).toEqual({ [dataset('b')]: 1 });
    });

    it('should follow the inputs and outputs of jobs, and only lineage relationships', async () => {
      await write(job('j'), 'dataJobInputOutput', { inputDatasets: [dataset('a')], outputDatasets: [dataset('b')] });
      await write(dataset('b'), 'globalTags', { tags: [{ tag: 'urn:li:tag:x' }] });
      await write('urn:li:chart:(looker,c)', 'chartInfo', {
        title: 'c',
        description: '',
        lastModified: { created: stamp(1), lastModified: stamp(1) },
        inputs: [{ string: dataset('b') }],
      });
      const downstream = { [job('j')]: 1, [dataset('b')]: 2, 'urn:li:chart:(looker,c)': 3 };
      expect(degrees(await walk(dataset('a'), 'DOWNSTREAM'))).toEqual(downstream);
      const upstream = { [dataset('b')]: 1, [job('j')]: 2, [dataset('a')]: 3 };
      expect(degrees(await walk('urn:li:chart:(looker,c)', 'UPSTREAM'))).toEqual(upstream);
      expect((await walk('urn:li:dataFlow:(airflow,f,PROD)', 'DOWNSTREAM')).size).toBe(0);
    });

    it('should follow columns by fine-grained lineage only', async () => {
      const entry = {
        upstreamType: 'FIELD_SET',
        downstreamType: 'FIELD',
        upstreams: [column('a', 'x')],
        downstreams: [column('b', 'y')],
      };
      const upstreams = [{ dataset: dataset('a'), type: 'TRANSFORMED', auditStamp: stamp(0) }];
      await write(dataset('b'), 'upstreamLineage', { upstreams, fineGrainedLineages: [entry] });
      expect(degrees(await walk(column('b', 'y'), 'UPSTREAM'))).toEqual({ [column('a', 'x')]: 1 });
      expect(degrees(await walk(column('a', 'x'), 'DOWNSTREAM'))).toEqual({ [column('b', 'y')]: 1 });
      expect(degrees(await walk(dataset('b'), 'UPSTREAM'))).toEqual({ [dataset('a')]: 1 });
    });

    it.each([
      ['a query', 'upstreamLineage', dataset('b'), { upstreams: [] }, { query: QUERY }, QUERY],
      ['a job', 'dataJobInputOutput', job('j'), { inputDatasets: [], outputDatasets: [] }, {}, job('j')],
    ])('should report %s between columns', async (_what, aspect, urn, value, more, via) => {
      const ends = { upstreams: [column('a', 'x')], downstreams: [column('b', 'y')] };
      const entry = { upstreamType: 'FIELD_SET', downstreamType: 'FIELD', ...ends, ...more };
      await write(urn, aspect, { ...value, fineGrainedLineages: [entry] });
      const found = await lineage.walk({ urn: column('a', 'x'), direction: 'DOWNSTREAM' });
      expect(degrees(found.nodes)).toEqual({ [via]: 1, [column('b', 'y')]: 1 });
      const ways = await lineage.pathsTo(found, [column('b', 'y')]);
      expect(ways.get(column('b', 'y'))).toEqual([[column('a', 'x'), via, column('b', 'y')]]);
    });

    it.each([
      ['where it looks for ends alone', {}],
      ['where it reads whole edges', { details: true }],
    ])('should return every shortest path, %s', async (_how, more) => {
      await derive('b', 'a');
      await derive('c', 'a');
      await derive('d', 'b', 'c', { name: 'a', query: QUERY });
      await derive('e', 'd', 'b');
      await derive('f', 'e');
      const found = await lineage.walk({ urn: dataset('a'), direction: 'DOWNSTREAM', ...more });
      const ways = await lineage.pathsTo(found, [dataset('d'), QUERY, dataset('e'), dataset('f')]);
      expect(ways.get(dataset('d'))).toEqual([[dataset('a'), QUERY, dataset('d')]]);
      expect(ways.get(QUERY)).toEqual([[dataset('a'), QUERY]]);
      const toE = [
        [dataset('a'), QUERY, dataset('d'), dataset('e')],
        [dataset('a'), dataset('b'), dataset('e')],
      ];
      expect([...(ways.get(dataset('e')) ?? [])].sort()).toEqual([...toE].sort());
      expect([...(ways.get(dataset('f')) ?? [])].sort()).toEqual(toE.map((way) => [...way, dataset('f')]).sort());
    });

    it('should return paths through entities that do not count as hops', async () => {
      await derive('b', 'a');
      await derive('c', 'b');
      await derive('d', 'c', 'a');
      const ignoreAsHops = [{ entityType: 'dataset', platforms: [] }];
      const found = await lineage.walk({ urn: dataset('a'), direction: 'DOWNSTREAM', ignoreAsHops });
      expect(degrees(found.nodes)).toEqual({ [dataset('b')]: 1, [dataset('c')]: 1, [dataset('d')]: 1 });
      const ways = await lineage.pathsTo(found, [dataset('d')]);
      expect(ways.get(dataset('d'))).toEqual([
        [dataset('a'), dataset('d')],
        [dataset('a'), dataset('b'), dataset('c'), dataset('d')],
      ]);
    });

    it('should return a partial result at the limit of entities, or fail if so configured', async () => {
      await derive('b', 'a');
      await derive('c', 'a');
      await derive('d', 'b');
      const query = { urn: dataset('a'), direction: 'DOWNSTREAM' } as const;
      const cut = await limited({ maxEntities: 2 }).walk(query);
      expect({ partial: cut.isPartial, found: degrees(cut.nodes) }).toEqual({
        partial: true,
        found: { [dataset('b')]: 1, [dataset('c')]: 1 },
      });
      const whole = { isPartial: false, nodes: expect.objectContaining({ size: 3 }) };
      expect(await limited({ maxEntities: 3 }).walk(query)).toMatchObject(whole);
      expect(await limited({ maxEntities: 0 }).walk(query)).toMatchObject(whole);
      expect(await limited({ maxEntities: 1 }).walk({ ...query, perHopLimit: 9 })).toMatchObject(whole);
      const refused = limited({ maxEntities: 2, partialResults: false }).walk(query);
      await expect(refused).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    });

    it('should return a partial result at the time limit, or fail if so configured', async () => {
      await derive('b', 'a');
      const query = { urn: dataset('a'), direction: 'DOWNSTREAM' } as const;
      expect(await limited({ timeoutMs: 0 }).walk(query)).toMatchObject({ isPartial: true });
      const strict = limited({ timeoutMs: 0, partialResults: false });
      await expect(strict.walk(query)).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
      expect(await strict.walk({ ...query, perHopLimit: 9 })).toMatchObject({ isPartial: true });
    });

    it.each([
      ['impact', {}, 2],
      ['picture', { perHopLimit: 5 }, 1],
    ])('should not exceed the configured hops of %s', async (_kind, more, hops) => {
      await derive('b', 'a');
      await derive('c', 'b');
      await derive('d', 'c');
      const service = limited({ maxHops: { picture: 1, impact: 2 } });
      const { nodes } = await service.walk({ urn: dataset('a'), direction: 'DOWNSTREAM', maxHops: 50, ...more });
      expect(nodes.size).toBe(hops);
    });

    it.each([
      [{ start: 100, end: 200 }, ['in', 'manual', 'timeless']],
      [{ start: 300, end: 400 }, ['manual', 'timeless']],
    ])('should follow only edges of the time %j', async (window, names) => {
      const properties = { source: 'UI' };
      await derive('a', { name: 'in', time: 150 }, { name: 'manual', time: 9, properties });
      await aspects.database.transaction((sql) =>
        sql.execute('UPDATE edge SET created_on = NULL WHERE destination = ?', [dataset('in')]),
      );
      await derive('b', 'timeless');
      await derive('a', { name: 'in', time: 150 }, { name: 'manual', time: 9, properties }, 'timeless');
      await aspects.database.transaction((sql) =>
        sql.execute('UPDATE edge SET created_on = NULL, updated_on = 0 WHERE destination = ?', [dataset('timeless')]),
      );
      const nodes = await walk(dataset('a'), 'UPSTREAM', { window });
      expect([...nodes.keys()].sort()).toEqual(names.map((one) => dataset(one)).sort());
      expect(flagged(nodes, 'isManual')).toEqual([dataset('manual')]);
    });

    it('should keep the latest neighbours at a limit, and report it', async () => {
      await derive('a', 'm');
      await derive('m', { name: 'old', time: 10 }, { name: 'new', time: 20 });
      const nodes = await walk(dataset('a'), 'UPSTREAM', { perHopLimit: 1 });
      expect(degrees(nodes)).toEqual({ [dataset('m')]: 1, [dataset('new')]: 2 });
      expect(flagged(nodes, 'truncatedChildren')).toEqual([dataset('m')]);
    });

    it.each([
      ['every platform', [], 1],
      ['its platform', [PLATFORM], 1],
      ['another platform', ['urn:li:dataPlatform:other'], 2],
    ])('should not count a dataset as a hop for %s', async (_name, platforms, degree) => {
      await write(job('j'), 'dataJobInputOutput', { inputDatasets: [dataset('a')], outputDatasets: [] });
      await write(dataset('a'), 'upstreamLineage', {
        upstreams: [{ dataset: dataset('b'), type: 'TRANSFORMED', auditStamp: stamp(0) }],
      });
      const nodes = await walk(job('j'), 'UPSTREAM', { ignoreAsHops: [{ entityType: 'dataset', platforms }] });
      expect(degrees(nodes)).toEqual({ [dataset('a')]: 1, [dataset('b')]: degree });
      expect(flagged(nodes, 'ignoredAsHop').includes(dataset('a'))).toBe(degree === 1);
    });

    it('should follow more entities of one hop than fit in a statement', async () => {
      const rows = Array.from({ length: 10_100 }, (_, at) => `m${at}`);
      await aspects.database.transaction(async (sql) => {
        const columns = ['source', 'relationship_type', 'id', 'destination', 'aspect', 'via_rank'];
        const table = { name: 'edge', columns, key: ['source', 'relationship_type', 'id'] };
        const edge = (from: string, to: string) => [
          dataset(from),
          'DownstreamOf',
          `${from}-${to}`,
          dataset(to),
          'x',
          1,
        ];
        await sql.insert(table, [...rows.map((one) => edge(one, 'a')), ...rows.map((one) => edge(`${one}x`, one))]);
      });
      expect((await walk(dataset('a'), 'DOWNSTREAM')).size).toBe(20_200);
    });
  });
}
