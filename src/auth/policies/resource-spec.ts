import { Urn } from '../../foundation/common/urn.js';

/** What a question about a privilege is about. */
export interface ResourceSpec {
  /** Entity type, as in `dataset`. */
  readonly type: string;
  /** Absent for a question about the type as a whole. */
  readonly urn?: string;
  /** Domains that the same batch of writes gives to the entity; they count while none is stored. */
  readonly proposedDomains?: readonly string[];
  /** Domains to judge with, whatever is stored: where a write moves the entity to. */
  readonly domains?: readonly string[];
}

/** In place of what is added to a resource: asks whether anything at all may be added. It is the urn of no entity. */
export const ANY_SUB_RESOURCE = 'urn:li:allEntities:all';

/** An entity as the resource of a question. Throws `MALFORMED_URN`. */
export function resourceAt(urn: string): ResourceSpec & { readonly urn: string } {
  return { type: Urn.parse(urn).entityType, urn };
}
