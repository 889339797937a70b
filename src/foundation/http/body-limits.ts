import type { FastifyInstance } from 'fastify';
import type { HttpLimits } from '../config/index.js';

/** Paths where passwords and tokens are sent; nothing long is. */
const AUTH_PATHS = /^\/(?:auth\/.*|authenticate|callback\/oidc|logIn|login|logOut|signUp|resetNativeUserCredentials)$/;

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
  return AUTH_PATHS.test(url) ? Math.min(authBodyLimitBytes, bodyLimitBytes) : undefined;
}
