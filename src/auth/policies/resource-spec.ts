import { Urn } from '../../foundation/common/urn.js';

/** The resource of a question about a privilege. */
export interface ResourceSpec {
  /** Entity type, such as `dataset`. */
  readonly type: string;
  /** Absent for a question about the whole type. */
  readonly urn?: string;
  /** Domains that the same batch of writes assigns to the entity; they apply while none is stored. */
  readonly proposedDomains?: readonly string[];
  /** Domains to use instead of the stored ones: the target of a write that moves the entity. */
  readonly domains?: readonly string[];
}

/** Placeholder for a sub-resource: asks whether anything at all may be added. It is not the urn of any entity. */
export const ANY_SUB_RESOURCE = 'urn:li:allEntities:all';

/** An entity as the resource of a question. Throws `MALFORMED_URN`. */
export function resourceAt(urn: string): ResourceSpec & { readonly urn: string } {
  return { type: Urn.parse(urn).entityType, urn };
}
