import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { requestOrigin } from '../../foundation/requests/request-origin.js';
import { traceparent } from '../../foundation/requests/trace.js';

const OURS = '/openapi/';

/** Adds the trace of a request in the header `traceparent` to every response under `/openapi`, including refusals. */
@Injectable()
export class TraceHeaders implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    this.host.httpAdapter.getInstance<FastifyInstance>().addHook('onRequest', (request, reply, done) => {
      const traceId = request.url.startsWith(OURS) ? requestOrigin()?.traceId : undefined;
      if (traceId !== undefined) void reply.header('traceparent', traceparent(traceId));
      done();
    });
  }
}
