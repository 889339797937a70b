import type { IncomingMessage } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { HttpConfig } from '../config/index.js';
import { useBodyParsers } from './body-parsers.js';
import { withoutProxyPrefix } from './request-path.js';
import { RouteTable } from './route-table.js';

/** Longest path parameter: a urn of 512 encoded bytes, encoded once more, fits. Wildcards have no limit. */
const MAX_PARAMETER_LENGTH = 4096;
/** Bytes of all request headers together; DataHub allows the same. */
const MAX_HEADER_BYTES = 32 * 1024;

const routeTables = new WeakMap<FastifyAdapter, RouteTable>();

/**
 * The HTTP server of the service, for `NestFactory.create(module, createHttpAdapter(config), { bodyParser: false })`. Every path is served with and without
 * the prefixes `/gms` and `/api/gms`, and with and without a slash at its end.
 */
export function createHttpAdapter(config: HttpConfig): FastifyAdapter {
  const adapter = new FastifyAdapter({
    bodyLimit: config.bodyLimitBytes,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    rewriteUrl: (request: IncomingMessage) => withoutProxyPrefix(request.url ?? '/'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER_LENGTH },
  });
  const routes = new RouteTable();
  routes.watch(adapter.getInstance());
  useBodyParsers(adapter.getInstance());
  routeTables.set(adapter, routes);
  return adapter;
}

/** The routes of `adapter`; an empty table for an adapter made elsewhere. */
export function routeTableOf(adapter: unknown): RouteTable {
  return (adapter instanceof FastifyAdapter ? routeTables.get(adapter) : undefined) ?? new RouteTable();
}
