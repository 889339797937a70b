import type { FastifyInstance, FastifyRequest } from 'fastify';
import { JsonAllowance } from '../common/json-allowance.js';
import { RequestOrigin, runForOrigin } from '../common/request-origin.js';
import { pathOf } from './request-path.js';

const origins = new WeakMap<FastifyRequest, RequestOrigin>();

/**
 * Makes the origin of each request known to what runs for it, and how much JSON it may bring. It is set when the request begins and again when its body was read, since that
 * goes on in the connection's context.
 */
export function noteOrigins(server: FastifyInstance, jsonLimit: number): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { ip, headers, url } = request;
    const json = new JsonAllowance(jsonLimit, 'HTTP_JSON_VALUES_LIMIT');
    const origin = new RequestOrigin(ip, headers['user-agent'], pathOf(url), Date.now(), json);
    origins.set(request, origin);
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) origin.isAbandoned = true;
    });
    runForOrigin(origin, done);
  });
  server.addHook('preValidation', (request, _reply, done) => asRequest(request, done));
}

/** The origin of a request, the same object each time; undefined of a server that does not note origins. */
export function originOf(request: FastifyRequest): RequestOrigin | undefined {
  return origins.get(request);
}

/** Runs `work` for the origin of `request`. */
export function asRequest<T>(request: FastifyRequest, work: () => T): T {
  const origin = originOf(request);
  return origin === undefined ? work() : runForOrigin(origin, work);
}
