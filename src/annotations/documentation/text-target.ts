import type { Actor, Demand } from '../../auth/index.js';
import type { JsonObject } from '../../foundation/common/json.js';

/** Where the name or description of one kind of entity is kept, and who may change it. */
export interface TextTarget {
  /** The model's name, as in `glossaryTerm`. */
  readonly entityType: string;
  readonly aspectName: string;
  /** Member of the aspect that holds the text. */
  readonly field: string;
  /** Another member that always holds the same text. */
  readonly twin?: string;
  /** What is demanded of those who change it. */
  readonly demand: Demand;
  /** Whether the condition holds that is a part of `demand`, if any is. */
  readonly allows?: (actor: Actor, urn: string) => Promise<boolean>;
  /** Refuses a text, by throwing a `DomainError`. */
  readonly check?: (urn: string, text: string) => Promise<void>;
  /** What an aspect that is not stored yet starts from; absent when the aspect must be stored. */
  readonly initial?: (urn: string) => JsonObject;
  /** Whether the aspect keeps `created` and `lastModified`. */
  readonly stamped?: boolean;
}
