import { describe, expect, it } from '@jest/globals';
import type { AspectRecord } from '../aspects/index.js';
import type { JsonObject } from '../foundation/json/json.js';
import { ModelRegistry } from '../model/index.js';
import { extractEdges, mayHaveEdges } from './edge-extractor.js';

const REGISTRY = ModelRegistry.standard();
const HIVE = 'urn:li:dataPlatform:hive';
const A = `urn:li:dataset:(${HIVE},a,PROD)`;
const B = `urn:li:dataset:(${HIVE},b,PROD)`;
const C = `urn:li:dataset:(${HIVE},c,PROD)`;
const JOB = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,f,PROD),j)';
const QUERY = 'urn:li:query:q';
const WRITER = 'urn:li:corpuser:writer';
const field = (dataset: string, path: string): string => `urn:li:schemaField:(${dataset},${path})`;

function record(urn: string, aspect: string, value: JsonObject): AspectRecord {
  return { urn, aspect, version: 0, value, systemMetadata: { lastObserved: 77 }, created: { time: 5, actor: WRITER } };
}

async function extract(urn: string, aspectName: string, value: JsonObject) {
  const spec = REGISTRY.findAspect(aspectName);
  if (spec === undefined) throw new Error(`no aspect ${aspectName}`);
  const { edges, skipped } = await extractEdges(spec, record(urn, aspectName, value));
  return { edges: [...edges.values()], skipped };
}

const summary = async (urn: string, aspectName: string, value: JsonObject): Promise<string[]> =>
  (await extract(urn, aspectName, value)).edges.map(({ source, type, destination, via }) =>
    [source === urn ? 'self' : source, type, destination, ...(via === undefined ? [] : [via])].join(' '),
  );

