import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, grant, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest, storedAspect, type Write } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const dataset = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,views.${name},PROD)`;
const [SEEN, UPSTREAM, HIDDEN] = [dataset('seen'), dataset('upstream'), dataset('hidden')] as const;
const SECRET = 'urn:li:tag:project-x';
const enc = encodeURIComponent;
const PAGE = { start: 0, count: 10 };
const column = (of: string): string => `urn:li:schemaField:(${of},id)`;

const WRITES: readonly Write[] = [
  [SECRET, 'tagProperties', { name: 'project-x' }],
  ...[SEEN, UPSTREAM, HIDDEN].map((urn): Write => [urn, 'datasetProperties', { name: urn.split(',')[1] }]),
  [HIDDEN, 'globalTags', { tags: [{ tag: SECRET }] }],
  [HIDDEN, 'subTypes', { typeNames: ['Secret Plan'] }],
  [
    SEEN,
    'upstreamLineage',
    {
      upstreams: [UPSTREAM, HIDDEN].map((one) => ({ dataset: one, type: 'TRANSFORMED' })),
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          upstreams: [column(UPSTREAM), column(HIDDEN)],
          downstreamType: 'FIELD',
          downstreams: [column(SEEN)],
        },
      ],
    },
  ],
  [column(SEEN), 'documentation', { documentations: [{ documentation: 'the seen column' }] }],
  [column(HIDDEN), 'documentation', { documentations: [{ documentation: 'the hidden column' }] }],
];

/** How long search may take to follow what was written, when a server has much else to do. */
const LIMIT_MS = 180_000;

describe('entities that may not be viewed', () => {
  let env: TestEnvironment;
  let actor: TestActor;

  beforeAll(async () => {
    env = await createTestEnvironment({ env: { VIEW_AUTHORIZATION_ENABLED: 'true' } });
    actor = await createActor(env, 'viewer');
    await ingest(env, ...WRITES);
    const everybody = 'urn:li:dataHubPolicy:view-entity-page-all';
    const info = (await storedAspect(env, everybody, 'dataHubPolicyInfo')) as object;
    await ingest(env, [everybody, 'dataHubPolicyInfo', { ...info, privileges: ['SEARCH_PRIVILEGE'] }]);
    await grant(env, actor, { privileges: ['VIEW_ENTITY_PAGE'], on: { type: 'dataset', urns: [SEEN, UPSTREAM] } });
    await poll(async () => (await search()).body.data?.found?.total === 3, 'the datasets to be searchable', LIMIT_MS);
  }, 2 * LIMIT_MS);

  afterAll(() => env.stop());

  const ask = async (query: string): Promise<string> =>
    JSON.stringify((await env.graphql(query, {}, actor.token)).body);

  function search(token?: string) {
    const query = `{ found: searchAcrossEntities(input: { types: [DATASET], query: "views" }) {
      total searchResults { entity { urn } } facets { field aggregations { value count } } suggestions { text } } }`;
    return env.graphql(query, {}, token);
  }

  it('should not be in the hits, counts or suggestions of a search', async () => {
    const { body } = await search(actor.token);
    expect(body.errors).toBeUndefined();
    expect(body.data.found.total).toBe(2);
    expect(JSON.stringify(body)).not.toMatch(/hidden|project-x|Secret Plan/);
    const counts = JSON.parse(await ask('{ getEntityCounts(input: { types: [DATASET] }) { counts { count } } }')) as {
      data: { getEntityCounts: { counts: object[] } };
    };
    expect(counts.data.getEntityCounts.counts).toEqual([{ count: 2 }]);
    const completed = await ask('{ autoComplete(input: { type: DATASET, query: "views" }) { suggestions } }');
    expect(completed).toContain('views.seen');
    expect(completed).not.toContain('hidden');
  });

  it.each([
    [
      'relationships of rest.li',
      `/relationships?urn=${enc(SEEN)}&types=List(DownstreamOf)&direction=OUTGOING`,
      undefined,
    ],
    ['relationships of columns', `/relationships?urn=${enc(column(SEEN))}&types=List()&direction=OUTGOING`, undefined],
    ['lineage of rest.li', '/relationships?action=getLineage', { urn: SEEN, direction: 'UPSTREAM', maxHops: 3 }],
    [
      'lineage of columns',
      '/relationships?action=getLineage',
      { urn: column(SEEN), direction: 'UPSTREAM', maxHops: 3 },
    ],
    ['searchAcrossLineage', '/entities?action=searchAcrossLineage', { urn: SEEN, direction: 'UPSTREAM', ...PAGE }],
    ['scrollAcrossLineage', '/entities?action=scrollAcrossLineage', { urn: SEEN, direction: 'UPSTREAM', count: 10 }],
    [
      'relationships of OpenAPI',
      `/openapi/relationships/v1?urn=${enc(SEEN)}&direction=OUTGOING&relationshipTypes=DownstreamOf`,
      undefined,
    ],
    ['edges of OpenAPI', `/openapi/v3/relationship/dataset/${enc(SEEN)}?direction=OUTGOING`, undefined],
    ['lineage of OpenAPI', '/openapi/v3/lineage/scroll', { urns: [SEEN] }],
  ])('should not be revealed over REST by %s', async (_name, path, body) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    expect(await (await env.fetch(path, init)).text()).toContain('hidden');
    const headers = { authorization: `Bearer ${actor.token}` };
    const answer = await env.fetch(path, { ...init, headers });
    expect([200, 403]).toContain(answer.status);
    expect(await answer.text()).not.toContain('hidden');
  });

  it.each([
    ['/openapi/v3/relationship/DownstreamOf', undefined],
    [`/openapi/v3/relationship/dataset/${enc(SEEN)}`, undefined],
    ['/openapi/v3/relationship/scroll', {}],
    ['/openapi/v3/lineage/scroll', {}],
    ['/openapi/v3/lineage/scroll', { urns: [SEEN] }],
  ])('should not stop a walk through edges, nor be revealed by its pages: %s %j', async (path, body) => {
    const walk = async (token: string): Promise<{ edges: number; text: string }> => {
      let [edges, text, scrollId] = [0, '', ''];
      do {
        const page = `${path}?count=1${scrollId === '' ? '' : `&scrollId=${enc(scrollId)}`}`;
        const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
        const answer = await env.fetch(page, { ...init, headers: { authorization: `Bearer ${token}` } });
        expect([page, answer.status]).toEqual([page, 200]);
        const shown = await answer.text();
        const parsed = JSON.parse(shown) as { results: object[]; scrollId?: string };
        scrollId = parsed.scrollId ?? '';
        edges += parsed.results.length;
        text += shown + Buffer.from(scrollId, 'base64').toString() + Buffer.from(scrollId, 'base64url').toString();
      } while (scrollId !== '');
      return { edges, text };
    };
    const [all, some] = [await walk(env.token), await walk(actor.token)];
    expect(some.edges).toBeGreaterThan(0);
    if (!path.includes('lineage')) expect(some.edges).toBeLessThan(all.edges);
    expect(some.text).not.toMatch(/hidden|project-x/);
    expect(some.text.includes('urn:li:restricted:')).toBe(path.includes('lineage'));
  });

  it('should not start a walk through lineage', async () => {
    const headers = { authorization: `Bearer ${actor.token}` };
    const init = { method: 'POST', headers, body: JSON.stringify({ urns: [HIDDEN] }) };
    expect((await env.fetch('/openapi/v3/lineage/scroll', init)).status).toBe(403);
  });

  it.each([
    ['what it is made from', SEEN, 'DownstreamOf', 'OUTGOING', [UPSTREAM, column(UPSTREAM)]],
    ['what is made from it', UPSTREAM, 'DownstreamOf', 'INCOMING', [SEEN]],
    ['what is made from what is hidden', HIDDEN, 'DownstreamOf', 'INCOMING', []],
    ['what is hidden and has a tag', SECRET, 'TaggedWith', 'INCOMING', []],
  ])('should not be revealed by relationships: %s', async (_name, urn, type, direction, expected) => {
    const input = `{ types: ["${type}"], direction: ${direction} }`;
    const query = `{ entity(urn: "${urn}") { relationships(input: ${input}) { total relationships { entity { urn } } } } }`;
    const { body } = await env.graphql(query, {}, actor.token);
    const { total, relationships } = body.data?.entity?.relationships ?? { total: 0, relationships: [] };
    expect(relationships.map((edge: { entity: { urn: string } }) => edge.entity.urn)).toEqual(expected);
    expect(total).toBe(expected.length);
    const unrestricted = (await env.graphql(query)).body.data.entity.relationships.total;
    expect(unrestricted).toBeGreaterThan(0);
  });

  it('should not be revealed by their columns', async () => {
    const read = async (urn: string): Promise<readonly [number, string]> => {
      const headers = { authorization: `Bearer ${actor.token}` };
      const answer = await env.fetch(`/openapi/v3/entity/schemaField/${encodeURIComponent(urn)}`, { headers });
      return [answer.status, await answer.text()];
    };
    expect(await read(column(SEEN))).toEqual([200, expect.stringContaining('the seen column')]);
    expect(await read(column(HIDDEN))).toEqual([403, expect.not.stringContaining('the hidden column')]);
    expect(await ask(`{ entity(urn: "${column(HIDDEN)}") { urn type } }`)).not.toContain('"urn":');
    expect(await ask(`{ entity(urn: "${column(SEEN)}") { urn type } }`)).toContain('"urn":');
  });

  it.each([
    ['GET', `/openapi/v3/entity/dataset/${encodeURIComponent(HIDDEN)}`],
    ['GET', `/entitiesV2/${encodeURIComponent(HIDDEN)}`],
    ['GET', `/entities/${encodeURIComponent(HIDDEN)}`],
    ['GET', `/aspects/${encodeURIComponent(HIDDEN)}?aspect=globalTags&version=0`],
  ])('should not be read over REST: %s %s', async (method, path) => {
    const answer = await env.fetch(path, { method, headers: { authorization: `Bearer ${actor.token}` } });
    expect([answer.status, await answer.text()]).toEqual([403, expect.not.stringContaining('project-x')]);
  });

  it('should appear not to exist', async () => {
    expect(await ask(`{ entityExists(urn: "${HIDDEN}") }`)).toContain('"entityExists":false');
    expect(await ask(`{ entityExists(urn: "${SEEN}") }`)).toContain('"entityExists":true');
  });

  it('should not be named by the refusal of a listing', async () => {
    const body = JSON.stringify({ entity: 'dataset', start: 0, count: 100 });
    const headers = { authorization: `Bearer ${actor.token}` };
    const answer = await env.fetch('/entities?action=listUrns', { method: 'POST', headers, body });
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain('urn:li:dataset');
  });

  it.each([
    ['HEAD', `/openapi/v3/entity/dataset/${enc(HIDDEN)}`, undefined],
    ['HEAD', `/openapi/v3/entity/dataset/${enc(HIDDEN)}/globalTags`, undefined],
    ['HEAD', `/openapi/v2/entity/dataset/${enc(HIDDEN)}`, undefined],
    ['POST', '/entities?action=exists', { urn: HIDDEN }],
    ['POST', '/entities?action=filterExistingUrns', { request: { urns: [HIDDEN] } }],
  ])('should not reveal over REST that they exist to actors who may only search: %s %s', async (method, path, body) => {
    const holder = await createActor(env, 'knower');
    await grant(env, holder, { privileges: ['EXISTS_ENTITY'], on: { type: 'dataset', urns: [HIDDEN] } });
    const statuses = await Promise.all(
      [actor, holder].map(async ({ token }) => {
        const init = body === undefined ? {} : { body: JSON.stringify(body) };
        const answer = await env.fetch(path, { method, headers: { authorization: `Bearer ${token}` }, ...init });
        return answer.status;
      }),
    );
    expect(statuses).toEqual([403, method === 'HEAD' ? 204 : 200]);
  });
});
