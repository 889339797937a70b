import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Work on the whole store may take as long as it takes: restores, rebuilds, truncation and rollbacks. */
const UNLIMITED = /^\/(?:operations|openapi\/operations|runs)(?:[/?]|$)|[?&]action=restoreIndices(?:&|$)/;

/** What DataHub tells; its clients send the request again after the seconds of `Retry-After`. */
const REFUSAL = JSON.stringify({
  error: 'Request timed out. The operation may still be completing in the background.',
});
const RETRY_AFTER_SECONDS = '30';

const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

/**
 * Answers 503 to requests that are not answered `limitMs` after their body was read; what they began goes on, and its outcome is dropped. 0 = never.
 * `late` hears of each.
 */
export function limitAnswerTime(
  server: FastifyInstance,
  limitMs: number,
  late: (request: FastifyRequest) => void,
): void {
  if (limitMs === 0) return;
  server.addHook('preValidation', (request, reply, done) => {
    if (!mayTakeLong(request.url)) timers.set(request, setTimeout(() => refuse(request, reply, late), limitMs).unref());
    done();
  });
  server.addHook('onResponse', (request, _reply, done) => {
    clearTimeout(timers.get(request));
    done();
  });
}

/** Whether the request with this target has no time limit. */
export function mayTakeLong(url: string): boolean {
  return UNLIMITED.test(url);
}

function refuse(request: FastifyRequest, reply: FastifyReply, late: (request: FastifyRequest) => void): void {
  if (reply.sent || reply.raw.destroyed) return;
  late(request);
  void reply
    .code(503)
    .headers({ 'retry-after': RETRY_AFTER_SECONDS, 'content-type': 'application/json;charset=utf-8' })
    .send(REFUSAL);
}
