import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';

const HUGE = 2 ** 31 - 1;
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,counted,PROD)';
const COUNTS = /^(count|limit|size|.*(Size|Count|Limit|Buckets|Hops|Values))$/;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: { readonly type?: string; readonly maximum?: number };
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { readonly schema?: { readonly type?: string } }>>;
  };
}

type ApiDocument = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

/** What stands for the parameters that a path or an operation needs. */
const VALUES: Readonly<Record<string, string>> = {
  entityName: 'dataset',
  aspectName: 'datasetProfile',
  urn: DATASET,
  entityUrn: DATASET,
  relationshipType: 'DownstreamOf',
  relationshipTypes: 'DownstreamOf',
  direction: 'OUTGOING',
  topic: 'MetadataChangeLog_Versioned_v1',
  field: 'name',
  documentId: DATASET,
  documentIdA: DATASET,
  documentIdB: DATASET,
};

describe('A parameter with a number of items', () => {
  let env: TestEnvironment;
  let document: ApiDocument;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(env, [DATASET, 'datasetProperties', { name: 'counted', customProperties: {}, tags: [] }]);
    document = (await (await env.fetch('/openapi/v3/api-docs')).json()) as ApiDocument;
  });

  afterAll(() => env.stop());

  const valueOf = (name: string): string => encodeURIComponent(VALUES[name] ?? 'x');

  /** Every counted parameter of the document, with a request that gives it `value`. */
  function requests(value: number): readonly (readonly [name: string, method: string, path: string, body: unknown])[] {
    return Object.entries(document.paths).flatMap(([template, operations]) =>
      Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => {
        const counted = parameters.filter((one) => one.in === 'query' && COUNTS.test(one.name) && isWhole(one));
        return counted.map(({ name }) => {
          const path = template.replaceAll(/\{(\w+)\}/g, (_all, part: string) => valueOf(part));
          const needed = parameters.filter((one) => one.in === 'query' && one.required === true && one.name !== name);
          const query = [`${name}=${String(value)}`, ...needed.map((one) => `${one.name}=${valueOf(one.name)}`)];
          const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
          const body = requestBody === undefined ? undefined : schema?.type === 'array' ? [DATASET] : {};
          return [name, method.toUpperCase(), `${path}?${query.join('&')}`, body] as const;
        });
      }),
    );
  }

  const isWhole = ({ schema }: Parameter): boolean => schema?.type === 'integer';

  async function ask(method: string, path: string, body: unknown): Promise<{ status: number; text: string }> {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const answer = await env.fetch(path, init);
    return { status: answer.status, text: await answer.text() };
  }

  it('should be in the OpenAPI document for every page', () => {
    const found = requests(1);
    expect(found.length).toBeGreaterThan(20);
    expect(found.map(([name]) => name)).toEqual(expect.arrayContaining(['count', 'limit', 'size', 'batchSize']));
  });

  it('should be limited: larger values are refused by name, or capped', async () => {
    const faults: string[] = [];
    for (const [name, method, path, body] of requests(HUGE)) {
      const { status, text } = await ask(method, path, body);
      const isNamed = status >= 400 && status < 500 && text.includes(name);
      const isPage = status === 200 && text.length < 10_000_000 && !text.includes(String(HUGE));
      const isRefusedBefore = [403, 404, 409].includes(status);
      if (!isNamed && !isPage && !isRefusedBefore)
        faults.push(`${method} ${path}: ${String(status)} ${text.slice(0, 200)}`);
    }
    expect(faults).toEqual([]);
  });

  it.each<[string, string, object]>([
    ['runs', '/runs?action=list', { pageSize: HUGE }],
    ['a run', '/runs?action=describe', { runId: 'r', start: 0, count: HUGE }],
    ['urns', '/entities?action=listUrns', { entity: 'dataset', start: 0, count: HUGE }],
    ['retention', '/entities?action=applyRetention', { count: HUGE }],
    ['a search', '/entities?action=search', { entity: 'dataset', input: '*', start: 0, count: HUGE }],
    ['completions', '/entities?action=autocomplete', { entity: 'dataset', query: 'c', limit: HUGE }],
    ['a browse', '/entities?action=browse', { entity: 'dataset', path: '/', start: 0, limit: HUGE }],
    [
      'lineage',
      '/relationships?action=getLineage',
      { urn: DATASET, direction: 'UPSTREAM', maxHops: HUGE, count: HUGE },
    ],
    [
      'groups of a time series',
      '/analytics?action=getTimeseriesStats',
      {
        entityName: 'dataset',
        aspectName: 'datasetProfile',
        metrics: [{ fieldPath: 'urn', aggregationType: 'CARDINALITY' }],
        buckets: [{ type: 'STRING_GROUPING_BUCKET', key: 'urn', size: HUGE }],
      },
    ],
  ])('should be limited over rest.li: %s', async (_name, path, body) => {
    const { status, text } = await ask('POST', path, body);
    const [name = ''] = Object.entries({ ...body, size: HUGE }).flatMap(([key, value]) =>
      value === HUGE ? [key] : [],
    );
    if (status === 200) expect(text).not.toContain(String(HUGE));
    else expect([status, text]).toEqual([400, expect.stringMatching(new RegExp(`${name}|size|count`))]);
  });
});
