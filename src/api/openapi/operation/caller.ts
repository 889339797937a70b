import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, actorOf } from '../../../auth/index.js';
import { asksForIndexUpdate, type IngestOptions } from '../../../ingestion/index.js';
import { type Query, textOf } from '../query.js';
import { traceIdOf } from '../trace.interceptor.js';

/** Who calls an operation, and how the call is answered. */
export interface Caller {
  /** Throws `UNAUTHENTICATED` where the operation is for everybody. */
  readonly actor: Actor;
  /** How the writes of the call are ingested: with the caller's rights, and marked with where they came from. */
  readonly ingest: IngestOptions;
  /** Answers with this status in place of the first that the operation declares. */
  answerWith(status: number, headers?: Readonly<Record<string, string>>): void;
}

/** Injects the `Caller` of a request. */
export const CurrentCaller = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Caller => new RequestCaller(context),
);

class RequestCaller implements Caller {
  constructor(private readonly context: ExecutionContext) {}

  get actor(): Actor {
    return actorOf(this.context);
  }

  get ingest(): IngestOptions {
    const request = this.context.switchToHttp().getRequest<FastifyRequest>();
    const traceId = traceIdOf(request);
    return {
      source: 'OPENAPI',
      sourceIp: request.ip,
      authorize: true,
      isAsync: textOf(request.query as Query, 'async')?.toLowerCase() === 'true',
      awaitsSearch: asksForIndexUpdate(request.headers),
      ...(traceId !== undefined && { traceId }),
    };
  }

  answerWith(status: number, headers: Readonly<Record<string, string>> = {}): void {
    void this.context.switchToHttp().getResponse<FastifyReply>().status(status).headers(headers);
  }
}
