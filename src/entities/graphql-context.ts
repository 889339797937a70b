import type { Actor } from '../auth/index.js';
import type { EntityLoader } from './entity-loader.js';

/** The context that all resolvers of a request share. */
export interface GraphqlContext {
  /** The caller. */
  readonly actor: Actor;
  /** Loads entities; lives as long as the request. */
  readonly entities: EntityLoader;
  /** IP address of the caller. */
  readonly sourceIp?: string;
  /** Trace id of the request, 32 hex digits. */
  readonly traceId?: string;
  /** Whether the response waits until searches find the written data. */
  readonly awaitsSearch?: boolean;
  /** Address that a program sent the request to, as in `http://127.0.0.1:8080`; undefined for browsers. */
  readonly origin?: string;
  /** Whether the request comes from a browser rather than a program. */
  readonly isBrowser?: boolean;
}
