import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { AppConfig } from '../../../foundation/config/index.js';
import { bodyText, FailureReporter, ToWriter } from '../../../foundation/http/index.js';
import type { ShownResult } from '../execution/operation-runner.js';
import type { RequestExecutor } from '../execution/request-executor.js';
import { responseText } from './response-text.js';
import { responsePieces } from './response-pieces.js';
import { unreadableRequest } from './unreadable-request.js';
import { type AnswerForm, answerFormFor } from './media-type.js';
import { BodyRefusal, readRequestBody } from './request-body.js';
import { RequestContexts } from './request-contexts.js';

/** Paths of GraphQL. The second is the path of DataHub's web frontend. */
export const GRAPHQL_PATHS = ['/api/graphql', '/api/v2/graphql'] as const;

/** Length in characters from which a response is written in pieces; shorter responses take one or two milliseconds. */
const LONG_ANSWER = 500_000;

/**
 * GraphQL over HTTP: only POST of a JSON object. Credentials are checked before the body is read. Executed operations
 * return 200, even with errors; other requests are refused with 400, 405, 413 or 415. For clients that accept
 * `application/graphql-response+json`, failures before execution return 400.
 */
@Injectable()
export class GraphqlEndpoint {
  private readonly logger = new Logger(GraphqlEndpoint.name);

  constructor(
    private readonly config: AppConfig,
    private readonly contexts: RequestContexts,
    private readonly failures: FailureReporter,
    private readonly toWriter: ToWriter,
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
          bodyLimit: this.bodyLimit,
          onRequest: (request) => this.contexts.open(request),
          handler: (request, reply) => this.answer(executor, request, reply),
        });
      }
    });
  }

  private acceptJsonOnly(scope: FastifyInstance): void {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
      const text = bodyText(body);
      if (text === undefined) done(invalidArgument('The request body is not valid JSON: It is not UTF-8 text.'));
      else done(null, text);
    });
  }

  private get bodyLimit(): number {
    const { graphqlBodyLimitBytes, bodyLimitBytes } = this.config.http;
    return Math.min(graphqlBodyLimitBytes, bodyLimitBytes);
  }

  private async answer(executor: RequestExecutor, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const text = request.body as string | undefined;
    const body = readRequestBody(text, this.config.graphql.maxQueryBytes);
    if (body instanceof BodyRefusal) return refuseBody(reply, body);
    if (this.toWriter.isNeeded && (await executor.mayWrite(body))) return this.toWriter.pass(request, reply, text);
    const context = this.contexts.of(request);
    const result = await executor.execute(body, context);
    const form = answerFormFor(request.headers.accept);
    return context.entities.work.length > LONG_ANSWER
      ? sendPieces(reply, result, form)
      : this.send(reply, result, form);
  }

  private send(reply: FastifyReply, result: ShownResult, form: AnswerForm): FastifyReply {
    try {
      const text = responseText(result);
      if (result.data === undefined) void reply.code(form.statusWithoutData);
      return reply.header('content-type', form.mediaType).send(text);
    } catch (error) {
      this.logger.error('The result of a GraphQL operation cannot be written as JSON', error);
      return reply.code(503).send();
    }
  }

  private sendFailure(reply: FastifyReply, error: unknown): FastifyReply {
    const unreadable = unreadableRequest(error, this.bodyLimit);
    if (unreadable !== undefined) {
      this.failures.notify(error);
      return sendText(reply, unreadable.status, unreadable.text);
    }
    const { status, message, headers } = this.failures.report(error, `POST ${reply.request.url}`);
    return sendText(reply.headers(headers), status, message);
  }
}

function sendPieces(reply: FastifyReply, result: ShownResult, form: AnswerForm): FastifyReply {
  return reply.header('content-type', form.mediaType).send(Readable.from(responsePieces(result)));
}

function refuseBody(reply: FastifyReply, { status, text }: BodyRefusal): FastifyReply {
  return text === undefined ? reply.code(status).send() : sendText(reply, status, text);
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('content-type', answerFormFor(undefined).mediaType)
    .send(JSON.stringify({ error: text }));
}
