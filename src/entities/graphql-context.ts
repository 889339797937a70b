import type { Actor } from '../auth/index.js';
import type { EntityLoader } from './entity-loader.js';

/** The context that all resolvers of a request share. */
export interface GraphqlContext {
  /** The actor that the request comes from. */
  readonly actor: Actor;
  /** Loads entities for this request. */
  readonly entities: EntityLoader;
  /** IP address that the request comes from. */
  readonly sourceIp?: string;
  /** Trace id of the request, 32 hex digits. */
  readonly traceId?: string;
  /** Whether the response waits until the written data is searchable. */
  readonly awaitsSearch?: boolean;
  /** Origin that a program sent the request to, such as `http://127.0.0.1:8080`; undefined for browsers. */
  readonly origin?: string;
  /** Whether the request comes from a browser rather than a program. */
  readonly isBrowser?: boolean;
}
