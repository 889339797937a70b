import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CountingService, startCountingService } from '../../support/service/counting-service.js';
import { poll } from '../../support/measures/poll.js';

const FIELDS = `urn
  ... on Dataset {
    name lastIngested exists platform { name properties { displayName } }
    properties { name description } editableProperties { description }
    tags { tags { tag { urn properties { name } ownership { owners { owner { ... on CorpUser { username info { displayName } } } } } } } }
    ownership { owners { owner { ... on CorpUser { username properties { displayName } } ... on CorpGroup { properties { displayName } } }
      ownershipType { info { name } } } }
    schemaMetadata { fields { fieldPath tags { tags { tag { properties { name } } } } } }
    domain { domain { properties { name } } } container { properties { name } }
  }`;

const NUMBERS = Array.from({ length: 100 }, (_value, at) => at);

const datasetOf = (at: number) => `urn:li:dataset:(urn:li:dataPlatform:hive,db.t${at},PROD)`;

function writesOf(at: number): [string, string, object][] {
  const urn = datasetOf(at);
  const tag = `urn:li:tag:t${at}`;
  const owner = `urn:li:corpuser:u${at}`;
  const field = {
    fieldPath: 'f',
    type: { type: { 'com.linkedin.schema.StringType': {} } },
    nativeDataType: 'string',
    globalTags: { tags: [{ tag }] },
  };
  const platformSchema = { 'com.linkedin.schema.Schemaless': {} };
  return [
    [tag, 'tagProperties', { name: `T${at}` }],
    [owner, 'corpUserInfo', { active: true, displayName: `U${at}` }],
    [`urn:li:container:c${at}`, 'containerProperties', { name: `C${at}` }],
    [urn, 'datasetProperties', { name: `D${at}`, description: 'd' }],
    [urn, 'container', { container: `urn:li:container:c${at}` }],
    [urn, 'globalTags', { tags: [{ tag }] }],
    [urn, 'ownership', { owners: [{ owner, type: 'TECHNICAL_OWNER' }], lastModified: { time: 0, actor: owner } }],
    [
      urn,
      'schemaMetadata',
      { schemaName: 's', platform: 'urn:li:dataPlatform:hive', version: 0, hash: '', platformSchema, fields: [field] },
    ],
  ];
}

describe('Reads', () => {
  let service: CountingService;

  beforeAll(async () => {
    service = await startCountingService();
    const proposals = NUMBERS.flatMap(writesOf).map(([entityUrn, aspectName, value]) => ({
      entityType: entityUrn.split(':')[2],
      entityUrn,
      changeType: 'UPSERT',
      aspectName,
      aspect: { value: JSON.stringify(value), contentType: 'application/json' },
    }));
    await service.post('/aspects?action=ingestProposalBatch', { proposals, async: 'false' });
    await poll(() => service.isFollowed(), 'search to follow, which sends statements, too');
  });

  afterAll(() => service.stop());

  async function read(count: number): Promise<Record<string, unknown>[]> {
    const query = `query ($urns: [String!]!) { entities(urns: $urns) { ${FIELDS} } }`;
    const variables = { urns: NUMBERS.slice(0, count).map(datasetOf) };
    const { data, errors } = await service.post<{ data: { entities: Record<string, unknown>[] }; errors?: unknown }>(
      '/api/graphql',
      { query, variables },
    );
    expect(errors).toBeUndefined();
    return data.entities;
  }

  /** The fewest of some reads, because the service looks after its indices in between. */
  async function statementsOfReading(count: number): Promise<number> {
    const costs: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const before = await service.statements();
      await read(count);
      costs.push((await service.statements()) - before);
    }
    return Math.min(...costs);
  }

  it('should return everything requested', async () => {
    const datasets = await read(100);
    expect(datasets).toHaveLength(100);
    expect(datasets[99]).toMatchObject({
      urn: datasetOf(99),
      name: 'D99',
      tags: { tags: [{ tag: { urn: 'urn:li:tag:t99', properties: { name: 'T99' } } }] },
      ownership: { owners: [{ owner: { username: 'u99', properties: { displayName: 'U99' } } }] },
      schemaMetadata: { fields: [{ fieldPath: 'f', tags: { tags: [{ tag: { properties: { name: 'T99' } } }] } }] },
      container: { properties: { name: 'C99' } },
    });
  });

  it('should take at most ten SQL statements for a hundred datasets, as for one', async () => {
    for (const count of [1, 100]) expect(await statementsOfReading(count)).toBeLessThanOrEqual(10);
  });
});
