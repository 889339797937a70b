import type { FastifyInstance } from 'fastify';
import type { HttpLimits } from '../config/index.js';

/** Paths where passwords and tokens are sent; nothing long is. */
const AUTH_PATHS = /^\/(?:auth\/.*|authenticate|callback\/oidc|logIn|login|logOut|signUp|resetNativeUserCredentials)$/;

/** Where browsers send what they measured of their own work. */
const TRACES_PATH = '/otel/v1/traces';

/** Longest body there in bytes: a few hundred spans. */
const TRACES_LIMIT_BYTES = 262_144;

/** Sets the longest body of each route that is added to `server` from now on, where it is not the one of all others. */
export function limitBodies(server: FastifyInstance, limits: HttpLimits): void {
  server.addHook('onRoute', (route) => {
    const limit = bodyLimitOf(route.url, limits);
    if (limit !== undefined) route.bodyLimit ??= limit;
  });
}

/** The longest body of the route `url` in bytes; undefined = the limit of all others. */
export function bodyLimitOf(
  url: string,
  { authBodyLimitBytes, bodyLimitBytes }: Pick<HttpLimits, 'authBodyLimitBytes' | 'bodyLimitBytes'>,
): number | undefined {
  if (url === TRACES_PATH) return Math.min(TRACES_LIMIT_BYTES, bodyLimitBytes);
  return AUTH_PATHS.test(url) ? Math.min(authBodyLimitBytes, bodyLimitBytes) : undefined;
}
