import type { Actor } from '../auth/index.js';
import type { EntityLoader } from './entity-loader.js';

/** What every resolver of one request shares. */
export interface GraphqlContext {
  /** Who asks. */
  readonly actor: Actor;
  /** Loads entities; lives as long as the request. */
  readonly entities: EntityLoader;
  /** Caller's address. */
  readonly sourceIp?: string;
  /** Trace of the request, 32 hex digits. */
  readonly traceId?: string;
  /** Whether the answer waits until searches show what was written. */
  readonly awaitsSearch?: boolean;
  /** Whether a page in a browser asks, rather than a program. */
  readonly isBrowser?: boolean;
}
