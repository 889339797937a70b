import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textOf } from '../../support/checkout/checkout.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const MACHINE = 'urn:li:machine:(berlin,db-7)';
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,sales.orders,PROD)';

/** The model that the page shows. */
function modelOfPage(): string {
  const [, text] = /```json\n(\{\n {2}"aspects"[\s\S]*?)\n```/.exec(textOf('docs/own-model.md')) ?? [];
  if (text === undefined) throw new Error('docs/own-model.md shows no model');
  return text;
}

describe('A model of the deployment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-model-'));
  const file = join(folder, 'machines.json');
  let env: TestEnvironment;

  beforeAll(async () => {
    writeFileSync(file, modelOfPage());
    env = await createTestEnvironment({ env: { MODEL_PATH: file } });
    await ingest(
      env,
      [MACHINE, 'machineInfo', { name: 'Warehouse replica', rack: 'B4', serves: [DATASET] }],
      [DATASET, 'datasetProperties', { name: 'orders' }],
      [DATASET, 'qualityScore', { score: 0.87 }],
    );
  });

  afterAll(async () => {
    await env.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const search = async (input: string): Promise<unknown> => {
    const selection = '{ total searchResults { entity { urn type } } }';
    return (await env.graphql(`{ searchAcrossEntities(input: { ${input} }) ${selection} }`)).body.data;
  };

  it('should be validated', async () => {
    await expect(ingest(env, [MACHINE, 'machineInfo', { rack: 'B4' }])).rejects.toThrow('machineInfo/name is required');
  });

  it('should be served over OpenAPI', async () => {
    const answer = await env.fetch(`/openapi/v3/entity/machine/${encodeURIComponent(MACHINE)}`);
    expect(await answer.json()).toMatchObject({
      urn: MACHINE,
      machineKey: { value: { site: 'berlin', host: 'db-7' } },
      machineInfo: { value: { rack: 'B4' } },
    });
  });

  it('should be shown in GraphQL, with its aspects and edges', async () => {
    const { body } = await env.graphql(`{ entity(urn: "${MACHINE}") { __typename urn type
      relationships(input: { types: ["Serves"], direction: OUTGOING }) { total relationships { entity { urn } } }
      ... on OwnEntity { entityType exists aspects(input: { aspectNames: ["machineInfo"] }) { aspectName payload } } } }`);
    expect(body.data.entity).toMatchObject({
      __typename: 'OwnEntity',
      urn: MACHINE,
      type: 'OTHER',
      entityType: 'machine',
      exists: true,
      relationships: { total: 1, relationships: [{ entity: { urn: DATASET } }] },
      aspects: [{ aspectName: 'machineInfo' }],
    });
    expect(JSON.parse(body.data.entity.aspects[0].payload)).toMatchObject({ name: 'Warehouse replica' });
  });

  it('should be the other end of edges of standard entities', async () => {
    const { body } = await env.graphql(`{ dataset(urn: "${DATASET}") {
      relationships(input: { types: ["Serves"], direction: INCOMING }) { relationships { entity { urn type } } } } }`);
    expect(body.data.dataset.relationships.relationships).toEqual([{ entity: { urn: MACHINE, type: 'OTHER' } }]);
  });

  it('should be found by searches across all types', async () => {
    const found = { searchAcrossEntities: { total: 1, searchResults: [{ entity: { urn: MACHINE, type: 'OTHER' } }] } };
    const answer = await poll(async () => {
      const data = await search('query: "warehouse", types: []');
      return (data as typeof found).searchAcrossEntities.total > 0 && data;
    }, 'the machine to be found');
    expect(answer).toEqual(found);
    expect(await search('query: "*", types: [], orFilters: [{ and: [{ field: "rack", values: ["B4"] }] }]')).toEqual(
      found,
    );
  });

  it('should add filter fields to standard entities', async () => {
    const filter = (over: string): string =>
      `query: "*", types: [DATASET], orFilters: [{ and: [{ field: "qualityScore", values: ["${over}"], condition: GREATER_THAN }] }]`;
    expect(await search(filter('0.5'))).toMatchObject({ searchAcrossEntities: { total: 1 } });
    expect(await search(filter('0.9'))).toMatchObject({ searchAcrossEntities: { total: 0 } });
  });

  it('should cause a warning in a start without it, and keep stored data', async () => {
    await env.restart('SIGTERM', { MODEL_PATH: '' });
    const told = (text: string): Promise<unknown> => poll(() => env.output().includes(text), text);
    await told('The database holds entities of type machine (as in urn:li:machine:(berlin,db-7))');
    await told('The database holds aspects qualityScore of dataset');
    expect((await env.fetch(`/openapi/v3/entity/machine/${encodeURIComponent(MACHINE)}`)).status).toBe(400);
    await env.restart('SIGTERM', { MODEL_PATH: file });
    expect(await storedAspect(env, MACHINE, 'machineInfo')).toMatchObject({ name: 'Warehouse replica' });
    expect(await search('query: "warehouse", types: []')).toMatchObject({ searchAcrossEntities: { total: 1 } });
    expect(env.output()).not.toContain('The database holds');
  });
});
