import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../common/errors.js';
import { ErrorStyles, type ErrorAnswer, type FailedRequest } from './error-style.js';
import { FailureReporter } from './failure-reporter.js';
import { pathOf } from './request-path.js';
import { RouteTable } from './route-table.js';

/** Responds to every failed HTTP request in the style of its API. Errors of other transports pass through. */
@Catch()
export class HttpExceptionFilter implements ExceptionFilter {
  constructor(
    private readonly styles: ErrorStyles,
    private readonly failures: FailureReporter,
    private readonly routes: RouteTable,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') throw error;
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const failed = failedRequest(request);
    const failure = this.failures.report(this.reason(error, request), `${failed.method} ${failed.originalPath}`);
    if (!reply.sent) sendErrorAnswer(reply, this.styles.answer(failed, failure));
  }

  private reason(error: unknown, request: FastifyRequest): unknown {
    if (request.is404) return this.routes.missing(request.method, pathOf(request.url));
    return error === request.raw.errored ? incompleteBody(error) : error;
  }
}

/** How a client fails that disconnects, or sends an invalid chunk, before its body is complete. */
function incompleteBody(cause: unknown): DomainError {
  const message = 'The connection ended before the request body was complete. Send the request again.';
  return new DomainError('INVALID_ARGUMENT', message, { cause });
}

/** The parts of `request` that error styles use. */
export function failedRequest(request: FastifyRequest): FailedRequest {
  const { method, url, headers } = request;
  return { method, url, headers, path: pathOf(url), originalPath: pathOf(request.originalUrl) };
}

/** Sends `answer`. */
export function sendErrorAnswer(reply: FastifyReply, answer: ErrorAnswer): void {
  void reply.status(answer.status).headers(answer.headers);
  if (answer.body === undefined) void reply.removeHeader('content-type').send();
  else void reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(answer.body));
}
