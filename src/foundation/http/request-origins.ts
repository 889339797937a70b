import type { FastifyInstance, FastifyRequest } from 'fastify';
import { JsonAllowance } from '../requests/json-allowance.js';
import { RequestOrigin, runForOrigin } from '../requests/request-origin.js';
import { pathOf } from './request-path.js';

const ORIGIN = Symbol('origin');

/** Warnings for the caller in a response, as a JSON list of strings. */
const WARNINGS_HEADER = 'X-Metadata-Warnings';

type OriginatedRequest = FastifyRequest & { [ORIGIN]?: RequestOrigin };

/**
 * Makes the origin of each request, with its JSON allowance, available to all work for it. It is set when the request
 * begins and again after its body was read, because that runs in the connection's context.
 */
export function noteOrigins(server: FastifyInstance, jsonLimit: number): void {
  server.addHook('onRequest', (request: OriginatedRequest, reply, done) => {
    const { ip, headers, url } = request;
    const json = new JsonAllowance(jsonLimit, 'HTTP_JSON_VALUES_LIMIT');
    const origin = new RequestOrigin(ip, headers['user-agent'], pathOf(url), Date.now(), json);
    request[ORIGIN] = origin;
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) abandon(origin);
    });
    runForOrigin(origin, done);
  });
  server.addHook('preValidation', (request, _reply, done) => asRequest(request, done));
  server.addHook('onSend', (request: OriginatedRequest, reply, payload, done) => {
    const warnings = request[ORIGIN]?.warnings ?? [];
    if (warnings.length > 0) void reply.header(WARNINGS_HEADER, headerText(warnings));
    done(null, payload);
  });
}

/** The origin of a request, always the same object; undefined if the server does not track origins. */
export function originOf(request: OriginatedRequest): RequestOrigin | undefined {
  return request[ORIGIN];
}

/** Runs `work` for the origin of `request`. */
export function asRequest<T>(request: FastifyRequest, work: () => T): T {
  const origin = originOf(request);
  return origin === undefined ? work() : runForOrigin(origin, work);
}

/** JSON in characters that are valid in a header. */
function headerText(texts: readonly string[]): string {
  return JSON.stringify(texts).replaceAll(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The response is no longer needed: work for the request stops when it yields. */
function abandon(origin: RequestOrigin): void {
  origin.isAbandoned = true;
  origin.isClientGone = true;
  origin.deadline?.cancel('The client closed the connection.');
}
