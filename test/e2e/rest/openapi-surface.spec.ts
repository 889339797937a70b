import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { poll } from '../../support/measures/poll.js';

const dataset = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,surface.${name},PROD)`;
const model = (name: string): string => `urn:li:mlModel:(urn:li:dataPlatform:mlflow,surface.${name},PROD)`;

type Body = Record<string, unknown>;

describe('OpenAPI beside entities', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
  });

  afterAll(() => env.stop());

  async function send<Answer = Body>(method: string, path: string, body?: unknown, status = 200): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    const answer = await env.fetch(
      path,
      body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) },
    );
    const text = await answer.text();
    expect(`${answer.status} ${answer.status === status ? '' : text}`.trim()).toBe(String(status));
    return (text === '' ? {} : JSON.parse(text)) as Answer;
  }

  const write = (type: string, urn: string, aspects: Record<string, Body>): Promise<unknown> => {
    const members = Object.entries(aspects).map(([name, value]) => [name, { value }]);
    return send('POST', `/openapi/v3/entity/${type}?async=false`, [{ urn, ...Object.fromEntries(members) }]);
  };

  it('should accept an OpenLineage event, and scroll through its lineage', async () => {
    const job = 'urn:li:dataJob:(urn:li:dataFlow:(spark,surface,prod),load)';
    await send('POST', '/openapi/openlineage/api/v1/lineage', {
      eventType: 'COMPLETE',
      eventTime: '2026-01-02T03:04:05Z',
      producer: 'https://github.com/OpenLineage/OpenLineage/tree/1.30.0/integration/spark',
      run: { runId: 'surface-run' },
      job: { namespace: 'prod', name: 'surface.load' },
      inputs: [{ namespace: 'hive', name: 'surface.in' }],
      outputs: [{ namespace: 'hive', name: 'surface.out' }],
    });
    const scroll = await send<{ results: { upstream: string; downstream: string }[] }>(
      'POST',
      '/openapi/v3/lineage/scroll?count=100&direction=UPSTREAM',
      { urns: [job] },
    );
    expect(scroll.results).toMatchObject([{ upstream: dataset('in'), downstream: job }]);
    const related = await send(
      'GET',
      `/openapi/relationships/v1/?urn=${encodeURIComponent(dataset('in'))}&direction=INCOMING&relationshipTypes=DownstreamOf`,
    );
    expect(related).toMatchObject({ count: 1, total: 1, entities: [{ urn: dataset('out') }] });
    const nodes = { sourceFilter: { and: [{ criteria: [{ field: 'urn', values: [dataset('out')] }] }] } };
    const edges = await send('POST', '/openapi/v3/relationship/scroll?relationshipTypes=DownstreamOf', nodes);
    expect(edges).toMatchObject({ results: [{ destination: { urn: dataset('in') } }] });
  });

  it('should return the tag changes of a dataset', async () => {
    const urn = dataset('tagged');
    await write('dataset', urn, { globalTags: { tags: [{ tag: 'urn:li:tag:one' }] } });
    await write('dataset', urn, { globalTags: { tags: [{ tag: 'urn:li:tag:two' }] } });
    const timeline = await send<{ changeEvents: { operation: string; modifier: string }[] }[]>(
      'GET',
      `/openapi/v2/timeline/v1/${encodeURIComponent(urn)}?categories=tag&raw=true`,
    );
    const events = timeline.flatMap(({ changeEvents }) => changeEvents);
    expect(events.map(({ operation, modifier }) => `${operation} ${modifier}`)).toEqual([
      'ADD urn:li:tag:one',
      'REMOVE urn:li:tag:one',
      'ADD urn:li:tag:two',
    ]);
    await send('GET', `/openapi/v2/timeline/v1/${encodeURIComponent(urn)}?categories=colour`, undefined, 400);
  });

  it('should link versions, and move the latest mark when the latest is unlinked', async () => {
    const set = 'urn:li:versionSet:(surface,mlModel)';
    const link = (urn: string): string =>
      `/openapi/v3/entity/versioning/${encodeURIComponent(set)}/relationship/versionOf/${encodeURIComponent(urn)}`;
    const latest = async (urn: string): Promise<unknown> => {
      const { value } = await send<{ value: Body }>(
        'GET',
        `/openapi/v3/entity/mlModel/${encodeURIComponent(urn)}/versionProperties`,
      );
      return value['isLatest'];
    };
    for (const name of ['1', '2']) {
      await write('mlModel', model(name), { mlModelProperties: { description: name } });
      await send('POST', link(model(name)), { version: name, comment: 'c' });
    }
    expect([await latest(model('1')), await latest(model('2'))]).toEqual([false, true]);
    expect(await send('POST', link(model('2')), { version: '2' })).toEqual([]);
    expect(await send('DELETE', link(model('2')))).toEqual([model('2')]);
    expect(await latest(model('1'))).toBe(true);
    expect(await send('DELETE', link(model('1')))).toEqual([model('1'), set]);
    expect(await send('DELETE', link(model('1')))).toEqual([]);
    await send('GET', `/openapi/v3/entity/versionSet/${encodeURIComponent(set)}`, undefined, 404);
  });

  it('should scroll through entities and read them in v2 format', async () => {
    const urns = ['a', 'b', 'c'].map((name) => `urn:li:tag:surface-${name}`);
    for (const urn of urns) await write('tag', urn, { tagProperties: { name: 'surface' } });
    const filter = { and: [{ criteria: [{ field: 'urn', values: urns }] }] };
    const found = await poll(async () => {
      const seen: string[] = [];
      let scrollId: string | undefined;
      do {
        const place = scrollId === undefined ? '' : `&scrollId=${encodeURIComponent(scrollId)}`;
        const page = await send<{ entities: { urn: string }[]; scrollId?: string; facets: unknown }>(
          'POST',
          `/openapi/v3/entity/scroll?count=2${place}`,
          { entities: ['tag'], filter },
        );
        const { length } = page.entities;
        expect(page.facets).toEqual([{ field: 'entity', aggregations: length === 0 ? {} : { tag: length } }]);
        seen.push(...page.entities.map(({ urn }) => urn));
        scrollId = page.scrollId;
      } while (scrollId !== undefined);
      return seen.length === urns.length ? seen : undefined;
    }, 'the three tags to be found');
    expect(found).toEqual(urns);
    await write('tag', urns[1] ?? '', { ownership: { owners: [] } });
    const owned = { entities: ['tag'], filter, aspects: ['ownership', 'nope'] };
    expect(await send('POST', '/openapi/v3/entity/scroll', owned)).toMatchObject({
      entities: [{ urn: urns[1], ownership: {} }],
      totalCount: 3,
    });
    expect(await send('GET', '/openapi/v3/entity/tag?count=1')).toMatchObject({ facets: [] });
    const batch = { urns: [urns[0], 'urn:li:tag:surface-unknown'], aspectNames: ['tagProperties'] };
    expect(await send('POST', '/openapi/v2/entity/batch/tag', batch)).toMatchObject({
      entities: [
        { urn: urns[0], aspects: { tagProperties: { value: { name: 'surface' } } } },
        { aspects: { tagKey: { value: { name: 'surface-unknown' } } } },
      ],
    });
  });

  it('should write, read and delete entities in the typed form', async () => {
    const urn = 'urn:li:tag:surface-typed';
    const item = { entityType: 'tag', entityUrn: urn, aspect: { __type: 'TagProperties', name: 'typed' } };
    expect(await send('POST', '/openapi/entities/v1/', [item], 201)).toEqual([urn]);
    expect(await send('POST', '/openapi/entities/v1/', [item])).toEqual([]);
    await send('POST', '/openapi/entities/v1/', [{ ...item, aspect: { __type: 'TagProperties', name: 1 } }], 422);
    const { responses } = await send<{ responses: Record<string, Body> }>(
      'GET',
      `/openapi/entities/v1/latest?urns=${encodeURIComponent(urn)}&aspectNames=tagProperties`,
    );
    expect(responses[urn]).toMatchObject({ aspects: { tagProperties: { value: item.aspect, version: 0 } } });
    await send('DELETE', `/openapi/entities/v1/?urns=${encodeURIComponent(urn)}`);
    await send('HEAD', `/openapi/v3/entity/tag/${encodeURIComponent(urn)}`, undefined, 404);
    const status = { ...item, aspectName: 'status', changeType: 'UPSERT', aspect: { value: { removed: false } } };
    expect(await send('POST', '/openapi/v2/platform/entities/v1', [status], 201)).toEqual([urn]);
  });

  it('should link a dataset and its columns to a logical one, and unlink them', async () => {
    const [child, parent] = [dataset('physical'), dataset('logical')];
    for (const [urn, fieldPath] of [
      [child, 'c'],
      [parent, 'p'],
    ] as const) {
      const field = { fieldPath, nativeDataType: 'int', type: { type: { 'com.linkedin.schema.NumberType': {} } } };
      const platformSchema = { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } };
      const schema = { schemaName: 's', platform: 'urn:li:dataPlatform:hive', version: 0, hash: '', platformSchema };
      await write('dataset', urn, { schemaMetadata: { ...schema, fields: [field] } });
    }
    const path = `/openapi/v3/logical/${encodeURIComponent(child)}/relationship/physicalInstanceOf`;
    const column = `urn:li:schemaField:(${child},c)`;
    const tied = await send<{ urn: string }[]>('POST', `${path}/${encodeURIComponent(parent)}`, { p: 'c' });
    expect(tied.map(({ urn }) => urn)).toEqual(expect.arrayContaining([child, column]));
    await send('POST', `${path}/${encodeURIComponent(parent)}`, { unknown: 'c' }, 400);
    const untied = await send<{ urn: string }[]>('DELETE', path);
    expect(untied.map(({ urn }) => urn)).toEqual([child, column]);
    expect(await send('DELETE', path)).toEqual([]);
  });

  it('should scroll through time series, and count entities', async () => {
    const profile = (rowCount: number): Body => ({ timestampMillis: rowCount, rowCount });
    for (const rowCount of [1, 2])
      await write('dataset', dataset(`profiled-${rowCount}`), { datasetProfile: profile(rowCount) });
    const path = '/openapi/v2/timeseries/dataset/datasetProfile?count=1&endTimeMillis=2';
    const first = await send<{ scrollId: string; results: Body[] }>('GET', path);
    const second = await send<{ results: Body[] }>('GET', `${path}&scrollId=${encodeURIComponent(first.scrollId)}`);
    expect([...first.results, ...second.results].map(({ urn }) => urn)).toEqual(
      [2, 1].map((n) => dataset(`profiled-${n}`)),
    );
    await send('GET', '/openapi/v2/timeseries/dataset/status', undefined, 400);
    await send('GET', '/openapi/v2/timeseries/dataset/nothing', undefined, 404);
    const counts = await send<{ counts: { activeCount: number }[]; cacheHit: boolean }>(
      'GET',
      '/openapi/v1/entities/counts?types=dataset&skipCache=true',
    );
    expect(counts.cacheHit).toBe(false);
    expect(counts.counts[0]?.activeCount).toBeGreaterThan(1);
    expect(await send('GET', '/openapi/v1/entities/dataset/count')).toMatchObject({
      ...counts.counts[0],
      cacheHit: true,
    });
  });

  it('should show the contents of its stores, and explain searches', async () => {
    const urn = dataset('explained');
    await write('dataset', urn, { globalTags: { tags: [{ tag: 'urn:li:tag:raw' }] } });
    const engine = '/openapi/operations/elasticSearch';
    const documents = await poll(async () => {
      const found = await send<Record<string, Body>>('POST', `${engine}/entity/raw`, [urn]);
      return found[urn] === undefined ? undefined : found;
    }, 'the search document');
    expect(documents[urn]).toMatchObject({ urn, tags: ['urn:li:tag:raw'] });
    const edge = { a: urn, b: 'urn:li:tag:raw', relationshipType: 'TaggedWith' };
    expect(await send('POST', `${engine}/graph/raw`, [edge])).toMatchObject([{ relationshipType: 'TaggedWith' }]);
    expect(await send('POST', `${engine}/systemmetadata/raw`, { [urn]: ['globalTags'] })).toHaveProperty([
      urn,
      'globalTags',
    ]);
    const explain = `${engine}/explainSearchQuery?query=explained&documentId=${encodeURIComponent(urn)}`;
    await poll(async () => (await env.fetch(explain)).ok, 'the document to be searched');
    expect(await send('GET', explain)).toMatchObject({ id: urn, matched: true });
    await send('GET', `${engine}/query/search/request?query=explained`);
    await send('GET', `${engine}/query/search/request?filters=x`, undefined, 400);
  });

  it('should let clients follow changes', async () => {
    const urn = 'urn:li:tag:followed';
    const gone = dataset('followed');
    const startOf = async (topic: string): Promise<string> => {
      const path = `/openapi/v1/events/poll?topic=${topic}&pollTimeoutSeconds=0`;
      return (await send<{ offsetId: string }>('GET', path)).offsetId;
    };
    const rows = await startOf('PlatformEvent_v1');
    const series = await startOf('MetadataChangeLog_Timeseries_v1');
    await write('tag', urn, { tagProperties: { name: 'followed' }, status: { removed: true } });
    await write('dataset', gone, { datasetProfile: { timestampMillis: 1_700_000_000_000, rowCount: 7 } });
    await send('DELETE', `/openapi/v3/entity/dataset/${encodeURIComponent(gone)}`);
    /**
     * The changes of the two up to `last`, which may come in several answers: each change is told once it is settled.
     */
    const follow = async (topic: string, last: string, from = rows): Promise<readonly string[]> => {
      const told: string[] = [];
      let offset = from;
      return poll(async () => {
        const { events, offsetId } = await send<{ events: { value: string }[]; offsetId: string }>(
          'GET',
          `/openapi/v1/events/poll?topic=${topic}&limit=1000&offsetId=${encodeURIComponent(offset)}`,
        );
        offset = offsetId;
        told.push(...events.map(({ value }) => value).filter((value) => value.includes(urn) || value.includes(gone)));
        return told.some((value) => value.includes(last)) && told;
      }, `${last} of ${topic}`);
    };
    const events = (await follow('PlatformEvent_v1', 'HARD_DELETE')).join();
    expect(events).toContain('CREATE');
    expect(events).toContain('SOFT_DELETE');
    const changes = (await follow('MetadataChangeLog_Versioned_v1', 'DELETE')).map(
      (value) => JSON.parse(value) as Body,
    );
    expect(changes.map(({ aspectName, changeType }) => `${String(aspectName)} ${String(changeType)}`)).toEqual(
      expect.arrayContaining(['status UPSERT', 'tagKey UPSERT', 'tagProperties UPSERT', 'datasetKey DELETE']),
    );
    const values = await follow('MetadataChangeLog_Timeseries_v1', 'datasetProfile', series);
    expect(values.map((value) => JSON.parse(value) as Body)).toMatchObject([
      { entityUrn: gone, aspectName: 'datasetProfile', changeType: 'UPSERT' },
    ]);
    await send(
      'GET',
      `/openapi/v1/events/poll?topic=MetadataChangeLog_Timeseries_v1&offsetId=${encodeURIComponent(rows)}`,
      undefined,
      400,
    );
    await send('GET', '/openapi/v1/events/poll?topic=Nothing_v1', undefined, 400);
  });

  it('should report that there are no dual writes and no consumers of a bus', async () => {
    const disable = (type: string): string =>
      `/openapi/operations/elasticSearch/incrementalReindex/entity/${type}/dualWrite/disable`;
    expect(await send('POST', disable('dataset'), undefined, 409)).toMatchObject({ success: false });
    await send('POST', disable('nothing'), undefined, 400);
    const consumers = '/openapi/operations/messaging/consumers';
    expect(await send('GET', `${consumers}?topicName=PlatformEvent_v1`)).toEqual([]);
    await send('PUT', consumers, { consumerGroup: 'g', topicName: 'PlatformEvent_v1' }, 503);
    expect(await send('POST', '/openapi/operations/messaging/consumer/offsets/reset')).toMatchObject({
      partitionsUpdated: 0,
    });
    await send('GET', '/openapi/operations/dev/featureFlags', undefined, 404);
  });

  it('should refuse writes while it is read-only', async () => {
    const throttle = (enabled: boolean) =>
      send('POST', `/openapi/operations/throttle/requests/manual?enabled=${enabled}`);
    expect(Object.values(await throttle(true))).toMatchObject([{ throttled: true }]);
    await send('POST', '/openapi/v3/entity/tag?async=false', [{ urn: 'urn:li:tag:held', status: { value: {} } }], 429);
    expect(await throttle(false)).toEqual({});
    expect(await send('GET', '/openapi/v1/system-info/properties')).toMatchObject({
      properties: {
        ADMIN_TOKEN: { value: expect.not.stringContaining(env.token) },
        'graphQL.query.depthLimit': { key: 'graphQL.query.depthLimit', value: '50', source: 'defaultProperties' },
      },
    });
    expect(await send('GET', '/openapi/v1/system-info')).toMatchObject({
      springComponents: {
        gms: { name: 'GMS', status: 'AVAILABLE', properties: { 'authentication.enabled': 'true' } },
        maeConsumer: { name: 'MAE Consumer', status: 'AVAILABLE', version: expect.stringMatching(/^v/) },
        mceConsumer: { name: 'MCE Consumer', status: 'AVAILABLE', properties: { deployment: 'embedded' } },
      },
    });
  });

  it('should describe itself and the model, and report how far search lags behind', async () => {
    const { paths } = await send<{ paths: Body }>('GET', '/openapi/v3/api-docs');
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/openapi/v3/entity/tag', '/openapi/v3/entity/scroll']));
    const page = await send('GET', '/openapi/v1/registry/models/entity/specifications?count=100');
    expect(page).toMatchObject({
      start: 0,
      elements: expect.arrayContaining([expect.objectContaining({ name: 'tag' })]),
    });
    expect(await send('GET', '/openapi/operations/messaging/mcl/consumer/lag?detailed=true')).toMatchObject({
      transport: 'none',
      consumerGroups: { 'generic-mae-consumer-job-client': { MetadataChangeLog_Versioned_v1: expect.any(Object) } },
    });
    expect(await send('GET', '/openapi/operations/messaging/transport')).toEqual({
      transport: 'none',
      metadataChangeProposalTopic: 'MetadataChangeProposal_v1',
      metadataChangeLogVersionedTopic: 'MetadataChangeLog_Versioned_v1',
      metadataChangeLogTimeseriesTopic: 'MetadataChangeLog_Timeseries_v1',
    });
  });
});
