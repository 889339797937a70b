import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const dataset = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,lineage.${name},PROD)`;
const column = (name: string, path: string): string => `urn:li:schemaField:(${dataset(name)},${path})`;
const JOB = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,lineage,PROD),j)';
const CHART = 'urn:li:chart:(looker,lineage)';

const SEARCH = `query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { total isPartial lineageSearchPath
  searchResults { degree degrees explored entity { urn type } paths { path { urn } } } facets { field aggregations { value count } } } }`;
const SCROLL = `query ($input: ScrollAcrossLineageInput!) { scrollAcrossLineage(input: $input) { nextScrollId total
  searchResults { degree entity { urn } } } }`;
const LINEAGE = `query ($urn: String!, $input: LineageInput!) { dataset(urn: $urn) { ... on EntityWithRelationships { lineage(input: $input) {
  start count total filtered relationships { type degree isManual entity { urn } createdActor { urn } paths { path { urn } } } } }
  fineGrainedLineages { upstreams { urn path } downstreams { urn path } } } }`;
const UPDATE = 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }';

interface Hit {
  readonly degree: number;
  readonly entity: { readonly urn: string };
}

interface RestHit {
  readonly entity: string;
  readonly degree: number;
}

interface RestAnswer {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- records of several kinds
  readonly value: any;
}

describe('lineage over GraphQL', () => {
  let service: TestEnvironment;

  const search = async (urn: string, direction: string, more: object = {}) => {
    const { body } = await service.graphql(SEARCH, { input: { urn, direction, ...more } });
    expect(body.errors).toBeUndefined();
    return body.data.searchAcrossLineage;
  };
  const act = async (path: string, body: object) => {
    const asked = JSON.stringify({ direction: 'DOWNSTREAM', ...body });
    const answer = await service.fetch(path, { method: 'POST', body: asked });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as RestAnswer).value;
  };
  const degrees = (hits: readonly Hit[]) => Object.fromEntries(hits.map((hit) => [hit.entity.urn, hit.degree]));
  const degreeFilter = (...values: string[]) => ({ orFilters: [{ and: [{ field: 'degree', values }] }] });
  const derived = (target: string, upstreams: readonly string[], more: object = {}) =>
    [dataset(target), 'upstreamLineage', { upstreams: upstreams.map(upstream), ...more }] as const;

  beforeAll(async () => {
    service = await createTestEnvironment();
    const columns = {
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          downstreamType: 'FIELD',
          upstreams: [column('b', 'x')],
          downstreams: [column('c', 'y')],
        },
      ],
    };
    await ingest(
      service,
      ...['a', 'b', 'c', 'd', 'gone'].map(
        (name) => [dataset(name), 'datasetProperties', { name, description: `zebra${name}` }] as const,
      ),
      [JOB, 'dataJobInfo', { name: 'j', type: { string: 'COMMAND' } }],
      [JOB, 'dataJobInputOutput', { inputDatasets: [dataset('a')], outputDatasets: [dataset('b')] }],
      derived('c', ['b', 'ghost'], columns),
      derived('d', ['c', 'gone']),
      [dataset('gone'), 'status', { removed: true }],
      [
        CHART,
        'chartInfo',
        { title: 'chart', description: '', lastModified: {}, inputEdges: [{ destinationUrn: dataset('d') }] },
      ],
    );
    await poll(async () => (await search(dataset('a'), 'DOWNSTREAM')).total === 5, 'the index to hold everything');
  });

  afterAll(() => service.stop());

  it('should find downstream entities at any distance, with degrees and facets', async () => {
    const found = await search(dataset('a'), 'DOWNSTREAM');
    expect(degrees(found.searchResults)).toEqual({
      [JOB]: 1,
      [dataset('b')]: 2,
      [dataset('c')]: 3,
      [dataset('d')]: 4,
      [CHART]: 5,
    });
    expect(found).toMatchObject({ total: 5, isPartial: false, lineageSearchPath: 'TORTOISE' });
    expect(found.facets[0]).toEqual({
      field: 'degree',
      aggregations: [
        { value: '1', count: 1 },
        { value: '2', count: 1 },
        { value: '3+', count: 3 },
      ],
    });
    const path = found.searchResults.find((hit: Hit) => hit.entity.urn === dataset('c')).paths;
    expect(path).toEqual([{ path: [dataset('a'), JOB, dataset('b'), dataset('c')].map((urn) => ({ urn })) }]);
  });

  it('should return the same over rest.li', async () => {
    const found = await act('/entities?action=searchAcrossLineage', { urn: dataset('a'), start: 0, count: 10 });
    expect(Object.fromEntries(found.entities.map((hit: RestHit) => [hit.entity, hit.degree]))).toEqual({
      [JOB]: 1,
      [dataset('b')]: 2,
      [dataset('c')]: 3,
      [dataset('d')]: 4,
      [CHART]: 5,
    });
    expect(found).toMatchObject({ numEntities: 5, isPartial: false });
    const [degree] = found.metadata.aggregations;
    expect(degree).toMatchObject({ name: 'degree', aggregations: { '1': 1, '2': 1, '3+': 3 } });
    const near = await act('/relationships?action=getLineage', { urn: dataset('a'), maxHops: 2 });
    expect(near.relationships).toMatchObject([
      { entity: JOB, type: 'Consumes', degree: 1, paths: [[dataset('a'), JOB]] },
      { entity: dataset('b'), type: 'Produces', degree: 2, paths: [[dataset('a'), JOB, dataset('b')]] },
    ]);
  });

  it('should omit removed and unknown entities', async () => {
    const found = await search(dataset('d'), 'UPSTREAM');
    expect(degrees(found.searchResults)).toEqual({ [dataset('c')]: 1, [dataset('b')]: 2, [JOB]: 3, [dataset('a')]: 4 });
    expect(found.total).toBe(4);
  });

  it.each([
    ['one hop', degreeFilter('1'), [JOB]],
    ['two hops', degreeFilter('1', '2'), [JOB, dataset('b')]],
    ['three hops or more', degreeFilter('3+'), [dataset('c'), dataset('d'), CHART]],
    ['a kind', { types: ['CHART'] }, [CHART]],
    ['a text', { query: 'zebrac' }, [dataset('c')]],
    ['a platform', { orFilters: [{ and: [{ field: 'platform', values: ['urn:li:dataPlatform:looker'] }] }] }, [CHART]],
  ])('should filter the hits by %s', async (_name, more, urns) => {
    const { searchResults } = await search(dataset('a'), 'DOWNSTREAM', { count: 50, ...more });
    expect(searchResults.map((hit: Hit) => hit.entity.urn).sort()).toEqual([...urns].sort());
  });

  it('should show columns as their dataset, with the paths to the columns', async () => {
    const { searchResults } = await search(column('c', 'y'), 'UPSTREAM');
    expect(searchResults).toMatchObject([
      {
        degree: 1,
        entity: { urn: dataset('b') },
        paths: [{ path: [{ urn: column('c', 'y') }, { urn: column('b', 'x') }] }],
      },
    ]);
  });

  it('should scroll through all hits', async () => {
    const found: Hit[] = [];
    let scrollId: string | null = null;
    do {
      const input = { urn: dataset('a'), direction: 'DOWNSTREAM', count: 2, scrollId };
      const { body } = await service.graphql(SCROLL, { input });
      found.push(...body.data.scrollAcrossLineage.searchResults);
      scrollId = body.data.scrollAcrossLineage.nextScrollId;
    } while (scrollId !== null);
    expect(degrees(found)).toEqual({ [JOB]: 1, [dataset('b')]: 2, [dataset('c')]: 3, [dataset('d')]: 4, [CHART]: 5 });
  });

  it('should show the neighbours of an entity, and missing ones only on request', async () => {
    const ask = async (more: object) => {
      const { body } = await service.graphql(LINEAGE, { urn: dataset('c'), input: { direction: 'UPSTREAM', ...more } });
      return body.data.dataset;
    };
    const { lineage, fineGrainedLineages } = await ask({});
    expect(lineage).toMatchObject({ start: 0, count: 1, total: 2, filtered: 1 });
    expect(lineage.relationships).toMatchObject([
      { type: 'DownstreamOf', degree: 1, isManual: false, entity: { urn: dataset('b') } },
    ]);
    expect(fineGrainedLineages).toEqual([
      { upstreams: [{ urn: dataset('b'), path: 'x' }], downstreams: [{ urn: dataset('c'), path: 'y' }] },
    ]);
    const all = (await ask({ includeGhostEntities: true })).lineage.relationships;
    expect(all.map((one: Hit) => one.entity.urn).sort()).toEqual([dataset('b'), dataset('ghost')]);
  });

  it('should add edges manually and remove them', async () => {
    const edges = [
      { downstreamUrn: dataset('a'), upstreamUrn: dataset('gone') },
      { downstreamUrn: JOB, upstreamUrn: dataset('d') },
      { downstreamUrn: dataset('d'), upstreamUrn: JOB },
    ];
    const update = (edgesToAdd: object[], edgesToRemove: object[]) =>
      service.graphql(UPDATE, { input: { edgesToAdd, edgesToRemove } });
    const neighbours = async (urn: string, direction: string) => {
      const input = { direction, includeGhostEntities: true };
      const { body } = await service.graphql(LINEAGE, { urn, input });
      return body.data.dataset.lineage.relationships as { isManual: boolean; entity: { urn: string } }[];
    };
    expect((await update(edges, [])).body.data).toEqual({ updateLineage: true });
    expect(await neighbours(dataset('a'), 'UPSTREAM')).toMatchObject([
      { isManual: true, entity: { urn: dataset('gone') } },
    ]);
    expect((await neighbours(dataset('d'), 'UPSTREAM')).map((one) => one.entity.urn)).toContain(JOB);
    expect((await neighbours(dataset('d'), 'DOWNSTREAM')).map((one) => one.entity.urn)).toContain(JOB);
    await update(edges, edges);
    expect(await neighbours(dataset('a'), 'UPSTREAM')).toEqual([]);
    expect((await neighbours(dataset('d'), 'UPSTREAM')).map((one) => one.entity.urn)).not.toContain(JOB);
  });

  it.each([
    ['job', dataset('d'), 'urn:li:dataJob:(urn:li:dataFlow:(airflow,lineage,PROD),unknown)'],
    ['upstream of a dataset without edges', dataset('lone'), dataset('unknown')],
  ])('should write nothing to remove an edge that does not exist: %s', async (_name, downstreamUrn, upstreamUrn) => {
    await ingest(service, [dataset('lone'), 'status', { removed: false }]);
    const input = { edgesToAdd: [], edgesToRemove: [{ downstreamUrn, upstreamUrn }] };
    expect((await service.graphql(UPDATE, { input })).body.data).toEqual({ updateLineage: true });
    const query = 'query ($urn: String!) { entityExists(urn: $urn) }';
    expect((await service.graphql(query, { urn: upstreamUrn })).body.data).toEqual({ entityExists: false });
    const path = `/openapi/v3/entity/dataset/${encodeURIComponent(dataset('lone'))}/upstreamLineage`;
    expect((await service.fetch(path)).status).toBe(404);
  });

  it.each([
    ['a degree that is none', SEARCH, { urn: dataset('a'), direction: 'UPSTREAM', ...degreeFilter('4') }],
    ['no urn', SEARCH, { direction: 'UPSTREAM' }],
    ['what is no urn', SEARCH, { urn: 'x', direction: 'UPSTREAM' }],
    ['an unknown end', UPDATE, edge(dataset('nowhere'), dataset('a'))],
    ['ends without lineage', UPDATE, edge(dataset('a'), CHART)],
  ])('should refuse %s', async (_name, query, input) => {
    const { body } = await service.graphql(query, { input });
    expect(body.errors[0].extensions.code).toBe(400);
  });

  it.each(['chart', 'dashboard'])('should refuse edges to a %s without the aspect that stores them', async (type) => {
    const urn = `urn:li:${type}:(looker,bare)`;
    await ingest(service, [urn, 'status', { removed: false }]);
    const { body } = await service.graphql(UPDATE, { input: edge(urn, dataset('a')) });
    expect(body.errors[0]).toMatchObject({
      message: expect.stringContaining(`${type}Info`),
      extensions: { code: 400 },
    });
    const removal = { edgesToAdd: [], edgesToRemove: edge(urn, dataset('a')).edgesToAdd };
    expect((await service.graphql(UPDATE, { input: removal })).body.data).toEqual({ updateLineage: true });
  });

  it('should return a partial result at the limit of entities', async () => {
    await service.restart('SIGTERM', { ELASTICSEARCH_SEARCH_GRAPH_IMPACT_MAX_RELATIONS: '2' });
    const found = await search(dataset('a'), 'DOWNSTREAM');
    expect(found).toMatchObject({ total: 2, isPartial: true });
    expect(degrees(found.searchResults)).toEqual({ [JOB]: 1, [dataset('b')]: 2 });
  });
});

function upstream(name: string) {
  return { dataset: dataset(name), type: 'TRANSFORMED', auditStamp: { time: 0, actor: 'urn:li:corpuser:etl' } };
}

function edge(downstreamUrn: string, upstreamUrn: string) {
  return { edgesToAdd: [{ downstreamUrn, upstreamUrn }], edgesToRemove: [] };
}
