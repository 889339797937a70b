import { Injectable, Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppConfig } from '../../config/index.js';
import { FailureReporter } from '../../http/index.js';
import type { ShownResult } from '../execution/operation-runner.js';
import type { RequestExecutor } from '../execution/request-executor.js';
import { answerText } from './answer.js';
import { failureAnswer } from './failure-answer.js';
import { BodyRefusal, readRequestBody } from './request-body.js';
import { RequestContexts } from './request-contexts.js';

/** Where GraphQL is served. The second path is the one of DataHub's web front end. */
export const GRAPHQL_PATHS = ['/api/graphql', '/api/v2/graphql'] as const;

const JSON_TYPE = 'application/json;charset=utf-8';

/**
 * GraphQL over HTTP: POST of a JSON object, and nothing else. Credentials are checked before the body is read.
 * Whatever was executed answers 200, errors included; what was not a GraphQL request is refused with 400, 405, 413 or 415.
 */
@Injectable()
export class GraphqlEndpoint {
  private readonly logger = new Logger(GraphqlEndpoint.name);

  constructor(
    private readonly config: AppConfig,
    private readonly contexts: RequestContexts,
    private readonly failures: FailureReporter,
  ) {}

  /** Adds the routes; `executor` runs the operations. */
  async register(fastify: FastifyInstance, executor: RequestExecutor): Promise<void> {
    await fastify.register(async (scope) => {
      this.acceptJsonOnly(scope);
      scope.setErrorHandler((error, _request, reply) => this.sendFailure(reply, error));
      for (const url of GRAPHQL_PATHS) {
        scope.route({
          url,
          method: 'POST',
          onRequest: (request) => this.contexts.open(request),
          handler: (request, reply) => this.answer(executor, request, reply),
        });
      }
    });
  }

  private acceptJsonOnly(scope: FastifyInstance): void {
    scope.removeAllContentTypeParsers();
    const { bodyLimitBytes: bodyLimit } = this.config.http;
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
  }

  private async answer(executor: RequestExecutor, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = readRequestBody(request.body as string | undefined, this.config.graphql.maxQueryBytes);
    if (body instanceof BodyRefusal) return refuseBody(reply, body);
    const result = await executor.execute(body, this.contexts.of(request));
    return this.send(reply, result);
  }

  private send(reply: FastifyReply, result: ShownResult): FastifyReply {
    try {
      return reply.header('content-type', JSON_TYPE).send(answerText(result));
    } catch (error) {
      this.logger.error('The result of a GraphQL operation cannot be written as JSON', error);
      return reply.code(503).send();
    }
  }

  private sendFailure(reply: FastifyReply, error: unknown): FastifyReply {
    this.failures.notify(error);
    const { status, text } = failureAnswer(error, this.config.http.bodyLimitBytes);
    if (status >= 500) this.logger.error('A GraphQL request failed before it was executed', error);
    return reply
      .code(status)
      .header('content-type', JSON_TYPE)
      .send(JSON.stringify({ error: text }));
  }
}

function refuseBody(reply: FastifyReply, { status, text }: BodyRefusal): FastifyReply {
  if (text === undefined) return reply.code(status).send();
  return reply
    .code(status)
    .header('content-type', JSON_TYPE)
    .send(JSON.stringify({ error: text }));
}
