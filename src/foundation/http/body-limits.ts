import type { FastifyInstance } from 'fastify';
import type { HttpLimits } from '../config/index.js';

/** Paths that receive passwords and tokens, which are short. */
const AUTH_PATHS = /^\/(?:auth\/.*|authenticate|callback\/oidc|logIn|login|logOut|signUp|resetNativeUserCredentials)$/;

/** Where browsers send traces of their own performance. */
const TRACES_PATH = '/otel/v1/traces';

/** Longest body for traces, in bytes: a few hundred spans. */
const TRACES_LIMIT_BYTES = 262_144;

/** Sets the maximum body size of each route added to `server` from now on, if it differs from the default. */
export function limitBodies(server: FastifyInstance, limits: HttpLimits): void {
  server.addHook('onRoute', (route) => {
    const limit = bodyLimitOf(route.url, limits);
    if (limit !== undefined) route.bodyLimit ??= limit;
  });
}

/** Maximum body size of the route `url` in bytes; undefined = the default. */
export function bodyLimitOf(
  url: string,
  { authBodyLimitBytes, bodyLimitBytes }: Pick<HttpLimits, 'authBodyLimitBytes' | 'bodyLimitBytes'>,
): number | undefined {
  if (url === TRACES_PATH) return Math.min(TRACES_LIMIT_BYTES, bodyLimitBytes);
  return AUTH_PATHS.test(url) ? Math.min(authBodyLimitBytes, bodyLimitBytes) : undefined;
}
