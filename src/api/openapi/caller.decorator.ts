import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { asksForIndexUpdate, type IngestOptions } from '../../ingestion/index.js';
import { type Query, textOf } from './query.js';
import { traceIdOf } from './trace.interceptor.js';

/** How the writes of a request are ingested: with the caller's rights, and marked with where they came from. */
export const RequestIngestOptions = createParamDecorator((_data: unknown, context: ExecutionContext): IngestOptions => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const traceId = traceIdOf(request);
  return {
    source: 'OPENAPI',
    sourceIp: request.ip,
    authorize: true,
    isAsync: textOf(request.query as Query, 'async')?.toLowerCase() === 'true',
    awaitsSearch: asksForIndexUpdate(request.headers),
    ...(traceId !== undefined && { traceId }),
  };
});
