import type { ResourceSpec } from '../auth/index.js';
import { Urn } from '../foundation/common/urn.js';

/** The domains that a resource is judged with. */
export type ResourceDomains = Pick<ResourceSpec, 'proposedDomains' | 'domains'>;

/** The resource that `urn` is. Throws `MALFORMED_URN`. */
export function resourceOf(urn: string, domains: ResourceDomains = {}): ResourceSpec {
  return { type: Urn.parse(urn).entityType, urn, ...domains };
}
