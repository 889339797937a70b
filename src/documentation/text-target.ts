import { type Actor, PRIVILEGES, type Privilege } from '../auth/index.js';
import type { JsonObject } from '../common/json.js';

/** Any one of these allows to describe an entity. */
export const DOCUMENTING: readonly Privilege[] = [
  PRIVILEGES.EDIT_ENTITY,
  PRIVILEGES.EDIT_ENTITY_DOCS,
  PRIVILEGES.MANAGE_ASSET_SUMMARY,
];

/** Where the name or description of one kind of entity is kept, and who may change it. */
export interface TextTarget {
  /** The model's name, as in `glossaryTerm`. */
  readonly entityName: string;
  readonly aspectName: string;
  /** Member of the aspect that holds the text. */
  readonly field: string;
  /** Another member that always holds the same text. */
  readonly twin?: string;
  /** Any one of these on the entity allows the change. */
  readonly privileges: readonly Privilege[];
  /** Another way to be allowed the change. */
  readonly allows?: (actor: Actor, urn: string) => Promise<boolean>;
  /** Refuses a text, by throwing a `DomainError`. */
  readonly check?: (urn: string, text: string) => Promise<void>;
  /** What an aspect that is not stored yet starts from; absent when the aspect must be stored. */
  readonly initial?: (urn: string) => JsonObject;
  /** Whether the aspect keeps `created` and `lastModified`. */
  readonly stamped?: boolean;
}
