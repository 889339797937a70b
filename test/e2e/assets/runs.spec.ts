import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';

interface Lineage {
  readonly total: number;
  readonly relationships: readonly { readonly entity: string; readonly degree: number }[];
}

const dataset = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,runs.${name},PROD)`;

describe('runs, references and traces', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
  });

  afterAll(() => env.stop());

  async function act<Value = unknown>(path: string, body: object): Promise<Value> {
    const answer = await env.fetch(path, { method: 'POST', body: JSON.stringify(body) });
    const text = await answer.text();
    expect([answer.status, text]).toEqual([200, text]);
    return (JSON.parse(text) as { value: Value }).value;
  }

  function write(urn: string, aspectName: string, value: object, runId: string, more: object = {}): Promise<Response> {
    const aspect = { value: JSON.stringify(value), contentType: 'application/json' };
    const proposal = { entityType: urn.split(':')[2], entityUrn: urn, changeType: 'UPSERT', aspectName, aspect };
    const body = { proposal: { ...proposal, systemMetadata: { runId, lastObserved: 7 }, ...more }, async: 'true' };
    return env.fetch('/aspects?action=ingestProposal', { method: 'POST', body: JSON.stringify(body) });
  }

  const properties = (description: string) => ({ description, customProperties: {}, tags: [] });

  it('should list, describe and roll back the writes of a run, and restore earlier values', async () => {
    const [old, fresh] = [dataset('old'), dataset('fresh')];
    await write(old, 'datasetProperties', properties('one'), 'run-1');
    await write(old, 'datasetProperties', properties('two'), 'run-2');
    await write(fresh, 'datasetProperties', properties('new'), 'run-2');
    const runs = await act('/runs?action=list', { pageOffset: 0, pageSize: 100 });
    const rows = await act<object[]>('/runs?action=describe', {
      runId: 'run-2',
      start: 0,
      count: 100,
      includeAspect: true,
    });
    expect(runs).toContainEqual({ runId: 'run-2', rows: rows.length, timestamp: 7 });
    expect(rows).toContainEqual(
      expect.objectContaining({ urn: old, aspectName: 'datasetProperties', aspect: properties('two') }),
    );
    const dry = await act('/runs?action=rollback', { runId: 'run-2', dryRun: true, safe: false });
    expect(dry).toMatchObject({ aspectsReverted: rows.length, entitiesAffected: 2, entitiesDeleted: 1 });
    const real = await act('/runs?action=rollback', { runId: 'run-2', dryRun: false, safe: false });
    expect(real).toMatchObject({ aspectsReverted: rows.length, entitiesAffected: 2, entitiesDeleted: 1 });
    expect(await storedAspect(env, old, 'datasetProperties')).toEqual(properties('one'));
    expect(await storedAspect(env, fresh, 'datasetKey')).toBeUndefined();
    expect(await act('/runs?action=describe', { runId: 'run-2', start: 0, count: 100 })).toEqual([]);
  });

  it('should report no entity whose values a later run has confirmed', async () => {
    const confirmed = dataset('confirmed');
    await write(confirmed, 'datasetProperties', properties('one'), 'run-5');
    await write(confirmed, 'datasetProperties', properties('two'), 'run-6');
    await write(confirmed, 'datasetProperties', properties('two'), 'run-7');
    const real = await act('/runs?action=rollback', { runId: 'run-6', dryRun: false, safe: true });
    expect(real).toMatchObject({ aspectsReverted: 0, entitiesAffected: 0 });
    expect(await storedAspect(env, confirmed, 'datasetProperties')).toEqual(properties('two'));
  });

  it('should soft-delete the entities of the run and hard-delete none in a safe rollback', async () => {
    const [own, shared] = [dataset('own'), dataset('shared')];
    await write(own, 'datasetProperties', properties('x'), 'run-3');
    await write(shared, 'datasetProperties', properties('x'), 'run-3');
    await write(shared, 'editableDatasetProperties', { description: 'by hand' }, 'run-4');
    const dry = await act('/runs?action=rollback', { runId: 'run-3', dryRun: true, safe: true });
    expect(dry).toMatchObject({ unsafeEntitiesCount: 1, unsafeEntities: [{ urn: shared }], aspectsAffected: 0 });
    await act('/runs?action=rollback', { runId: 'run-3', dryRun: false, safe: true });
    expect(await storedAspect(env, own, 'datasetKey')).toBeDefined();
    expect(await storedAspect(env, own, 'datasetProperties')).toBeUndefined();
    for (const urn of [own, shared]) expect(await storedAspect(env, urn, 'status')).toEqual({ removed: true });
    expect(await storedAspect(env, shared, 'editableDatasetProperties')).toMatchObject({ description: 'by hand' });
  });

  it('should refuse to roll back writes without a run', async () => {
    const answer = await env.fetch('/runs?action=rollback', {
      method: 'POST',
      body: JSON.stringify({ runId: 'no-run-id-provided' }),
    });
    expect(answer.status).toBe(400);
  });

  it.each(['living', 'deleted'])('should count and remove the references to a %s tag', async (state) => {
    const [tag, urn] = [`urn:li:tag:${state}`, dataset(state)];
    await ingest(env, [tag, 'tagProperties', { name: 't' }], [urn, 'globalTags', { tags: [{ tag }] }]);
    if (state === 'deleted') await act('/entities?action=delete', { urn: tag });
    const found = { total: 1, relatedAspects: [{ relationship: 'TaggedWith', entity: urn, aspect: 'globalTags' }] };
    expect(await act('/entities?action=deleteReferences', { urn: tag, dryRun: true })).toEqual(found);
    expect(await act('/entities?action=deleteReferences', { urn: tag })).toEqual(found);
    expect(await storedAspect(env, urn, 'globalTags')).toEqual({ tags: [] });
    expect(await act('/entities?action=deleteReferences', { urn: tag })).toEqual({ total: 0, relatedAspects: [] });
  });

  it('should report the outcome of an asynchronous write in the trace', async () => {
    const urn = dataset('traced');
    const done = await write(urn, 'datasetProperties', properties('a'), 'run-5');
    const refused = await write(urn, 'datasetProperties', properties('b'), 'run-5', {
      headers: { 'If-Version-Match': '9' },
    });
    expect([done.status, refused.status]).toEqual([200, 200]);
    const traced = async (answer: Response, query: string) => {
      const traceId = answer.headers.get('traceparent')?.split('-')[1] ?? '';
      const body = JSON.stringify({ [urn]: ['datasetProperties'] });
      return (await env.fetch(`/openapi/v1/trace/write/${traceId}${query}`, { method: 'POST', body })).json();
    };
    expect(await traced(done, '?onlyIncludeErrors=false')).toMatchObject({
      [urn]: { datasetProperties: { success: true, primaryStorage: { writeStatus: 'ACTIVE_STATE' } } },
    });
    expect(await traced(done, '')).toEqual({});
    expect(await traced(refused, '?detailed=true')).toMatchObject({
      [urn]: {
        datasetProperties: {
          success: false,
          primaryStorage: {
            writeStatus: 'ERROR',
            writeExceptions: [{ message: expect.stringContaining('Expected version 9') }],
          },
          searchStorage: { writeStatus: 'ERROR' },
        },
      },
    });
  });

  it('should return the graph of an entity, forwards, backwards and over hops', async () => {
    const [a, b, c] = [dataset('a'), dataset('b'), dataset('c')];
    const upstream = (urn: string) => ({ upstreams: [{ dataset: urn, type: 'COPY' }] });
    await ingest(
      env,
      [a, 'status', { removed: false }],
      [b, 'upstreamLineage', upstream(a)],
      [c, 'upstreamLineage', upstream(b)],
    );
    const listed = await env.fetch(
      `/relationships?urn=${encodeURIComponent(a)}&types=List(DownstreamOf)&direction=INCOMING`,
    );
    expect(await listed.json()).toMatchObject({ start: 0, count: 1, total: 1, relationships: [{ entity: b }] });
    const lineage = await act<Lineage>('/relationships?action=getLineage', {
      urn: a,
      direction: 'DOWNSTREAM',
      maxHops: 2,
    });
    expect(lineage.relationships.map(({ entity, degree }) => [entity, degree])).toEqual([
      [b, 1],
      [c, 2],
    ]);
    await env.fetch(`/relationships?urn=${encodeURIComponent(b)}`, { method: 'DELETE' });
    expect((await act<Lineage>('/relationships?action=getLineage', { urn: a, direction: 'DOWNSTREAM' })).total).toBe(0);
  });
});
