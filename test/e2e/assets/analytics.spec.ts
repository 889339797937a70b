import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const HIVE = 'urn:li:dataset:(urn:li:dataPlatform:hive,db.t,PROD)';
const KAFKA = 'urn:li:dataset:(urn:li:dataPlatform:kafka,u,DEV)';
const DOMAIN = 'urn:li:domain:sales';
const OWNER = { owner: 'urn:li:corpuser:datahub', type: 'TECHNICAL_OWNER' };
const GROUPS = 'groupId title charts { ... on BarChart { title bars { name segments { label value } } } }';

describe('Analytics', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(
      env,
      [HIVE, 'datasetProperties', { name: 't', description: 'D' }],
      [HIVE, 'ownership', { owners: [OWNER] }],
      [HIVE, 'domains', { domains: [DOMAIN] }],
      [KAFKA, 'datasetProperties', { name: 'u' }],
      [DOMAIN, 'domainProperties', { name: 'Sales' }],
    );
    const count = '{ searchAcrossEntities(input: { types: [DATASET, DOMAIN], query: "*" }) { total } }';
    await poll(async () => (await data(count)).searchAcrossEntities.total === 3, 'what was written in searches');
  });

  afterAll(() => env.stop());

  async function data(query: string) {
    const { body } = await env.graphql(query);
    expect(body.errors).toBeUndefined();
    return body.data;
  }

  it('should chart the entity counts', async () => {
    const bar = (name: string, label = 'Count') => ({ name, segments: [{ label, value: 1 }] });
    const { isAnalyticsEnabled, getAnalyticsCharts } = await data(
      `{ isAnalyticsEnabled getAnalyticsCharts { ${GROUPS} } }`,
    );
    expect(isAnalyticsEnabled).toBe(true);
    expect(getAnalyticsCharts).toMatchObject([
      { groupId: 'GlobalMetadataAnalytics', title: 'Data Landscape Summary', charts: expect.any(Array) },
    ]);
    expect(getAnalyticsCharts[0].charts).toEqual([
      { title: 'Entities By Domain', bars: [bar('Sales', 'Hive')] },
      { title: 'Assets By Platform', bars: expect.arrayContaining([bar('Hive'), bar('Kafka')]) },
      { title: 'Entities By Environment', bars: expect.arrayContaining([bar('PROD'), bar('DEV')]) },
    ]);
  });

  it('should chart a selection of entities', async () => {
    const charts = async (input: string) =>
      (await data(`{ getMetadataAnalyticsCharts(input: ${input}) { ${GROUPS} } }`)).getMetadataAnalyticsCharts;
    const bar = (name: string) => ({ name, segments: [{ label: '#Entities', value: 1 }] });
    expect(await charts(`{ entityType: DATASET, domain: "${DOMAIN}" }`)).toEqual([
      {
        groupId: 'FilteredMetadataAnalytics',
        title: '',
        charts: [{ title: 'Entities by Platform', bars: [bar('Hive')] }],
      },
    ]);
    const [{ charts: all }] = await charts('{ domain: "ALL", query: "t" }');
    expect(all).toContainEqual({ title: 'Entities by Domain', bars: [bar('Sales')] });
    expect(await charts('{ query: "nothing" }')).toMatchObject([{ charts: [] }]);
  });

  it('should report how well entities are described', async () => {
    const { getHighlights } = await data('{ getHighlights { title value body } }');
    expect(getHighlights).toMatchObject([
      { title: 'Datasets', value: 2, body: expect.stringContaining('50.00% have owners, 0.00% have tags') },
      { title: 'Domains', value: 1, body: expect.not.stringContaining('domain assigned') },
    ]);
    expect(getHighlights[0].body).toContain('50.00% have description, 50.00% have domain assigned');
  });
});
