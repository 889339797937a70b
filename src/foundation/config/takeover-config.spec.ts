import { describe, expect, it } from '@jest/globals';
import { loadConfig } from './index.js';

describe('takeoverConfig', () => {
  it.each<[string, Readonly<Record<string, string>>, object]>([
    ['nowhere, without a server', {}, { source: undefined, isInPlace: false }],
    [
      'where the service keeps its own',
      { SEARCH_URL: 'http://search:9200', INDEX_PREFIX: 'p' },
      { source: { url: 'http://search:9200', engine: 'elasticsearch', indexPrefix: 'p' }, isInPlace: true },
    ],
    [
      'there, however the address is written',
      { SEARCH_URL: 'opensearch+http://search:9200', TAKEOVER_SEARCH_URL: 'opensearch+http://search:9200/' },
      { source: { engine: 'opensearch' }, isInPlace: true },
    ],
    [
      'under another prefix',
      { SEARCH_URL: 'http://search:9200', TAKEOVER_INDEX_PREFIX: 'datahub' },
      { source: { url: 'http://search:9200', indexPrefix: 'datahub' }, isInPlace: false },
    ],
    [
      'elsewhere, also for an embedded index',
      { TAKEOVER_SEARCH_URL: 'opensearch+https://old:9200' },
      { source: { url: 'https://old:9200', engine: 'opensearch', indexPrefix: '' }, isInPlace: false },
    ],
  ])('should look for time series %s', (_name, env, expected) => {
    expect(loadConfig(env).takeover).toMatchObject(expected);
  });

  it('should refuse an address that is no server’s', () => {
    expect(() => loadConfig({ TAKEOVER_SEARCH_URL: 'sqlite:x.db' })).toThrow('TAKEOVER_SEARCH_URL');
  });
});
