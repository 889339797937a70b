import { beforeAll, describe, expect, it } from '@jest/globals';
import { AppModule } from '../../src/app.module.js';
import { entrancesOf } from '../../src/cli/generators/access-listing.js';
import { loadConfig } from '../../src/foundation/config/index.js';
import type { Database } from '../../src/foundation/database/index.js';
import { ModelRegistry } from '../../src/model/index.js';
import { apiDocument } from '../../src/api/openapi/docs/api-document.js';

/** The page that shows the document, and its files. */
const PAGE = '/openapi/swagger-ui';

const document = await apiDocument(ModelRegistry.standard(), 'v1');

const operations = Object.entries(document['paths'] as Record<string, object>)
  .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
  .sort();

/** Matches the operations of the document that a route of the application serves. */
function patternOf(route: string): RegExp {
  const source = route
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.+')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

describe('The OpenAPI document', () => {
  let routes: readonly string[];

  beforeAll(async () => {
    const entrances = await entrancesOf(AppModule.register(loadConfig({}), {} as Database));
    routes = entrances
      .filter(({ api, name }) => api === 'HTTP' && name.includes(' /openapi/') && !name.includes(PAGE))
      .map(({ name }) => name);
  });

  it('should describe every route that is served', () => {
    expect(routes.filter((route) => !operations.some((operation) => patternOf(route).test(operation)))).toEqual([]);
  });

  it('should describe nothing else', () => {
    const patterns = routes.map(patternOf);
    expect(operations.filter((operation) => !patterns.some((pattern) => pattern.test(operation)))).toEqual([]);
  });
});
