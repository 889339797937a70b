import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DomainError } from '../common/errors.js';
import { isJsonObject } from '../common/json.js';
import { originOf } from './request-origins.js';
import { pathOf } from './request-path.js';

/** Most requests that are named at once. */
const MOST_NAMES = 3;
/** Answered requests that are remembered, since what held the event loop is mostly answered in the same turn. */
const REMEMBERED = 16;

/** `query`, `mutation` or nothing, a name, variables, and the first root field behind its alias. */
const FIRST_FIELD = /^[^{]*\{\s*(?:\w+\s*:\s*)?(\w+)/;

interface Seen {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** When a step of it was last seen, as of `performance.now()`. */
  at: number;
}

/** Notes when requests begin, are handled and are answered, to tell which of them run, or ran at a time. */
export class RunningRequests {
  private readonly running = new Map<FastifyRequest, Seen>();
  private readonly answered: Seen[] = [];
  private abandoned: () => void = () => undefined;
  /** Makes the refusal of each request from now on; undefined while they are served. */
  private refusal: (() => DomainError) | undefined;

  /** Follows the requests of `server`. */
  watch(server: FastifyInstance): void {
    server.addHook('onRequest', (request, reply, done) => {
      this.running.set(request, { request, reply, at: performance.now() });
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) this.abandoned();
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

  /** Calls `listener` for each request whose connection ends before it is answered. */
  countAbandoned(listener: () => void): void {
    this.abandoned = listener;
  }

  /** How many requests are not answered yet. */
  get count(): number {
    return this.running.size;
  }

  /**
   * Refuses the requests that are under way, and every later one. What goes on for them stops where it gives way.
   * Returns how many there were.
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
   * Names requests of which a step was seen since `since`, the latest first, which is mostly what held the event loop;
   * where there is none, those under way.
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
 * Verb and path, of an action its name, of a GraphQL operation its name and its first root field. Nobody's data is in
 * it.
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
