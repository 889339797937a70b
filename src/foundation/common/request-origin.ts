import { AsyncLocalStorage } from 'node:async_hooks';
import type { Deadline } from './deadline.js';
import type { JsonAllowance } from './json-allowance.js';
import { newTraceId } from './trace.js';

/** Most warnings that one answer has. */
const MOST_WARNINGS = 10;
/** Most characters of one. */
const LONGEST_WARNING = 300;

/** Where a request came from, for everything that is done because of it. */
export class RequestOrigin {
  /** Urn of the actor, once it is known who asks. */
  actor: string | undefined;
  /** When the work for the request has to stop; undefined while it may take as long as it takes. */
  deadline: Deadline | undefined;
  /**
   * Whether nobody waits any more for what the request has begun: the client went away, or the request was refused
   * half-way.
   */
  isAbandoned = false;
  /** Whether the client went away before it had its answer. */
  isClientGone = false;
  /** What the caller should know of a request that is served all the same. */
  readonly warnings: string[] = [];
  /** How often a warning was noted, those that repeat another one included. */
  warned = 0;
  /** Turns of the event loop that the work for the request has waited for. */
  turns = 0;
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

/**
 * Notes what the caller of the request that the calling code runs for should know; it is told with the answer. False
 * when so much is noted already that no more is told, or when no request runs.
 */
export function noteWarning(text: string): boolean {
  const origin = origins.getStore();
  if (origin === undefined || origin.warned > MOST_WARNINGS) return false;
  origin.warned += 1;
  const shown = origin.warned > MOST_WARNINGS ? 'There are more warnings.' : text.slice(0, LONGEST_WARNING);
  if (!origin.warnings.includes(shown)) origin.warnings.push(shown);
  return true;
}

/** Runs `work`, and all that it begins, for a request from `origin`. */
export function runForOrigin<T>(origin: RequestOrigin, work: () => T): T {
  return origins.run(origin, work);
}
