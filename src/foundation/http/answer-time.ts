import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Deadline } from '../common/deadline.js';
import { originOf } from './request-origins.js';

/** Work on the whole store may take as long as it takes: restores, rebuilds, truncation, rollbacks; and uploads. */
const UNLIMITED =
  /^\/(?:operations|openapi\/operations|runs|openapi\/v1\/files\/signed)(?:[/?]|$)|[?&]action=restoreIndices(?:&|$)/;

/** What DataHub tells; its clients send the request again after the seconds of `Retry-After`. */
const REFUSAL = JSON.stringify({
  error: 'Request timed out. The operation may still be completing in the background.',
});
const HEADERS = { 'retry-after': '30', 'content-type': 'application/json;charset=utf-8' };

type Late = (request: FastifyRequest) => void;

interface Limited {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly deadline: Deadline;
}

/**
 * The requests that are under way, whose time is limited. Since all have as long, they end in the order in which they
 * began, and one timer is enough.
 */
class AnswerTimes {
  private readonly underWay = new Map<FastifyRequest, Limited>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly limitMs: number,
    private readonly late: Late,
  ) {}

  begin(request: FastifyRequest, reply: FastifyReply): void {
    const deadline = new Deadline(this.limitMs);
    const origin = originOf(request);
    if (origin !== undefined) origin.deadline = deadline;
    this.underWay.set(request, { request, reply, deadline });
    this.timer ??= this.awake(this.limitMs);
  }

  /**
   * What is sent in place of `payload`: itself while there is time, which a timer alone would not tell after the event
   * loop was held.
   */
  payloadInTime(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
    const limited = reply.raw.destroyed ? undefined : this.underWay.get(request);
    if (limited === undefined || payload instanceof Readable || !limited.deadline.isOver) return payload;
    this.underWay.delete(request);
    this.late(request);
    void reply.code(503).headers(HEADERS).removeHeader('content-length');
    return REFUSAL;
  }

  /** Takes the limit from what goes on after an answer in time; what came too late stays over. */
  answered(request: FastifyRequest): void {
    this.underWay.delete(request);
    const origin = originOf(request);
    if (origin?.deadline?.isOver === false) origin.deadline = undefined;
  }

  private awake(inMs: number): NodeJS.Timeout {
    return setTimeout(() => this.refuseLate(), inMs).unref();
  }

  private refuseLate(): void {
    this.timer = undefined;
    for (const limited of this.underWay.values()) {
      const { leftMs } = limited.deadline;
      if (leftMs > 0) {
        this.timer = this.awake(Math.ceil(leftMs));
        return;
      }
      this.refuse(limited);
    }
  }

  private refuse({ request, reply, deadline }: Limited): void {
    this.underWay.delete(request);
    deadline.cancel();
    if (reply.sent || reply.raw.destroyed) return;
    this.late(request);
    void reply.code(503).headers(HEADERS).send(REFUSAL);
  }
}

/**
 * Answers 503 to requests that are not answered `limitMs` after their body was read, also when the event loop was held
 * so that no timer could fire; the outcome of what they began is dropped, and work that gives way (`giveWay`) stops, as
 * it does when the client is gone. 0 = never. `late` hears of each.
 */
export function limitAnswerTime(server: FastifyInstance, limitMs: number, late: Late): void {
  if (limitMs === 0) return;
  const times = new AnswerTimes(limitMs, late);
  server.addHook('preValidation', (request, reply, done) => {
    if (!mayTakeLong(request.url)) times.begin(request, reply);
    done();
  });
  server.addHook('onSend', (request, reply, payload, done) => done(null, times.payloadInTime(request, reply, payload)));
  server.addHook('onResponse', (request, _reply, done) => {
    times.answered(request);
    done();
  });
}

/** Whether the request with this target has no time limit. */
export function mayTakeLong(url: string): boolean {
  return UNLIMITED.test(url);
}
