import { AsyncLocalStorage } from 'node:async_hooks';
import { BatchHold } from './batch-hold.js';
import type { Deadline } from './deadline.js';
import type { JsonAllowance } from './json-allowance.js';
import { newTraceId } from './trace.js';

/** Maximum number of warnings in one response. */
const MOST_WARNINGS = 10;
/** Maximum length of a warning in characters. */
const LONGEST_WARNING = 300;

/** Origin of a request, available to all work for it. */
export class RequestOrigin {
  /** Urn of the actor, once authenticated. */
  actor: string | undefined;
  /** Deadline of the request; undefined if it has none. */
  deadline: Deadline | undefined;
  /**
   * Whether the result of the request is no longer needed: the client disconnected, or the request was refused while it
   * ran.
   */
  isAbandoned = false;
  /** Whether the client disconnected before it received its response. */
  isClientGone = false;
  /** Warnings for the caller of a successful request. */
  readonly warnings: string[] = [];
  /** Number of warnings, including repeated ones. */
  warned = 0;
  /** Number of event loop turns that the work for the request has waited for. */
  turns = 0;
  /** Holds back what the work for the request asks for together. */
  readonly batches = new BatchHold();
  private madeTraceId: string | undefined;

  constructor(
    /** Address of the client; behind trusted proxies, the one that they report. */
    readonly address: string,
    readonly userAgent: string | undefined,
    /** Path of the request, without its query. */
    readonly path: string,
    /** Milliseconds since 1970. */
    readonly receivedAt: number,
    /** JSON allowance of the request; absent = limited only by the body. */
    readonly json?: JsonAllowance,
  ) {}

  /** Identifies the request in metadata, logs and the audit trail: 32 hex digits, generated on first use. */
  get traceId(): string {
    this.madeTraceId ??= newTraceId(this.receivedAt);
    return this.madeTraceId;
  }

  /** The same origin without a deadline, for work that goes on when the response is no longer needed. */
  unlimited(): RequestOrigin {
    const origin = new RequestOrigin(this.address, this.userAgent, this.path, this.receivedAt);
    origin.actor = this.actor;
    origin.madeTraceId = this.traceId;
    return origin;
  }
}

const origins = new AsyncLocalStorage<RequestOrigin>();

/** The origin of the current request; undefined in the service's own work. */
export function requestOrigin(): RequestOrigin | undefined {
  return origins.getStore();
}

/** Sets the actor of the current request. */
export function noteActor(urn: string): void {
  const origin = origins.getStore();
  if (origin !== undefined) origin.actor = urn;
}

/**
 * Adds a warning for the caller of the current request to the response. Returns false if the maximum is reached or
 * there is no current request.
 */
export function noteWarning(text: string): boolean {
  const origin = origins.getStore();
  if (origin === undefined || origin.warned > MOST_WARNINGS) return false;
  origin.warned += 1;
  const shown = origin.warned > MOST_WARNINGS ? 'There are more warnings.' : text.slice(0, LONGEST_WARNING);
  if (!origin.warnings.includes(shown)) origin.warnings.push(shown);
  return true;
}

/** Runs `work`, and everything that it starts, for a request from `origin`. */
export function runForOrigin<T>(origin: RequestOrigin, work: () => T): T {
  return origins.run(origin, work);
}

/**
 * Runs `work` to its end: neither the deadline of the current request nor a client that disconnects stops it. For what
 * must follow a change that is already stored.
 */
export function runToTheEnd<T>(work: () => T): T {
  const origin = origins.getStore();
  return origin === undefined ? work() : origins.run(origin.unlimited(), work);
}
