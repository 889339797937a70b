import type { IncomingMessage, Server } from 'node:http';
import { Logger } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { exactJson } from '../common/exact-json.js';
import type { HttpConfig } from '../config/index.js';
import { isLongJson } from '../common/json-pieces.js';
import { limitAnswerTime } from './answer-time.js';
import { limitBodies } from './body-limits.js';
import { useBodyParsers } from './body-parsers.js';
import { allowOrigins } from './cross-origin.js';
import { jsonBody } from './json-answers.js';
import { noteOrigins } from './request-origins.js';
import { pathOf, withoutProxyPrefix } from './request-path.js';
import { RouteTable } from './route-table.js';
import { RunningRequests } from './running-requests.js';
import { secureHeaders, sendSecureHeaders } from './secure-headers.js';

/** Longest path parameter: a urn of 512 encoded bytes, encoded once more, fits. Wildcards have no limit. */
const MAX_PARAMETER_LENGTH = 4096;
/** How often the server looks for requests that come too slowly, in milliseconds, at most. */
const SLOW_SWEEP_MS = 10_000;
/** How often a closing server looks for connections that have become idle, in milliseconds. */
const IDLE_SWEEP_MS = 100;

const log = new Logger('Http');

type ErrorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => unknown;

/** The HTTP server of the service. It knows its routes, and errors reach Nest's filters from every route, whenever it was added. */
export class ServiceHttpAdapter extends FastifyAdapter {
  readonly routes = new RouteTable();
  readonly running = new RunningRequests();
  private errorHandler: ErrorHandler = (error) => {
    throw error;
  };

  constructor(config: HttpConfig) {
    const headers = secureHeaders(config);
    super({
      ...connectionOptions(config),
      frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) =>
        refuseTarget(error, reply.headers(headers)),
      rewriteUrl: (request: IncomingMessage) => withoutProxyPrefix(request.url ?? '/'),
      routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER_LENGTH },
    });
    const server = this.getInstance();
    this.routes.watch(server);
    this.running.watch(server);
    limitBodies(server, config);
    sendSecureHeaders(server, headers);
    allowOrigins(server, config.corsOrigins);
    limitAnswerTime(server, config.answerTimeoutMs, ({ method, url }) =>
      log.warn(`503 ${method} ${pathOf(url)}: no answer within ${config.answerTimeoutMs} ms`),
    );
    noteOrigins(server, config.jsonValuesLimit);
    useBodyParsers(server);
    server.setReplySerializer((answer) => exactJson(answer));
    server.setErrorHandler((error, request, reply) => this.errorHandler(error, request, reply));
  }

  /** Takes the handler of errors; Fastify itself would give it only to routes that are added later. */
  override setErrorHandler(handler: ErrorHandler): ReturnType<FastifyAdapter['setErrorHandler']> {
    this.errorHandler = handler;
    return this.getInstance();
  }

  /** Sends what a handler answers; long lists are written as they are made, as fast as the client takes them. */
  override reply(
    ...[response, body, statusCode]: Parameters<FastifyAdapter['reply']>
  ): ReturnType<FastifyAdapter['reply']> {
    if (!isLongJson(body) || !('type' in response)) return super.reply(response, body, statusCode);
    return super.reply(response.type('application/json; charset=utf-8'), jsonBody(body), statusCode);
  }

  /** Lets requests in flight finish. Their connections close after the answer, also when a client would keep them. */
  override async close(): Promise<void> {
    const server: Server = this.getHttpServer();
    const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
    try {
      await super.close();
    } finally {
      clearInterval(sweep);
    }
  }
}

function connectionOptions(config: HttpConfig) {
  const { headersTimeoutMs, requestTimeoutMs } = config;
  const headersTimeout = Math.min(headersTimeoutMs, requestTimeoutMs);
  return {
    bodyLimit: config.bodyLimitBytes,
    keepAliveTimeout: config.keepAliveTimeoutMs,
    requestTimeout: requestTimeoutMs,
    trustProxy: trustedBy(config.trustProxy),
    http: {
      maxHeaderSize: config.headerLimitBytes,
      headersTimeout,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(SLOW_SWEEP_MS, headersTimeout),
    },
  };
}

function trustedBy(proxies: HttpConfig['trustProxy']): FastifyServerOptions['trustProxy'] {
  return typeof proxies === 'object' ? [...proxies] : proxies;
}

/** Answers a request whose target the router cannot read; no route and no filter sees it. */
function refuseTarget({ statusCode = 400 }: FastifyError, reply: FastifyReply): void {
  const message = 'The path of the request is too long or not valid percent-encoding.';
  void reply.code(statusCode).send({ error: 'INVALID_ARGUMENT', message });
}

/**
 * The server for `NestFactory.create(module, createHttpAdapter(config), { bodyParser: false })`. Every path is served with and without
 * the prefixes `/gms` and `/api/gms`, and with and without a slash at its end.
 */
export function createHttpAdapter(config: HttpConfig): FastifyAdapter {
  return new ServiceHttpAdapter(config);
}
