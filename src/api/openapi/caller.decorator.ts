import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { asksForIndexUpdate, type IngestOptions } from '../../ingestion/index.js';
import { type Query, textOf } from './query.js';
import { traceIdOf } from './trace.interceptor.js';

/** DataHub's words for writes that the caller may not make. */
const unauthorizedToWrite: NonNullable<IngestOptions['describeRefusal']> = (actorUrn, urns) =>
  `${actorUrn} is unauthorized to write entities. [${urns.map((urn) => `HttpStatus: 403 Urn: ${urn}`).join(', ')}]`;

/** How the writes of a request are ingested: with the caller's rights, and marked with where they came from. */
export const RequestIngestOptions = createParamDecorator((_data: unknown, context: ExecutionContext): IngestOptions => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const traceId = traceIdOf(request);
  return {
    source: 'OPENAPI',
    proposedByCaller: true,
    describeRefusal: unauthorizedToWrite,
    sourceIp: request.ip,
    authorize: true,
    isAsync: textOf(request.query as Query, 'async')?.toLowerCase() === 'true',
    ...(asksForIndexUpdate(request.headers) && { searchTiming: 'answered' }),
    ...(traceId !== undefined && { traceId }),
  };
});
