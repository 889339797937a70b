import { AsyncLocalStorage } from 'node:async_hooks';
import type { Deadline } from './deadline.js';
import type { JsonAllowance } from './json-allowance.js';
import { newTraceId } from './trace.js';

/** Where a request came from, for everything that is done because of it. */
export class RequestOrigin {
  /** Urn of the actor, once it is known who asks. */
  actor: string | undefined;
  /** When the work for the request has to stop; undefined while it may take as long as it takes. */
  deadline: Deadline | undefined;
  /** Whether nobody waits any more for what the request has begun: the client went away, or the request was refused half-way. */
  isAbandoned = false;
  private madeTraceId: string | undefined;

  constructor(
    /** Address of the client; behind trusted proxies the one that they tell. */
    readonly address: string,
    readonly userAgent: string | undefined,
    /** Path of the request, without its query. */
    readonly path: string,
    /** Milliseconds since 1970. */
    readonly receivedAt: number,
    /** How much JSON the request may bring; absent = as much as its body holds. */
    readonly json?: JsonAllowance,
  ) {}

  /** Names the request in metadata, logs and the audit trail: 32 hex digits, made when they are first asked for. */
  get traceId(): string {
    this.madeTraceId ??= newTraceId(this.receivedAt);
    return this.madeTraceId;
  }
}

const origins = new AsyncLocalStorage<RequestOrigin>();

/** The origin of the request that the calling code runs for; undefined in work of the service's own. */
export function requestOrigin(): RequestOrigin | undefined {
  return origins.getStore();
}

/** Notes who makes the request that the calling code runs for. */
export function noteActor(urn: string): void {
  const origin = origins.getStore();
  if (origin !== undefined) origin.actor = urn;
}

/** Runs `work`, and all that it begins, for a request from `origin`. */
export function runForOrigin<T>(origin: RequestOrigin, work: () => T): T {
  return origins.run(origin, work);
}
