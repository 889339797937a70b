import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { storedAspect } from '../../support/service/ingest.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,rest.li/über,PROD)';
const TAG_SNAPSHOT = 'com.linkedin.metadata.snapshot.TagSnapshot';

describe('rest.li', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
  });

  afterAll(() => env.stop());

  const headers = { 'content-type': 'application/json', 'x-restli-protocol-version': '2.0.0' };

  function act(path: string, body: unknown): Promise<Response> {
    return env.fetch(path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
  }

  function get(path: string): Promise<Response> {
    return env.fetch(path, { headers });
  }

  function proposal(urn: string, aspectName: string, value: object, more: object = {}): object {
    const entityType = urn.split(':')[2];
    const aspect = { value: JSON.stringify(value), contentType: 'application/json' };
    return { entityType, entityUrn: urn, changeType: 'UPSERT', aspectName, aspect, ...more };
  }

  async function ingest(...proposals: readonly object[]): Promise<void> {
    const answer = await act('/aspects?action=ingestProposalBatch', { proposals, async: 'false' });
    expect([answer.status, await answer.json()]).toEqual([200, { value: 'success' }]);
  }

  describe('proposals', () => {
    it.each([
      '/aspects?action=ingestProposal',
      '/aspects/?action=ingestProposal',
      '/gms/aspects?action=ingestProposal',
      '/api/gms/aspects?action=ingestProposal',
    ])('should be accepted at %s and read back', async (path) => {
      const written = await act(path, {
        proposal: proposal(DATASET, 'datasetProperties', { description: path }),
        async: 'false',
      });
      expect([written.status, await written.json()]).toEqual([200, { value: 'success' }]);
      expect(written.headers.get('x-restli-protocol-version')).toBe('2.0.0');
      expect(written.headers.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
      const read = await get(`/aspects/${encodeURIComponent(DATASET)}?aspect=datasetProperties&version=0`);
      expect(await read.json()).toEqual({
        aspect: { 'com.linkedin.dataset.DatasetProperties': { description: path } },
        version: 0,
      });
    });

    it('should be read with a query in the body of a POST', async () => {
      const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded', 'x-http-method-override': 'GET' };
      const body = `ids=List(${encodeURIComponent(DATASET)})&aspects=List(datasetProperties)`;
      const read = await env.fetch('/entitiesV2', { method: 'POST', headers: form, body });
      expect(await read.json()).toMatchObject({ results: { [DATASET]: { aspects: { datasetProperties: {} } } } });
    });

    it('should keep history under version numbers', async () => {
      const urn = 'urn:li:tag:restli-history';
      for (const name of ['one', 'two', 'three']) await ingest(proposal(urn, 'tagProperties', { name }));
      const names = [];
      for (const version of [0, 1, 2, -1]) {
        const read = await get(`/aspects/${encodeURIComponent(urn)}?aspect=tagProperties&version=${version}`);
        names.push(
          ((await read.json()) as { aspect: Record<string, { name: string }> }).aspect['com.linkedin.tag.TagProperties']
            ?.name,
        );
      }
      expect(names).toEqual(['three', 'one', 'two', 'two']);
    });

    it('should restore values that the client escapes twice', async () => {
      const urn = 'urn:li:tag:restli-escaped';
      const aspect = { value: '{"name": "\\u00fcber"}', contentType: 'application/json' };
      await ingest({ entityType: 'tag', entityUrn: urn, changeType: 'UPSERT', aspectName: 'tagProperties', aspect });
      expect(await (await get(`/aspects/${urn}?aspect=tagProperties`)).text()).toContain('über');
    });

    it('should be written to the urn that the client escapes twice, unless an entity has the escaped one', async () => {
      const [garbled, plain] = [String.raw`urn:li:tag:restli-\u00e4`, 'urn:li:tag:restli-ä'];
      const write = (name: string) =>
        act('/aspects?action=ingestProposal', {
          proposal: proposal(garbled, 'tagProperties', { name }),
          async: 'false',
        });
      expect((await write('first')).status).toBe(200);
      expect(await storedAspect(env, plain, 'tagProperties')).toMatchObject({ name: 'first' });
      await ingest(proposal(garbled, 'tagProperties', { name: 'garbled' }));
      expect((await write('second')).status).toBe(200);
      expect(await storedAspect(env, garbled, 'tagProperties')).toMatchObject({ name: 'second' });
      expect(await storedAspect(env, plain, 'tagProperties')).toMatchObject({ name: 'first' });
    });

    it('should accept nulls, a boolean async and system metadata as text', async () => {
      const urn = 'urn:li:tag:restli-lenient';
      const more = {
        auditHeader: null,
        headers: null,
        systemMetadata: JSON.stringify({ runId: 'run-1', lastObserved: 0 }),
      };
      const answer = await act('/aspects?action=ingestProposal', {
        proposal: proposal(urn, 'tagProperties', { name: 'x' }, more),
        async: true,
      });
      expect(answer.status).toBe(200);
      const entity = (await (await get(`/entitiesV2/${urn}`)).json()) as {
        aspects: Record<string, { systemMetadata: object }>;
      };
      expect(entity.aspects['tagProperties']?.systemMetadata).toMatchObject({ runId: 'run-1' });
    });

    it('should be written all or none', async () => {
      const urn = 'urn:li:tag:restli-atomic';
      const proposals = [
        proposal(urn, 'tagProperties', { name: 'x' }),
        proposal(urn, 'tagProperties', { colorHex: 5 }),
      ];
      const answer = await act('/aspects?action=ingestProposalBatch', { proposals });
      expect(answer.status).toBe(422);
      expect((await get(`/aspects/${urn}?aspect=tagKey`)).status).toBe(404);
    });

    it('should not create existing entities', async () => {
      const urn = 'urn:li:tag:restli-created';
      await ingest(proposal(urn, 'tagProperties', { name: 'x' }));
      for (const [aspectName, changeType] of [
        ['tagProperties', 'CREATE'],
        ['tagProperties', 'CREATE_ENTITY'],
        ['tagKey', 'CREATE_ENTITY'],
      ] as const) {
        const again = proposal(urn, aspectName, { name: 'restli-created' }, { changeType });
        const answer = await act('/aspects?action=ingestProposal', { proposal: again });
        expect([aspectName, changeType, answer.status]).toEqual([aspectName, changeType, 422]);
      }
    });

    const tag = 'urn:li:tag:restli-refused';
    it.each<[string, object, number, string]>([
      [
        'an unknown entity type',
        proposal('urn:li:nothing:a', 'status', {}),
        422,
        'Failed to find entity with name nothing',
      ],
      [
        'a type that is not the urn’s',
        { ...proposal(tag, 'status', {}), entityType: 'dataset' },
        422,
        'does not match',
      ],
      ['a malformed urn', proposal('urn:li:dataset:(a', 'status', {}), 422, 'urn'],
      ['an unknown aspect', proposal(tag, 'nope', {}), 422, 'nope'],
      ['a field of the wrong type', proposal(tag, 'tagProperties', { name: 1 }), 422, 'Failed to validate'],
      ['a missing field', proposal(tag, 'tagProperties', {}), 422, 'Failed to validate'],
      [
        'a failed precondition',
        proposal(tag, 'tagProperties', { name: 'a' }, { headers: { 'If-Version-Match': '7' } }),
        422,
        'Expected version 7',
      ],
    ])('should be rejected with %s', async (_name, refused, status, text) => {
      const answer = await act('/aspects?action=ingestProposal', { proposal: refused });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('x-restli-error-response')).toBe('true');
      const body = (await answer.json()) as { message: string };
      expect(body).toEqual({
        status,
        message: expect.stringContaining(text),
        exceptionClass: expect.any(String),
        stackTrace: expect.any(String),
      });
    });
  });

  describe('reads', () => {
    it.each([
      [
        'an aspect that is not there',
        `/aspects/${encodeURIComponent('urn:li:tag:restli-absent')}?aspect=tagProperties&version=0`,
      ],
      ['an aspect the model lacks', '/aspects/urn:li:tag:a?aspect=nothing'],
    ])('should respond with 404 without a message for %s', async (_name, path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).not.toHaveProperty('message');
    });

    it('should return entities that do not exist with their key', async () => {
      const urn = 'urn:li:tag:restli-unknown';
      const answer = await get(`/entitiesV2/${encodeURIComponent(urn)}`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({
        entityName: 'tag',
        urn,
        aspects: { tagKey: { name: 'tagKey', type: 'VERSIONED', version: 0, value: { name: 'restli-unknown' } } },
      });
    });

    it.each([
      ['protocol 2.0.0', 'aspects=List(tagProperties,nope)'],
      ['protocol 1.0.0', 'aspects=tagProperties&aspects=nope'],
    ])('should read a list of aspects in the format of %s', async (_name, query) => {
      const urn = 'urn:li:tag:restli-lists';
      await ingest(proposal(urn, 'tagProperties', { name: 'x' }), proposal(urn, 'status', { removed: false }));
      const { aspects } = (await (await get(`/entitiesV2/${urn}?${query}`)).json()) as { aspects: object };
      expect(Object.keys(aspects).sort()).toEqual(['tagKey', 'tagProperties']);
    });

    it('should read many entities in both formats', async () => {
      const urns = [DATASET, 'urn:li:tag:restli-b'];
      const encoded = urns.map((urn) => encodeURIComponent(urn).replaceAll('(', '%28').replaceAll(')', '%29'));
      for (const query of [`ids=List(${encoded.join()})`, encoded.map((id) => `ids=${id}`).join('&')]) {
        const answer = (await (await get(`/entitiesV2?${query}`)).json()) as { results: object };
        expect(answer).toMatchObject({ errors: {}, statuses: {} });
        expect(Object.keys(answer.results).sort()).toEqual([...urns].sort());
      }
    });

    it('should count, list and find entities', async () => {
      const urn = 'urn:li:tag:restli-counted';
      await ingest(proposal(urn, 'tagProperties', { name: 'x' }), proposal(urn, 'status', { removed: true }));
      const value = async (path: string, body: object): Promise<unknown> =>
        ((await (await act(path, body)).json()) as { value: unknown }).value;
      expect(
        await value('/aspects?action=getCount', { aspect: 'tagProperties', urnLike: 'urn:li:tag:restli-count%' }),
      ).toBe(1);
      expect(await value('/entities?action=exists', { urn })).toBe(true);
      expect(await value('/entities?action=exists', { urn, includeSoftDelete: false })).toBe(false);
      expect(
        await value('/entities?action=filterExistingUrns', { request: { urns: [urn, 'urn:li:tag:restli-none'] } }),
      ).toEqual([urn]);
      expect(await value('/entities?action=listUrns', { entity: 'tag', start: 0, count: 1 })).toMatchObject({
        start: 0,
        count: 1,
      });
    });
  });

  describe('snapshots', () => {
    const urn = 'urn:li:tag:restli-snapshot';
    const entity = {
      value: { [TAG_SNAPSHOT]: { urn, aspects: [{ 'com.linkedin.tag.TagProperties': { name: 'x' } }] } },
    };

    it('should be written with an empty response, and read', async () => {
      const written = await act('/entities?action=ingest', { entity });
      expect([written.status, await written.text(), written.headers.get('content-type')]).toEqual([200, '', null]);
      const read = (await (await get(`/entities/${urn}`)).json()) as { value: Record<string, { urn: string }> };
      expect(read.value[TAG_SNAPSHOT]?.urn).toBe(urn);
    });

    it('should be written in order until one is refused', async () => {
      const named = (id: string, aspect: object): object => ({
        value: {
          [TAG_SNAPSHOT]: { urn: `urn:li:tag:restli-${id}`, aspects: [{ 'com.linkedin.tag.TagProperties': aspect }] },
        },
      });
      const entities = [named('s1', { name: '1' }), named('s2', { name: '2' }), named('s1', { name: '3' })];
      expect((await act('/entities?action=batchIngest', { entities })).status).toBe(200);
      const later = [named('s3', { name: '4' }), named('s4', {}), named('s5', { name: '5' })];
      expect((await act('/entities?action=batchIngest', { entities: later })).status).toBe(422);
      const read = ['s1', 's2', 's3', 's4', 's5'].map((id) =>
        storedAspect(env, `urn:li:tag:restli-${id}`, 'tagProperties'),
      );
      expect(await Promise.all(read)).toEqual([{ name: '3' }, { name: '2' }, { name: '4' }, undefined, undefined]);
    });

    it.each<[string, string, object, number]>([
      [
        'a foreign aspect',
        'ingest',
        { entity: { value: { [TAG_SNAPSHOT]: { urn, aspects: [{ 'com.linkedin.chart.ChartInfo': {} }] } } } },
        400,
      ],
      [
        'an invalid aspect',
        'ingest',
        { entity: { value: { [TAG_SNAPSHOT]: { urn, aspects: [{ 'com.linkedin.tag.TagProperties': {} }] } } } },
        422,
      ],
      ['too little system metadata', 'batchIngest', { entities: [entity], systemMetadata: [] }, 412],
    ])('should be rejected with %s', async (_name, action, body, status) => {
      expect((await act(`/entities?action=${action}`, body)).status).toBe(status);
    });
  });

  it('should delete an entity permanently', async () => {
    const urn = 'urn:li:tag:restli-deleted';
    await ingest(proposal(urn, 'tagProperties', { name: 'x' }));
    const answer = (await (await act('/entities?action=delete', { urn })).json()) as { value: { rows: number } };
    expect(answer.value).toMatchObject({ urn, timeseriesRows: 0 });
    expect(answer.value.rows).toBeGreaterThan(1);
    expect((await get(`/aspects/${urn}?aspect=tagKey`)).status).toBe(404);
    expect(await (await act('/entities?action=delete', { urn })).json()).toMatchObject({ value: { rows: 0 } });
  });

  it('should append to a time series, return the newest first, and delete a range', async () => {
    const profile = (timestampMillis: number): object =>
      proposal(DATASET, 'datasetProfile', { timestampMillis, rowCount: timestampMillis });
    await ingest(profile(1_000), profile(3_000), profile(2_000));
    const body = { urn: DATASET, entity: 'dataset', aspect: 'datasetProfile', filter: {} };
    const values = async (more: object): Promise<readonly number[]> => {
      const answer = (await (await act('/aspects?action=getTimeseriesAspectValues', { ...body, ...more })).json()) as {
        value: { values: { aspect: { value: string } }[] };
      };
      return answer.value.values.map(({ aspect }) => (JSON.parse(aspect.value) as { rowCount: number }).rowCount);
    };
    expect(await values({})).toEqual([3_000, 2_000, 1_000]);
    expect(await values({ startTimeMillis: 1_000, endTimeMillis: 2_000, limit: 1 })).toEqual([2_000]);
    const deleted = await act('/entities?action=delete', {
      urn: DATASET,
      aspectName: 'datasetProfile',
      endTimeMillis: 2_000,
    });
    expect(await deleted.json()).toEqual({ value: { urn: DATASET, timeseriesRows: 2 } });
    expect(await values({})).toEqual([3_000]);
  });

  describe('protocol errors', () => {
    it.each<[string, RequestInit, number, string]>([
      [
        '/aspects?action=nope',
        { method: 'POST', body: '{}' },
        400,
        "POST operation named nope not supported on resource 'com.linkedin.metadata.resources.entity.AspectResource'",
      ],
      ['/aspects?action=getCount', { method: 'GET' }, 400, 'must be submitted as a POST (was GET)'],
      ['/aspects', { method: 'POST', body: '{}' }, 400, 'POST operation not supported for URI'],
      ['/aspects?action=getCount', { method: 'POST', body: '{' }, 400, 'Cannot parse request entity'],
      ['/aspects?action=getCount', { method: 'POST' }, 400, "Parameter 'aspect' is required"],
      [
        '/aspects?action=getCount',
        { method: 'POST', body: '{"aspect": 5}' },
        400,
        "Parameters of method 'getCount' failed validation",
      ],
      ['/aspects/nourn?aspect=status', { method: 'GET' }, 400, 'Invalid urn!'],
      ['/entities?action=exists', { method: 'POST', body: '{"urn": "nourn"}' }, 400, 'Invalid urn!'],
      [
        '/entities?action=listUrns',
        { method: 'POST', body: '{"entity": "nope", "start": 0, "count": 1}' },
        400,
        'Failed to find entity with name nope',
      ],
      ['/gms/nothing?action=x', { method: 'POST', body: '{}' }, 404, "No root resource defined for path '/nothing'"],
    ])('should reject %s with %j', async (path, init, status, message) => {
      const answer = await env.fetch(path, { ...init, headers });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('x-restli-error-response')).toBe('true');
      expect(await answer.json()).toMatchObject({ status, message: expect.stringContaining(message) });
    });

    it('should reject an unsupported protocol version', async () => {
      const answer = await env.fetch('/aspects?action=getCount', {
        method: 'POST',
        headers: { ...headers, 'x-restli-protocol-version': '9.0.0' },
      });
      expect(answer.status).toBe(400);
    });

    it('should require a token before anything else', async () => {
      const answer = await fetch(`${env.url}/aspects?action=nope`, { method: 'POST', headers, body: '{' });
      expect([400, 401]).toContain(answer.status);
      expect((await fetch(`${env.url}/aspects?action=nope`, { method: 'POST', headers, body: '{}' })).status).toBe(401);
    });
  });
});
