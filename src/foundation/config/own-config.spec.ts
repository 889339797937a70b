import { afterEach, describe, expect, it } from '@jest/globals';
import { separateConfig } from './own-config.js';

const STORES = {
  DATABASE_URL: 'postgres://127.0.0.1/metadata',
  SEARCH_URL: 'http://127.0.0.1:9200',
  INDEX_PREFIX: 'prod',
  DATAHUB_OBJECT_STORAGE_URI: 's3://files',
  DATAHUB_BUCKET_NAME: 'files',
  KAFKA_BOOTSTRAP_SERVER: 'broker:9092',
  TAKEOVER_SEARCH_URL: 'http://127.0.0.1:9201',
  TAKEOVER_INDEX_PREFIX: 'datahub',
} as const;

describe('separateConfig', () => {
  const before = { ...process.env };

  afterEach(() => {
    process.env = { ...before };
  });

  it.each(Object.entries(STORES))('should use embedded stores in a folder of its own in spite of %s', (name, value) => {
    Object.assign(process.env, { DATA_DIR: '/data/', AWS_REGION: 'eu-west-1', [name]: value });
    const { dataDir, database, search, files, kafka, takeover } = separateConfig('demo', {});
    expect(dataDir).toBe('/data-demo');
    expect(database.url).toContain('/data-demo/metadata.db');
    expect(search).toMatchObject({ engine: 'sqlite', indexPrefix: '' });
    expect(search.url).toContain('/data-demo/search.db');
    expect(files?.place).toEqual({ kind: 'folder', path: '/data-demo/files' });
    expect(kafka).toBeUndefined();
    process.env = { ...before };
    Object.assign(process.env, { DATA_DIR: '/data/' });
    expect(takeover).toEqual(separateConfig('demo', {}).takeover);
  });

  it('should keep other variables, and use defaults for those that are not set', () => {
    Object.assign(process.env, { DATA_DIR: '/data', PORT: '9999' });
    expect(separateConfig('demo', { PORT: '1', LOG_LEVEL: 'warn' })).toMatchObject({
      http: { port: 9999 },
      log: { level: 'warn' },
    });
  });
});
