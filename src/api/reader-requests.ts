import { pathOf, withoutProxyPrefix } from '../foundation/http/index.js';

/** Paths of GraphQL, whose endpoint passes operations that write on itself, because it knows them by their text. */
const GRAPHQL = /^\/api\/(?:v2\/)?graphql\/?$/;

/** Resources whose GET requests change nothing and depend on nothing that the writer alone has in memory. */
const READ = /^\/(?:aspects|entities|entitiesV2|entitiesVersionedV2|relationships)(?:\/|$)/;

/** The same in OpenAPI. */
const READ_IN_OPENAPI =
  /^\/openapi\/(?:v[23]\/entity|v3\/relationship|relationships\/v1|entities\/v1|v1\/entities)(?:\/|$)/;

/** The state of the service, as the worker that responds sees it. */
const STATE = /^\/(?:health|metrics|actuator)(?:\/|$)/;

/**
 * Whether a worker that only reads may serve a request itself. `url` is its target as the client sent it. Requests that
 * are not known to be reads are the writer's.
 */
export function isForReaders(method: string | undefined, url: string | undefined): boolean {
  const path = pathOf(withoutProxyPrefix(url ?? '/'));
  if (method === 'POST') return GRAPHQL.test(path);
  if (method !== 'GET' && method !== 'HEAD') return false;
  return READ.test(path) || READ_IN_OPENAPI.test(path) || STATE.test(path);
}
