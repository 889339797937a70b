import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestOrigin, runForOrigin } from '../common/request-origin.js';
import { pathOf } from './request-path.js';

const origins = new WeakMap<FastifyRequest, RequestOrigin>();

/**
 * Makes the origin of each request known to what runs for it. It is set when the request begins and again when its body was read, since that goes on in
 * the connection's context.
 */
export function noteOrigins(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => runForOrigin(originOf(request), done));
  server.addHook('preValidation', (request, _reply, done) => runForOrigin(originOf(request), done));
}

/** The origin of a request, the same object each time. */
export function originOf(request: FastifyRequest): RequestOrigin {
  const known = origins.get(request);
  if (known !== undefined) return known;
  const { ip, headers, url } = request;
  const origin = new RequestOrigin(ip, headers['user-agent'], pathOf(url), Date.now());
  origins.set(request, origin);
  return origin;
}
