import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../common/errors.js';
import { loadConfig } from './index.js';

function problemsOf(env: NodeJS.ProcessEnv): string {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'CONFIGURATION_INVALID') return error.message;
    throw error;
  }
  return '';
}

describe('loadConfig', () => {
  it('should run with an empty environment', () => {
    const config = loadConfig({});
    expect(config.http).toMatchObject({ host: '127.0.0.1', port: 8080, bodyLimitBytes: 33_554_432, trustProxy: false });
    expect(config.database).toEqual({
      url: 'sqlite:./data/metadata.db',
      engine: 'sqlite',
      poolSize: 10,
      startTimeoutMs: 60_000,
    });
    expect(config.search.url).toBe('sqlite:./data/search.db');
    expect(config.auth.enabled).toBe(true);
    expect(config.auth.signingKey).toBeUndefined();
    expect(config.graphql).toMatchObject({ maxDepth: 50, maxComplexity: 2000, introspection: true, graphiql: true });
    expect(config.model.paths).toEqual([]);
    expect(config.lineage).toEqual({
      timeoutMs: 50_000,
      maxHops: { picture: 20, impact: 1000 },
      maxEntities: 40_000,
      partialResults: true,
    });
  });

  it('should put the embedded databases into DATA_DIR', () => {
    const config = loadConfig({ DATA_DIR: '/srv/metadata/' });
    expect([config.database.url, config.search.url]).toEqual([
      'sqlite:/srv/metadata/metadata.db',
      'sqlite:/srv/metadata/search.db',
    ]);
  });

  it('should take an empty text as unset', () => {
    expect(loadConfig({ PORT: ' ', DATABASE_URL: '', ADMIN_TOKEN: '' })).toEqual(loadConfig({}));
  });

  it.each([
    ['postgres://u:p@db:5432/metadata', 'postgres'],
    ['postgresql://db/metadata', 'postgres'],
    ['mysql://u:p@db:3306/metadata', 'mysql'],
    ['mariadb://u@db/metadata', 'mysql'],
    ['sqlite:/tmp/a.db', 'sqlite'],
  ])('should know the engine of %s', (url, engine) => {
    expect(loadConfig({ DATABASE_URL: url }).database).toMatchObject({ url, engine });
  });

  it('should split MODEL_PATH at commas', () => {
    expect(loadConfig({ MODEL_PATH: ' a.json , b.json,' }).model.paths).toEqual(['a.json', 'b.json']);
  });

  it('should be frozen at every level', () => {
    const config = loadConfig({});
    expect(Object.isFrozen(config) && Object.isFrozen(config.http) && Object.isFrozen(config.model.paths)).toBe(true);
  });

  it.each([
    ['PORT', '80a', 'PORT: "80a" must be a whole number from 0 to 65535'],
    ['PORT', '65536', 'PORT: "65536" must be a whole number from 0 to 65535'],
    ['PORT', '-1', 'must be a whole number'],
    ['GRAPHQL_GRAPHIQL_ENABLED', 'yes', 'GRAPHQL_GRAPHIQL_ENABLED: "yes" must be true or false'],
    ['LOG_LEVEL', 'loud', 'must be one of trace, debug'],
    ['DATAHUB_TOKEN_SERVICE_SIGNING_ALGORITHM', 'RS256', 'must be HS256'],
    ['DATABASE_URL', 'oracle://db/x', 'must be an address of the form sqlite:<file>, postgres://<host>'],
    ['DATABASE_URL', 'sqlite:', 'must be an address'],
    ['DATABASE_URL', 'postgres:/db', 'must be an address'],
    ['DATABASE_URL', 'postgres://me:5%zz@db/x', 'must be an address'],
    ['DATABASE_URL', 'postgres://me:a#b@db/x', 'write % as %25, # as %23'],
    ['SEARCH_URL', 'ftp://x', 'must be an address'],
    ['CORS_ALLOWED_ORIGINS', 'https://a.example, https://b.example/', 'must be origins'],
    ['CORS_ALLOWED_ORIGINS', '*', 'must be origins'],
    ['INDEX_PREFIX', 'a b', 'must be a text that index names may begin with'],
    ['INDEX_PREFIX', '_a', 'must be a text that index names may begin with'],
    ['TAKEOVER_INDEX_PREFIX', 'a*', 'must be a text that index names may begin with'],
    ['PLATFORM_EVENT_TOPIC_NAME', 'a b', 'must be a text of at most 249 letters'],
    ['DATAHUB_USAGE_EVENT_NAME', '..', 'must be a text of at most 249 letters'],
  ])('should refuse %s=%s', (name, value, message) => {
    expect(problemsOf({ [name]: value })).toContain(message);
  });

  it.each(['prod', 'Prod', 'my-team_1.2', 'x'])('should take the prefix %s of indices', (INDEX_PREFIX) => {
    expect(loadConfig({ INDEX_PREFIX }).search.indexPrefix).toBe(INDEX_PREFIX);
  });

  it('should list every variable that cannot be used', () => {
    const message = problemsOf({ PORT: 'x', LOG_FORMAT: 'xml', METADATA_SERVICE_AUTH_ENABLED: '1' });
    expect(message.split('\n').map((line) => line.split(':')[0])).toEqual([
      '3 environment variables cannot be used',
      'PORT',
      'METADATA_SERVICE_AUTH_ENABLED',
      'LOG_FORMAT',
    ]);
  });

  it('should never show a secret', () => {
    const message = problemsOf({ DATAHUB_TOKEN_SERVICE_SIGNING_KEY: 'hunter2', DATABASE_URL: 'pg://me:hunter2@db/x' });
    expect(message).toContain('DATAHUB_TOKEN_SERVICE_SIGNING_KEY: the given value (not shown)');
    expect(message).toContain('"pg://me:***@db/x"');
    expect(message).not.toContain('hunter2');
  });

  it.each([
    'me:hunter2@db/x',
    'postgres:me:hunter2@db/x',
    'mysql://me:hunter2#@db/x',
    'jdbc:mysql://db/x?user=me&password=hunter2&useSSL=false',
  ])('should not show the password of an address that cannot be used: %s', (url) => {
    const message = problemsOf({ DATABASE_URL: url });
    expect(message).toContain('***');
    expect(message).not.toContain('hunter2');
  });
});
