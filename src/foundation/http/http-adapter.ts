import type { IncomingMessage, RequestListener, Server, ServerOptions } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { DomainError } from '../common/errors.js';
import { exactJson } from '../json/exact-json.js';
import type { HttpConfig, StopConfig } from '../config/index.js';
import { isLongJson } from '../json/json-pieces.js';
import { within } from '../concurrency/within.js';
import { limitResponseTime } from './response-time.js';
import { limitBodies } from './body-limits.js';
import { type SenderCheck, useBodyParsers } from './body-parsers.js';
import { compressAnswers } from './compression.js';
import { Connections } from './connections.js';
import { allowOrigins } from './cross-origin.js';
import { jsonBody } from './json-response.js';
import { noteOrigins } from './request-origins.js';
import { pathOf, toPageIfMalformed, withoutProxyPrefix } from './request-path.js';
import { RouteTable } from './route-table.js';
import { RunningRequests } from './running-requests.js';
import { limitStalledReaders } from './stalled-readers.js';
import { secureHeaders, sendSecureHeaders } from './secure-headers.js';
import { listenForReaders, ofReaders } from './workers/reader-listener.js';
import { WriterClient } from './workers/writer-client.js';

/** Longest path parameter: fits a urn of 512 encoded bytes, encoded a second time. Wildcards have no limit. */
const MAX_PARAMETER_LENGTH = 4096;
/** Maximum interval of checks for slow requests, in milliseconds. */
const SLOW_SWEEP_MS = 10_000;
/** How long clients may take to read refusals before their connections are closed, in milliseconds. */
const REFUSED_MS = 2_000;

const log = new Logger('Http');

/** How this process shares the work with other workers. */
export interface WorkerShare {
  /** Path of the socket on which the worker that writes serves the others; undefined if each does all of it. */
  readonly writerSocket: string | undefined;
  /** Whether this worker passes requests that may write on. */
  readonly onlyReads: boolean;
  /** Whether a worker that only reads may serve a request; `url` is its target as the client sent it. */
  readonly isForReaders: (method: string | undefined, url: string | undefined) => boolean;
}

const ALONE: WorkerShare = { writerSocket: undefined, onlyReads: false, isForReaders: () => true };

type ErrorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * The service's HTTP server. Records its routes, and passes errors of every route to Nest's filters, whenever the route
 * was added.
 */
export class ServiceHttpAdapter extends FastifyAdapter {
  readonly routes = new RouteTable();
  readonly running = new RunningRequests();
  /** Where a worker that only reads passes requests on; undefined in every other process. */
  readonly writer: WriterClient | undefined;
  /** Listens to the workers that pass requests on to this one; does nothing if there are none. */
  readonly listenToReaders: () => Promise<void>;
  private readonly connections: Connections;
  private readonly stopListeners: (() => void)[] = [];
  private readonly pageFolders: Set<string>;
  private checkSender: SenderCheck = async () => undefined;
  private errorHandler: ErrorHandler = (error) => {
    throw error;
  };

