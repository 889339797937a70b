import type { FastifyInstance, FastifyRequest } from 'fastify';
import { JsonAllowance } from '../common/json-allowance.js';
import { RequestOrigin, runForOrigin } from '../common/request-origin.js';
import { pathOf } from './request-path.js';

const ORIGIN = Symbol('origin');

/** What the caller should know of an answer, as a list of texts in JSON. */
const WARNINGS_HEADER = 'X-Metadata-Warnings';

type OriginatedRequest = FastifyRequest & { [ORIGIN]?: RequestOrigin };

/**
 * Makes the origin of each request known to what runs for it, and how much JSON it may bring. It is set when the
 * request begins and again when its body was read, since that goes on in the connection's context.
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

/** The origin of a request, the same object each time; undefined of a server that does not note origins. */
export function originOf(request: OriginatedRequest): RequestOrigin | undefined {
  return request[ORIGIN];
}

/** Runs `work` for the origin of `request`. */
export function asRequest<T>(request: FastifyRequest, work: () => T): T {
  const origin = originOf(request);
  return origin === undefined ? work() : runForOrigin(origin, work);
}

/** JSON in characters that a header may have. */
function headerText(texts: readonly string[]): string {
  return JSON.stringify(texts).replaceAll(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Nobody waits any more for the answer: what goes on for the request stops where it gives way. */
function abandon(origin: RequestOrigin): void {
  origin.isAbandoned = true;
  origin.isClientGone = true;
  origin.deadline?.cancel('The client closed the connection.');
}
