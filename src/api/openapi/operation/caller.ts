import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, actorOf, type RequestCredentials } from '../../../auth/index.js';
import { requestOrigin } from '../../../foundation/requests/request-origin.js';
import { pathOf } from '../../../foundation/http/index.js';
import { asksForIndexUpdate, type IngestOptions } from '../../../ingestion/index.js';
import { type Query, textOf } from '../query.js';

/** DataHub's message for a refused write. */
const unauthorizedToWrite: NonNullable<IngestOptions['describeRefusal']> = (actorUrn, urns) =>
  `${actorUrn} is unauthorized to write entities. [${urns.map((urn) => `HttpStatus: 403 Urn: ${urn}`).join(', ')}]`;

/** The caller of an operation, and control of the response. Members are computed on access. */
export interface Caller {
  /** Throws `UNAUTHENTICATED` in public operations. */
  readonly actor: Actor;
  /** What identifies the actor, for operations that last so long that they check it again. */
  readonly credentials: RequestCredentials;
  /** Options for writes of the call: the caller's rights, and the origin of the write. */
  readonly ingest: IngestOptions;
  /** Path of the request as sent, without its query. */
  readonly path: string;
  /** Sets the status, replacing the first declared one, and adds headers. */
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

  get credentials(): RequestCredentials {
    return this.context.switchToHttp().getRequest<FastifyRequest>();
  }

  get path(): string {
    return pathOf(this.context.switchToHttp().getRequest<FastifyRequest>().url);
  }

  get ingest(): IngestOptions {
    const request = this.context.switchToHttp().getRequest<FastifyRequest>();
    const traceId = requestOrigin()?.traceId;
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
  }

  answerWith(status: number, headers: Readonly<Record<string, string>> = {}): void {
    void this.context.switchToHttp().getResponse<FastifyReply>().status(status).headers(headers);
  }
}