  constructor(config: HttpConfig, { writerSocket, onlyReads, isForReaders }: WorkerShare = ALONE) {
    const headers = secureHeaders(config);
    const connections = new Connections();
    const writer = onlyReads && writerSocket !== undefined ? new WriterClient(writerSocket) : undefined;
    const pageFolders = new Set<string>();
    let serve: RequestListener = () => undefined;
    super({
      ...requestOptions(config),
      serverFactory: (listener: RequestListener) => {
        serve = listener;
        const served: RequestListener = (request, response) => {
          if (writer === undefined || isForReaders(request.method, request.url)) listener(request, response);
          else writer.pass(request, response);
        };
        return httpServer(config, connections, served);
      },
      frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) =>
        refuseTarget(error, reply.headers(headers)),
      rewriteUrl: (request: IncomingMessage) => toPageIfMalformed(withoutProxyPrefix(request.url ?? '/'), pageFolders),
      routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER_LENGTH },
    });
    this.writer = writer;
    this.connections = connections;
    this.pageFolders = pageFolders;
    this.listenToReaders = async () => {
      if (onlyReads || writerSocket === undefined) return;
      // Readers send requests at once, which a server that is not ready cannot serve.
      await this.getInstance().ready();
      await listenForReaders(connections.createServer(readerOptions(config), ofReaders(serve)), writerSocket);
    };
    const server = this.getInstance();
    this.routes.watch(server);
    this.running.watch(server);
    limitBodies(server, config);
    sendSecureHeaders(server, headers);
    allowOrigins(server, config.corsOrigins);
    compressAnswers(server, config.compressionMinBytes);
    limitResponseTime(server, config.answerTimeoutMs, ({ method, url }) =>
      log.warn(`503 ${method} ${pathOf(url)}: no response within ${config.answerTimeoutMs} ms`),
    );
    noteOrigins(server, config.jsonValuesLimit);
    useBodyParsers(server, (request) => this.checkSender(request));
    server.setReplySerializer((answer) => exactJson(answer));
    server.setErrorHandler((error, request, reply) => this.errorHandler(error, request, reply));
  }

  /** Calls `listener` when the service begins to stop, so that responses that would not end by themselves end. */
  onStop(listener: () => void): void {
    this.stopListeners.push(listener);
  }

  /** Parses long bodies only of requests for which `check` resolves. */
  checkSenders(check: SenderCheck): void {
    this.checkSender = check;
  }

  /** Serves the page at `folder`, such as `/console/`, at every path below it, also at those that cannot be decoded. */
  leavePathsToPage(folder: string): void {
    this.pageFolders.add(folder);
  }

  /** Sets the error handler; Fastify itself would apply it only to routes that are added later. */
  override setErrorHandler(handler: ErrorHandler): ReturnType<FastifyAdapter['setErrorHandler']> {
    this.errorHandler = handler;
    return this.getInstance();
  }

  /** Sends the result of a handler; long lists are written as they are computed, at the speed of the client. */
  override reply(
    ...[response, body, statusCode]: Parameters<FastifyAdapter['reply']>
  ): ReturnType<FastifyAdapter['reply']> {
    if (!isLongJson(body) || !('type' in response)) return super.reply(response, body, statusCode);
    return super.reply(response.type('application/json; charset=utf-8'), jsonBody(body), statusCode);
  }

  /**
   * Stops serving, before any dependency of requests ends. For `delayMs`, requests are served as before, but
   * connections end after their next response. Then new connections are refused, and requests in progress may take
   * `limitMs`. Remaining requests are refused with `STOPPING`, and after two more seconds every connection is closed.
   * Never throws.
   */
  async drain({ delayMs, limitMs }: StopConfig): Promise<void> {
    this.connections.endAfterAnswers();
    for (const listener of this.stopListeners) listener();
    await wait(delayMs);
    await this.connections.stopListening();
    const ended = this.connections.allEnded();
    if (await within(limitMs, ended)) return;
    const left = this.running.refuse(
      () => new DomainError('STOPPING', 'The service is stopping. Send the request again to one that runs.'),
    );
    log.warn(`${left} requests were not answered within ${limitMs} ms and are refused, since the service stops`);
    if (!(await within(REFUSED_MS, ended))) this.connections.destroy();
  }

  override async close(): Promise<void> {
    this.writer?.close();
    await super.close();
  }
}

/** Readers have applied the time limits to their clients; the connections to them stay open. */
function readerOptions({ headerLimitBytes }: HttpConfig): ServerOptions {
  return { maxHeaderSize: headerLimitBytes, headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: 0 };
}

function httpServer(config: HttpConfig, connections: Connections, listener: RequestListener): Server {
  const { headerLimitBytes, headersTimeoutMs, requestTimeoutMs, keepAliveTimeoutMs, stallTimeoutMs } = config;
  const headersTimeout = Math.min(headersTimeoutMs, requestTimeoutMs);
  const options = {
    maxHeaderSize: headerLimitBytes,
    headersTimeout,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    connectionsCheckingInterval: Math.min(SLOW_SWEEP_MS, headersTimeout),
  };
  const server = connections.createServer(options, listener);
  limitStalledReaders(server, stallTimeoutMs, (bytes) =>
    log.warn(`A client read nothing of its response for ${stallTimeoutMs} ms; ${bytes} bytes were pending`),
  );
  return server;
}

function requestOptions(config: HttpConfig) {
  return { bodyLimit: config.bodyLimitBytes, trustProxy: trustedBy(config.trustProxy) };
}

function trustedBy(proxies: HttpConfig['trustProxy']): FastifyServerOptions['trustProxy'] {
  return typeof proxies === 'object' ? [...proxies] : proxies;
}

/** Responds to a request whose target the router cannot parse; it reaches no route and no filter. */
function refuseTarget({ statusCode = 400 }: FastifyError, reply: FastifyReply): void {
  const message = 'The path of the request is too long or not valid percent-encoding.';
  void reply.code(statusCode).send({ error: 'INVALID_ARGUMENT', message });
}

/**
 * The server for `NestFactory.create(module, createHttpAdapter(config), { bodyParser: false })`. Every path is served
 * with and without the prefixes `/gms` and `/api/gms`, and with and without a trailing slash.
 */
export function createHttpAdapter(config: HttpConfig, share?: WorkerShare): ServiceHttpAdapter {
  return new ServiceHttpAdapter(config, share);
}
