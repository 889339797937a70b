import type { ResourceSpec } from '../auth/index.js';
import { Urn } from '../foundation/common/urn.js';

/** The domains by which a resource is judged. */
export type ResourceDomains = Pick<ResourceSpec, 'proposedDomains' | 'domains'>;

/** The resource with the urn `urn`. Throws `MALFORMED_URN`. */
export function resourceOf(urn: string, domains: ResourceDomains = {}): ResourceSpec {
  return { type: Urn.parse(urn).entityType, urn, ...domains };
}
