import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isEventStream, isPassedOn } from '../../foundation/http/index.js';
import { type DurationMetric, MetricsRegistry } from '../../foundation/telemetry/index.js';

/**
 * Measures requests by route rather than by path, which keeps the number of labels small. Leaves out streams, and what
 * another worker answers.
 */
@Injectable()
export class RequestDurations implements OnModuleInit {
  private readonly requests: DurationMetric;

  constructor(
    private readonly host: HttpAdapterHost,
    metrics: MetricsRegistry,
  ) {
    this.requests = metrics.durations({
      name: 'http_request_duration_seconds',
      help: 'Duration of HTTP requests by route.',
      labels: ['method', 'route', 'status'],
    });
  }

  onModuleInit(): void {
    this.host.httpAdapter.getInstance<FastifyInstance>().addHook('onResponse', (request, reply, done) => {
      if (!isEventStream(reply) && !isPassedOn(request)) this.observe(request, reply);
      done();
    });
  }

  private observe(request: FastifyRequest, reply: FastifyReply): void {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    const labels = { method: request.method, route, status: `${String(reply.statusCode).slice(0, 1)}xx` };
    this.requests.observe(reply.elapsedTime / 1000, labels);
  }
}
