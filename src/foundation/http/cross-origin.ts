import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** How long a browser may keep the answer to its question whether it may send, in seconds. */
const MAX_AGE_SECONDS = 600;

/**
 * Lets pages of `origins` call the service with a token. Cookies never come along, and without origins nothing is
 * allowed.
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