describe('extractEdges', () => {
  it.each<[string, string, string, JsonObject, string[]]>([
    [
      'tags',
      A,
      'globalTags',
      { tags: [{ tag: 'urn:li:tag:x' }, { tag: 'urn:li:tag:y' }] },
      ['self TaggedWith urn:li:tag:x', 'self TaggedWith urn:li:tag:y'],
    ],
    ['a single urn', A, 'container', { container: 'urn:li:container:c' }, ['self IsPartOf urn:li:container:c']],
    [
      'a key',
      JOB,
      'dataJobKey',
      { flow: 'urn:li:dataFlow:(airflow,f,PROD)', jobId: 'j' },
      ['self IsPartOf urn:li:dataFlow:(airflow,f,PROD)'],
    ],
    [
      'a union member',
      'urn:li:chart:(looker,1)',
      'chartInfo',
      { title: 't', inputs: [{ string: A }] },
      [`self Consumes ${A}`],
    ],
    [
      'deep paths',
      A,
      'schemaMetadata',
      { fields: [{ fieldPath: 'f' }, { fieldPath: 'g', globalTags: { tags: [{ tag: 'urn:li:tag:x' }] } }] },
      ['self SchemaFieldTaggedWith urn:li:tag:x'],
    ],
    [
      'the same urn twice',
      A,
      'globalTags',
      { tags: [{ tag: 'urn:li:tag:x' }, { tag: 'urn:li:tag:x' }] },
      ['self TaggedWith urn:li:tag:x'],
    ],
    ['no relationships', A, 'status', { removed: true }, []],
  ])('should find %s', async (_name, urn, aspectName, value, edges) => {
    expect(await summary(urn, aspectName, value)).toEqual(edges);
  });

  it('should take times and actor from the write when the value gives none', async () => {
    expect((await extract(A, 'container', { container: 'urn:li:container:c' })).edges).toEqual([
      {
        source: A,
        destination: 'urn:li:container:c',
        type: 'IsPartOf',
        createdOn: 77,
        createdActor: WRITER,
        updatedOn: 77,
        updatedActor: WRITER,
        tracksTime: false,
      },
    ]);
  });

  it('should read what stands beside each destination from the same array item', async () => {
    const actor = 'urn:li:corpuser:b';
    const { edges } = await extract(A, 'upstreamLineage', {
      upstreams: [
        { dataset: B, type: 'VIEW', auditStamp: { time: 0, actor } },
        {
          dataset: C,
          type: 'VIEW',
          auditStamp: { time: 9, actor },
          created: { time: 8, actor },
          query: QUERY,
          properties: { source: 'UI', n: 1 },
        },
      ],
    });
    expect(edges).toEqual([
      {
        source: A,
        destination: B,
        type: 'DownstreamOf',
        createdOn: 77,
        createdActor: WRITER,
        updatedOn: 77,
        updatedActor: actor,
        tracksTime: true,
      },
      {
        source: A,
        destination: C,
        type: 'DownstreamOf',
        via: QUERY,
        properties: { source: 'UI' },
        createdOn: 8,
        createdActor: actor,
        updatedOn: 9,
        updatedActor: actor,
        tracksTime: true,
      },
    ]);
  });

  it('should treat an empty actor or query, a time of 0 and properties without texts as absent', async () => {
    const nothing = { time: 0, actor: '' };
    const upstream = {
      dataset: B,
      type: 'VIEW',
      auditStamp: nothing,
      created: nothing,
      query: '',
      properties: { n: 1 },
    };
    expect((await extract(A, 'upstreamLineage', { upstreams: [upstream] })).edges).toEqual([
      {
        source: A,
        destination: B,
        type: 'DownstreamOf',
        createdOn: 77,
        createdActor: WRITER,
        updatedOn: 77,
        updatedActor: WRITER,
        tracksTime: true,
      },
    ]);
  });

  it('should give edges no time where neither the value nor the write has one', async () => {
    const spec = REGISTRY.findAspect('container')!;
    const written = { ...record(A, 'container', { container: 'urn:li:container:c' }), systemMetadata: undefined };
    const edge = [...(await extractEdges(spec, written)).edges.values()][0];
    expect([edge?.createdOn, edge?.updatedOn]).toEqual([undefined, undefined]);
  });

  it('should prefer the edge that tells more of two that are the same', async () => {
    const { edges } = await extract(JOB, 'dataJobInputOutput', {
      inputDatasets: [A],
      outputDatasets: [],
      inputDatasetEdges: [
        { destinationUrn: A, lastModified: { time: 3, actor: WRITER }, properties: { source: 'UI' } },
      ],
    });
    expect(edges).toHaveLength(1);
    expect(edges[0]).toMatchObject({ type: 'Consumes', updatedOn: 3, properties: { source: 'UI' } });
  });

  it('should skip what is no urn and go on', async () => {
    const { edges, skipped } = await extract(A, 'globalTags', {
      tags: [{ tag: 'x' }, { tag: 'urn:li:tag:' }, { tag: 'urn:li:tag:y' }],
    });
    expect(edges.map(({ destination }) => destination)).toEqual(['urn:li:tag:y']);
    expect(skipped).toEqual(['x', 'urn:li:tag:']);
  });

  it('should skip a urn that is too long for the table', async () => {
    const { edges, skipped } = await extract(A, 'globalTags', { tags: [{ tag: `urn:li:tag:${'é'.repeat(1_000)}` }] });
    expect([edges.length, skipped.length]).toEqual([0, 1]);
  });
});

