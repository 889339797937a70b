import type { IncomingMessage, Server } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpConfig } from '../config/index.js';
import { useBodyParsers } from './body-parsers.js';
import { noteOrigins } from './request-origins.js';
import { withoutProxyPrefix } from './request-path.js';
import { RouteTable } from './route-table.js';

/** Longest path parameter: a urn of 512 encoded bytes, encoded once more, fits. Wildcards have no limit. */
const MAX_PARAMETER_LENGTH = 4096;
/** Bytes of all request headers together; DataHub allows the same. */
const MAX_HEADER_BYTES = 32 * 1024;
/** How often a closing server looks for connections that have become idle, in milliseconds. */
const IDLE_SWEEP_MS = 100;

type ErrorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => unknown;

/** The HTTP server of the service. It knows its routes, and errors reach Nest's filters from every route, whenever it was added. */
export class ServiceHttpAdapter extends FastifyAdapter {
  readonly routes = new RouteTable();
  private errorHandler: ErrorHandler = (error) => {
    throw error;
  };

  constructor({ bodyLimitBytes }: HttpConfig) {
    super({
      bodyLimit: bodyLimitBytes,
      http: { maxHeaderSize: MAX_HEADER_BYTES },
      rewriteUrl: (request: IncomingMessage) => withoutProxyPrefix(request.url ?? '/'),
      routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER_LENGTH },
    });
    const server = this.getInstance();
    this.routes.watch(server);
    noteOrigins(server);
    useBodyParsers(server);
    server.setErrorHandler((error, request, reply) => this.errorHandler(error, request, reply));
  }

  /** Takes the handler of errors; Fastify itself would give it only to routes that are added later. */
  override setErrorHandler(handler: ErrorHandler): ReturnType<FastifyAdapter['setErrorHandler']> {
    this.errorHandler = handler;
    return this.getInstance();
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

/**
 * The server for `NestFactory.create(module, createHttpAdapter(config), { bodyParser: false })`. Every path is served with and without
 * the prefixes `/gms` and `/api/gms`, and with and without a slash at its end.
 */
export function createHttpAdapter(config: HttpConfig): FastifyAdapter {
  return new ServiceHttpAdapter(config);
}
