import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Deadline } from '../requests/deadline.js';
import { originOf } from './request-origins.js';

/**
 * Work on the whole store may take as long as it takes: restores, rebuilds, truncation, rollbacks. So may uploads and
 * streams of events.
 */
const UNLIMITED =
  /^\/(?:operations|openapi\/operations|runs|openapi\/v1\/files\/signed|openapi\/v1\/events\/stream)(?:[/?]|$)|[?&]action=restoreIndices(?:&|$)/;

/** DataHub's response; its clients retry after the seconds in `Retry-After`. */
const REFUSAL = JSON.stringify({
  error: 'Request timed out. The operation may still be completing in the background.',
});
const HEADERS = { 'retry-after': '30', 'content-type': 'application/json;charset=utf-8' };

type Late = (request: FastifyRequest) => void;

interface Limited {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly deadline: Deadline;
  /** When the limit is reached, as `performance.now()`. */
  readonly endsAt: number;
  /** Bytes that the client had taken when the limit began, if the response was being sent. */
  readonly taken?: number;
}

/**
 * Requests in progress with a time limit: until the response begins, and then for a client that takes nothing of it.
 * The limit is the same for all, so they expire in the order in which it began, and one timer is enough.
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
    this.follow({ request, reply, deadline });
    this.timer ??= this.awake(this.limitMs);
  }

  /**
   * The payload to send: `payload` itself while there is time. A timer alone would miss the limit if the event loop was
   * blocked. A stream takes the time that its client needs.
   */
  payloadInTime(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
    const limited = reply.raw.destroyed ? undefined : this.underWay.get(request);
    if (payload instanceof Readable) limited?.deadline.lift();
    if (limited === undefined || payload instanceof Readable || !limited.deadline.isLate) return payload;
    this.underWay.delete(request);
    this.late(request);
    void reply.code(503).headers(HEADERS).removeHeader('content-length');
    return REFUSAL;
  }

  /** Removes the limit from work that continues after a timely response; expired requests stay expired. */
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
      const leftMs = limited.endsAt - performance.now();
      if (leftMs > 0) {
        this.timer = this.awake(Math.ceil(leftMs));
        return;
      }
      this.underWay.delete(limited.request);
      if (isBeingSent(limited.reply)) this.goOn(limited);
      else this.refuse(limited);
    }
  }

  /** Extends the time of a response of which the client has taken more, and cuts off any other. */
  private goOn({ request, reply, deadline, taken = -1 }: Limited): void {
    const now = takenBytes(request);
    if (now > taken) this.follow({ request, reply, deadline, taken: now });
    else reply.raw.destroy();
  }

  private follow(limited: Omit<Limited, 'endsAt'>): void {
    this.underWay.set(limited.request, { ...limited, endsAt: performance.now() + this.limitMs });
  }

  private refuse({ request, reply, deadline }: Limited): void {
    deadline.cancel();
    if (reply.sent || reply.raw.destroyed) return;
    this.late(request);
    void reply.code(503).headers(HEADERS).send(REFUSAL);
  }
}

function isBeingSent({ raw }: FastifyReply): boolean {
  return raw.headersSent && !raw.writableEnded && !raw.destroyed;
}

/** The bytes that were sent over the connection of the request, without those that still wait in this process. */
function takenBytes({ raw: { socket } }: FastifyRequest): number {
  return socket.bytesWritten - socket.writableLength;
}

/**
 * Responds with 503 to requests that take longer than `limitMs` after their body was read, even if the event loop was
 * blocked and no timer could fire. Their results are dropped, and work that yields (`giveWay`) stops, as it does when
 * the client disconnects. A response that has begun is cut off when its client takes nothing of it for `limitMs`. 0 =
 * no limit. Calls `late` for each refusal.
 */
export function limitResponseTime(server: FastifyInstance, limitMs: number, late: Late): void {
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
