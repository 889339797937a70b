import type { Actor, Demand } from '../../auth/index.js';
import type { JsonObject } from '../../foundation/json/json.js';

/** Where the name or description of an entity type is stored, and the demand for changing it. */
export interface TextTarget {
  /** The entity type, such as `glossaryTerm`. */
  readonly entityType: string;
  readonly aspectName: string;
  /** Member of the aspect that holds the text. */
  readonly field: string;
  /** Another member of the aspect that always has the same text. */
  readonly twin?: string;
  /** The demand for changing the text. */
  readonly demand: Demand;
  /** Whether the condition in `demand` holds; absent when `demand` has no condition. */
  readonly allows?: (actor: Actor, urn: string) => Promise<boolean>;
  /** Throws a `DomainError` if the text is not allowed. */
  readonly check?: (urn: string, text: string) => Promise<void>;
  /** Initial value of an aspect that is not stored yet; absent when the aspect must be stored. */
  readonly initial?: (urn: string) => JsonObject;
  /** Whether the aspect has the audit stamps `created` and `lastModified`. */
  readonly stamped?: boolean;
}
