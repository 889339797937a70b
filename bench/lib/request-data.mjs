// The entities that bench/requests.mjs reads: tags, and datasets with 50 columns, owners, tags and a domain.
import { post } from './service.mjs';

/** Number of tags and of datasets; the requests address them by their number. */
export const COUNT = 1000;

const COLUMNS = 50;
const SUBJECTS = ['orders', 'customers', 'payments', 'shipments', 'returns', 'invoices', 'sessions', 'products'];
const STAMP = { time: 1767225600000, actor: 'urn:li:corpuser:etl' };

/** The urn of dataset `at`. */
export const datasetUrn = (at) => `urn:li:dataset:(urn:li:dataPlatform:postgres,bench.table_${at},PROD)`;

/** Words that the search looks for; each is found in an eighth of the datasets. */
export const WORDS = SUBJECTS;

/** Stores the entities through the API. */
export async function storeEntities({ url, token }) {
  const entities = (type, list) => post(`${url}/openapi/v3/entity/${type}?async=false`, token, list);
  await entities(
    'tag',
    each(COUNT, (at) => ({ urn: `urn:li:tag:t${at}`, tagProperties: { value: { name: `name ${at}` } } })),
  );
  await entities('corpuser', each(20, userAt));
  await entities(
    'domain',
    each(5, (at) => ({ urn: `urn:li:domain:d${at}`, domainProperties: { value: { name: `Domain ${at}` } } })),
  );
  for (let from = 0; from < COUNT; from += 100)
    await entities(
      'dataset',
      each(100, (at) => datasetAt(from + at)),
    );
}

function each(count, make) {
  return Array.from({ length: count }, (_, at) => make(at));
}

function userAt(at) {
  const value = { active: true, displayName: `User ${at}`, email: `user${at}@example.com`, fullName: `User ${at}` };
  return { urn: `urn:li:corpuser:user${at}`, corpUserInfo: { value } };
}

function datasetAt(at) {
  const tags = each(3, (n) => ({ tag: `urn:li:tag:t${(at + n) % COUNT}` }));
  const owners = each(2, (n) => ({ owner: `urn:li:corpuser:user${(at + n) % 20}`, type: 'TECHNICAL_OWNER' }));
  const name = `${SUBJECTS[at % SUBJECTS.length]} table ${at}`;
  const properties = {
    name,
    description: `Rows of table ${at}, one a day`,
    customProperties: { tier: String(at % 3) },
  };
  return {
    urn: datasetUrn(at),
    datasetProperties: { value: properties },
    schemaMetadata: { value: schemaOf(at) },
    globalTags: { value: { tags } },
    ownership: { value: { owners, lastModified: STAMP } },
    domains: { value: { domains: [`urn:li:domain:d${at % 5}`] } },
    status: { value: { removed: false } },
  };
}

function schemaOf(at) {
  return {
    schemaName: `table_${at}`,
    platform: 'urn:li:dataPlatform:postgres',
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields: each(COLUMNS, (n) => ({
      fieldPath: `column_${n}`,
      description: `Column ${n} of table ${at}`,
      nullable: n % 2 === 0,
      nativeDataType: 'varchar',
      type: { type: { 'com.linkedin.schema.StringType': {} } },
      recursive: false,
      isPartOfKey: n === 0,
    })),
  };
}
