import { All, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, AuthorizedInside, condition, CurrentActor } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { newTraceId, traceparent } from '../../foundation/requests/trace.js';
import { AppConfig } from '../../foundation/config/index.js';
import {
  FailureReporter,
  failedRequest,
  pathOf,
  percentDecode,
  queryOf,
  sendErrorAnswer,
  sendJson,
} from '../../foundation/http/index.js';
import { asksForIndexUpdate } from '../../ingestion/index.js';
import { type DurationMetric, MetricsRegistry } from '../../foundation/telemetry/index.js';
import { findOperation, type Operation, type RestliRequest } from './protocol/dispatcher.js';
import { restliErrorResponse } from './protocol/error-response.js';
import { PROTOCOL_HEADER, protocolVersion } from './protocol/protocol-version.js';
import { QueryString } from './protocol/query-string.js';
import { ResourceRegistry } from './protocol/resource-registry.js';
import { RESOURCE_CLASSES } from './protocol/resource.js';
import { untunnelled } from './protocol/tunnel.js';

/** Each operation declares its own demand with `@RestliDemands()`. */
const OF_OPERATION = condition('the demand of the rest.li operation');

/**
 * The only controller of the rest.li API: finds the operation of a request, runs it, and responds according to the
 * protocol.
 */
@Controller(Object.keys(RESOURCE_CLASSES))
export class RestliController {
  private readonly durations: DurationMetric;

  constructor(
    private readonly resources: ResourceRegistry,
    private readonly failures: FailureReporter,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    metrics: MetricsRegistry,
  ) {
    this.durations = metrics.durations({
      name: 'restli_operation_duration_seconds',
      help: 'How long rest.li operations took.',
      labels: ['operation', 'outcome'],
    });
  }

  @AuthorizedInside(OF_OPERATION)
  @All(['', '*'])
  async handle(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    const started = performance.now();
    let operation: Operation | undefined;
    let outcome = 'ok';
    try {
      const version = protocolVersion(request.headers);
      operation = findOperation(this.resources, restliRequest(request, this.config.http.itemsLimit));
      const traceId = newTraceId(this.clock.now());
      const awaitsSearch = asksForIndexUpdate(request.headers);
      const body = await operation.run({ actor, traceId, sourceIp: request.ip, awaitsSearch });
      void reply.headers({ [PROTOCOL_HEADER]: version, traceparent: traceparent(traceId) });
      sendBody(reply, body);
    } catch (error) {
      outcome = 'error';
      const failed = failedRequest(request);
      const failure = this.failures.report(error, `${failed.method} ${request.originalUrl}`);
      const answer = restliErrorResponse(failed, failure, operation?.takesProposals ?? false);
      sendErrorAnswer(reply, { ...answer, headers: { ...failure.headers, ...answer.headers } });
    } finally {
      const labels = { operation: operation?.name ?? 'unknown', outcome };
      this.durations.observe((performance.now() - started) / 1000, labels);
    }
  }
}

function restliRequest({ method, url, headers, body }: FastifyRequest, itemsLimit: number): RestliRequest {
  const asked = untunnelled({ verb: method, uri: url, body }, headers);
  const [, resource = '', ...key] = pathOf(asked.uri).split('/');
  const query = QueryString.parse(queryOf(asked.uri), itemsLimit);
  return { ...asked, resource, key: percentDecode(key.join('/')), query, itemsLimit };
}

function sendBody(reply: FastifyReply, body: unknown): void {
  if (body === undefined) void reply.status(200).send();
  else sendJson(reply.status(200), body);
}
