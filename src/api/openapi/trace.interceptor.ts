import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { Clock } from '../../foundation/common/clock.js';
import { requestOrigin } from '../../foundation/common/request-origin.js';
import { newTraceId, traceparent } from '../../foundation/common/trace.js';

const traceIds = new WeakMap<FastifyRequest, string>();

/** Assigns each request a trace id and returns it in the header `traceparent`, whether the request succeeds or not. */
@Injectable()
export class TraceInterceptor implements NestInterceptor {
  constructor(private readonly clock: Clock) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const traceId = requestOrigin()?.traceId ?? newTraceId(this.clock.now());
    traceIds.set(http.getRequest<FastifyRequest>(), traceId);
    void http.getResponse<FastifyReply>().header('traceparent', traceparent(traceId));
    return next.handle();
  }
}

/** The trace id of a request that has passed through `TraceInterceptor`. */
export function traceIdOf(request: FastifyRequest): string | undefined {
  return traceIds.get(request);
}
