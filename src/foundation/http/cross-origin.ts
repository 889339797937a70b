import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** How long a browser may cache the response to a preflight request, in seconds. */
const MAX_AGE_SECONDS = 600;

/**
 * Allows pages of `origins` to call the service with a token. Cookies are never allowed; without origins nothing is.
 */
export function allowOrigins(server: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  void server.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'Authorization',
      'Content-Type',
      'X-DataHub-Request-Source',
      'X-DataHub-Sync-Index-Update',
      'X-RestLi-Method',
      'X-RestLi-Protocol-Version',
    ],
    exposedHeaders: [
      'Retry-After',
      'traceparent',
      'X-Metadata-Incomplete',
      'X-Metadata-Warnings',
      'X-RestLi-Protocol-Version',
    ],
    credentials: false,
    maxAge: MAX_AGE_SECONDS,
    strictPreflight: false,
  });
}
