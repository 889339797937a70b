import { beforeAll, describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../foundation/json/json.js';
import { ModelRegistry } from '../../model/index.js';
import type { AspectRecord } from '../aspect-record.js';
import { defaultAspects } from './index.js';

const HIVE = 'urn:li:dataPlatform:hive';
const STORED: Readonly<Record<string, JsonObject>> = {
  'urn:li:dataPlatform:slash dataPlatformInfo': { datasetNameDelimiter: '/more' },
  'urn:li:dataPlatform:none dataPlatformInfo': { datasetNameDelimiter: '' },
  [`urn:li:dataPlatformInstance:(${HIVE},prod) dataPlatformInstanceKey`]: { platform: HIVE, instance: 'prod' },
};

const read = (urn: string, aspect: string): Promise<AspectRecord | undefined> => {
  const value = STORED[`${urn} ${aspect}`];
  const record = {
    urn,
    aspect,
    version: 0,
    systemMetadata: undefined,
    created: { time: 0, actor: 'urn:li:corpuser:a' },
  };
  return Promise.resolve(value === undefined ? undefined : { ...record, value });
};

const dataset = (platform: string, name: string): string =>
  `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},PROD)`;
const FLOW = 'urn:li:dataFlow:(Airflow,f,PROD)';

describe('defaultAspects', () => {
  let registry: ModelRegistry;

  beforeAll(() => {
    registry = ModelRegistry.standard();
  });

  const aspectsOf = async (urn: string): Promise<Record<string, JsonObject>> => {
    const made = await defaultAspects(registry.entity(urn.split(':')[2]!), urn, read);
    return Object.fromEntries(made.map(({ aspectName, value }) => [aspectName, value]));
  };

  it.each([
    ['of the parts of a name', dataset('hive', 'db.schema.t'), [{ id: 'db' }, { id: 'schema' }]],
    ['without empty parts', dataset('hive', 'db..t'), [{ id: 'db' }]],
    ['Default for a name without delimiter', dataset('hive', 't'), [{ id: 'Default' }]],
    ['Default when only empty parts are left', dataset('hive', '.t'), [{ id: 'Default' }]],
    ['by the delimiter of the platform', dataset('slash', 'a/b.c/t'), [{ id: 'a' }, { id: 'b.c' }]],
    ['by a dot when the delimiter is empty', dataset('none', 'a.t'), [{ id: 'a' }]],
    [
      'with the platform instance first',
      dataset('hive', 'prod.db.t'),
      [{ id: 'prod', urn: `urn:li:dataPlatformInstance:(${HIVE},prod)` }, { id: 'db' }],
    ],
    ['of the flow of a job', `urn:li:dataJob:(${FLOW},j)`, [{ id: FLOW, urn: FLOW }]],
    ['Default for everything else', 'urn:li:chart:(Looker,c)', [{ id: 'Default' }]],
  ])('should make a browse path %s', async (_name, urn, path) => {
    expect((await aspectsOf(urn))['browsePathsV2']).toEqual({ path });
  });

  it.each([
    ['a dataset', dataset('hive', 't'), HIVE],
    ['a model', `urn:li:mlModel:(${HIVE},m,PROD)`, HIVE],
    ['a feature table', `urn:li:mlFeatureTable:(${HIVE},m)`, HIVE],
    ['a chart', 'urn:li:chart:(Looker,c)', 'urn:li:dataPlatform:looker'],
    ['a dashboard', 'urn:li:dashboard:(Looker,d)', 'urn:li:dataPlatform:looker'],
    ['a model group', `urn:li:mlModelGroup:(${HIVE},m,PROD)`, HIVE],
    ['a deployment of a model', `urn:li:mlModelDeployment:(${HIVE},m,PROD)`, HIVE],
    ['a flow', FLOW, 'urn:li:dataPlatform:airflow'],
    ['a job', `urn:li:dataJob:(${FLOW},j)`, 'urn:li:dataPlatform:airflow'],
  ])('should name the platform of %s', async (_name, urn, platform) => {
    expect((await aspectsOf(urn))['dataPlatformInstance']).toEqual({ platform });
  });

  it('should name no platform where the key has none', async () => {
    expect(await aspectsOf('urn:li:mlFeature:(n,f)')).toEqual({ browsePathsV2: { path: [{ id: 'Default' }] } });
  });

  it('should keep the urn with the name in lower case of datasets alone, and only when it differs', async () => {
    expect((await aspectsOf(dataset('Hive', 'Db.T')))['aliases']).toEqual({ lowercasedUrn: dataset('Hive', 'db.t') });
    expect((await aspectsOf(dataset('Hive', 'db.t')))['aliases']).toBeUndefined();
    expect((await aspectsOf('urn:li:chart:(Looker,C)'))['aliases']).toBeUndefined();
  });

  it('should make nothing that the entity type does not carry', async () => {
    expect(await aspectsOf('urn:li:tag:a')).toEqual({});
  });
});