describe('fine-grained lineage', () => {
  const entry = (
    upstreams: string[] | undefined,
    downstreams: string[] | undefined,
    more: JsonObject = {},
  ): JsonObject => ({
    upstreamType: 'FIELD_SET',
    downstreamType: 'FIELD_SET',
    ...(upstreams === undefined ? {} : { upstreams }),
    ...(downstreams === undefined ? {} : { downstreams }),
    ...more,
  });

  it('should join every downstream with every upstream, and the dataset with the upstreams', async () => {
    const upstreams = [field(B, 'x'), field(B, 'y')];
    const value = { upstreams: [], fineGrainedLineages: [entry(upstreams, [field(A, 'z')], { query: QUERY })] };
    expect(await summary(A, 'upstreamLineage', value)).toEqual([
      `self DownstreamOf ${field(B, 'x')}`,
      `self DownstreamOf ${field(B, 'y')}`,
      `${field(A, 'z')} DownstreamOf ${field(B, 'x')} ${QUERY}`,
      `${field(A, 'z')} DownstreamOf ${field(B, 'y')} ${QUERY}`,
    ]);
  });

  it('should skip an entry without a side and go on with the next', async () => {
    const fineGrainedLineages = [
      entry(undefined, [field(A, 'z')]),
      entry([], [field(A, 'z')]),
      entry([field(B, 'x')], [field(A, 'z')]),
    ];
    const edges = (await extract(A, 'upstreamLineage', { upstreams: [], fineGrainedLineages })).edges.filter(
      ({ source }) => source !== A,
    );
    expect(edges).toEqual([
      { source: field(A, 'z'), destination: field(B, 'x'), type: 'DownstreamOf', lifecycleOwner: A, tracksTime: false },
    ]);
  });

  it('should skip an entry with too many pairs and go on with the next', async () => {
    const many = Array.from({ length: 300 }, (_, at) => field(A, `m${String(at)}`));
    const fineGrainedLineages = [entry(many, many), entry([field(B, 'y')], [field(A, 'x')])];
    const { edges, skipped } = await extract(A, 'upstreamLineage', { upstreams: [], fineGrainedLineages });
    expect(edges.filter(({ source }) => source !== A).map(({ source }) => source)).toEqual([field(A, 'x')]);
    expect(skipped).toEqual(['90000 pairs of columns']);
  });

  it("should put the job between the fields of a job's lineage", async () => {
    const value = {
      inputDatasets: [],
      outputDatasets: [],
      fineGrainedLineages: [entry([field(A, 'x')], [field(B, 'y')], { query: QUERY })],
    };
    const edges = (await extract(JOB, 'dataJobInputOutput', value)).edges.filter(({ source }) => source !== JOB);
    expect(edges).toEqual([
      {
        source: field(B, 'y'),
        destination: field(A, 'x'),
        type: 'DownstreamOf',
        lifecycleOwner: JOB,
        via: JOB,
        tracksTime: false,
      },
    ]);
  });
});

describe('input fields', () => {
  it("should lead from the chart's own field to the field it is drawn from", async () => {
    const chart = 'urn:li:chart:(looker,1)';
    const fields = [
      { schemaFieldUrn: field(A, 'x'), schemaField: { fieldPath: 'sum(x)' } },
      { schemaFieldUrn: field(A, 'y') },
    ];
    expect(await summary(chart, 'inputFields', { fields })).toEqual([
      `self consumesField ${field(A, 'x')}`,
      `self consumesField ${field(A, 'y')}`,
      `urn:li:schemaField:(${chart},sum%28x%29) DownstreamOf ${field(A, 'x')}`,
    ]);
  });
});

describe('input fields that are incomplete', () => {
  it.each<[string, JsonObject]>([
    ['without a urn', { schemaField: { fieldPath: 'x' } }],
    ['without a field', { schemaFieldUrn: field(A, 'x') }],
    ['without a path', { schemaFieldUrn: field(A, 'x'), schemaField: {} }],
    ['with a path that is not a text', { schemaFieldUrn: field(A, 'x'), schemaField: { fieldPath: 1 } }],
  ])('should lead from no field of the chart: %s', async (_what, incomplete) => {
    const chart = 'urn:li:chart:(looker,1)';
    const complete = { schemaFieldUrn: field(A, 'y'), schemaField: { fieldPath: 'y' } };
    const { edges } = await extract(chart, 'inputFields', { fields: [incomplete, complete] });
    expect(edges.filter(({ source }) => source !== chart)).toEqual([
      {
        source: `urn:li:schemaField:(${chart},y)`,
        destination: field(A, 'y'),
        type: 'DownstreamOf',
        lifecycleOwner: chart,
        tracksTime: false,
      },
    ]);
  });

  it('should be skipped without a list of fields', async () => {
    expect(await summary('urn:li:chart:(looker,1)', 'inputFields', { fields: 'x' })).toEqual([]);
  });
});

describe('mayHaveEdges', () => {
  it.each([
    ['ownership', true],
    ['inputFields', true],
    ['datasetProperties', false],
  ])('should tell of %s', (name, expected) => {
    const spec = REGISTRY.findAspect(name);
    expect(spec !== undefined && mayHaveEdges(spec)).toBe(expected);
  });
});
