import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DomainError } from '../common/errors.js';
import { isJsonObject } from '../json/json.js';
import { isEventStream } from './event-streams.js';
import { originOf } from './request-origins.js';
import { pathOf } from './request-path.js';

/** Maximum number of requests named at once. */
const MOST_NAMES = 3;
/**
 * Number of remembered completed requests, because a request that blocks the event loop is usually completed in the
 * same turn.
 */
const REMEMBERED = 16;

/** `query`, `mutation` or nothing, a name, variables, and the first root field after its alias. */
const FIRST_FIELD = /^[^{]*\{\s*(?:\w+\s*:\s*)?(\w+)/;

interface Seen {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Time of its last observed step, as in `performance.now()`. */
  at: number;
}

/** Records when requests begin, are handled and are completed, to name those that run, or ran at a given time. */
export class RunningRequests {
  private readonly running = new Map<FastifyRequest, Seen>();
  private readonly answered: Seen[] = [];
  private abandoned: () => void = () => undefined;
  /** Creates the refusal of each request from now on; undefined while requests are served. */
  private refusal: (() => DomainError) | undefined;

  /** Tracks the requests of `server`. */
  watch(server: FastifyInstance): void {
    server.addHook('onRequest', (request, reply, done) => {
      this.running.set(request, { request, reply, at: performance.now() });
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished && !isEventStream(reply)) this.abandoned();
        this.end(request);
      });
      done(this.refusal?.());
    });
    server.addHook('preHandler', (request, _reply, done) => {
      this.see(request);
      done();
    });
    server.addHook('onSend', (request, _reply, _payload, done) => {
      this.see(request);
      done();
    });
  }

  /** Calls `listener` for each request whose connection ends before the response, unless it is a stream of events. */
  countAbandoned(listener: () => void): void {
    this.abandoned = listener;
  }

  /** Number of requests in progress. */
  get count(): number {
    return this.running.size;
  }

  /**
   * Refuses the requests in progress and every later one. Their work stops when it yields. Returns the number of
   * requests in progress.
   */
  refuse(refusal: () => DomainError): number {
    this.refusal = refusal;
    const { count } = this;
    for (const { request, reply } of [...this.running.values()]) {
      if (reply.sent || reply.raw.destroyed) continue;
      const error = refusal();
      originOf(request)?.deadline?.cancel(error.message);
      void reply.send(error);
    }
    return count;
  }

  /**
   * Names requests with a step since `since`, latest first, which most likely blocked the event loop; without any,
   * those in progress.
   */
  ranSince(since: number): readonly string[] {
    const all = [...this.running.values(), ...this.answered];
    const seen = all.filter(({ at }) => at >= since);
    const latestFirst = (seen.length > 0 ? seen : [...this.running.values()]).sort((one, other) => other.at - one.at);
    const named = latestFirst.map(({ request }) => nameOf(request));
    return [...new Set(named)].slice(0, MOST_NAMES);
  }

  private see(request: FastifyRequest): void {
    const seen = this.running.get(request);
    if (seen !== undefined) seen.at = performance.now();
  }

  private end(request: FastifyRequest): void {
    const seen = this.running.get(request);
    this.running.delete(request);
    if (seen === undefined) return;
    this.answered.push(seen);
    if (this.answered.length > REMEMBERED) this.answered.shift();
  }
}

/**
 * Method and path, with the name of an action, or the name and first root field of a GraphQL operation. Contains no
 * user data.
 */
function nameOf({ method, url, body, query }: FastifyRequest): string {
  const path = pathOf(url);
  const action = isJsonObject(query) && typeof query['action'] === 'string' ? ` action=${short(query['action'])}` : '';
  if (!isJsonObject(body) || typeof body['query'] !== 'string' || !path.includes('graphql'))
    return `${method} ${path.slice(0, 200)}${action}`;
  const name = typeof body['operationName'] === 'string' ? body['operationName'] : 'an operation without a name';
  return `GraphQL ${short(name)} { ${FIRST_FIELD.exec(body['query'].slice(0, 10_000))?.[1] ?? '?'} }`;
}

function short(text: string): string {
  return text.replaceAll(/[^\w .-]/g, '?').slice(0, 100);
}
