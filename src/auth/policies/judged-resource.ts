import type { EntityFacts, Owner } from './entity-facts.js';
import type { FactStore } from './fact-store.js';
import type { PolicyField } from './policy.js';
import type { ResourceSpec } from './resource-spec.js';

/** A resource with the attributes that policies use. */
export interface JudgedResource {
  /** Values by field; an absent field has none. */
  readonly values: Readonly<Partial<Record<PolicyField, readonly string[]>>>;
  readonly owners: readonly Owner[];
}

/** Fields whose values are part of the question. */
const IN_QUESTION: ReadonlySet<PolicyField> = new Set(['TYPE', 'URN']);

/** Whether a field's values must be read from the store. */
export function isRead(field: PolicyField): boolean {
  return !IN_QUESTION.has(field);
}

/** A resource with its type and urn only. */
export function namedResource({ type, urn }: ResourceSpec): JudgedResource {
  return { values: { TYPE: [type], ...(urn !== undefined && { URN: [urn] }) }, owners: [] };
}

/** A resource with its owners and the values of `fields`; a whole type has neither. */
export async function readResource(
  store: FactStore,
  spec: ResourceSpec,
  fields: ReadonlySet<PolicyField>,
): Promise<JudgedResource> {
  const named = namedResource(spec);
  if (spec.urn === undefined) return named;
  const facts = await store.of(spec.urn);
  const above = (field: PolicyField, urns: readonly string[]): Promise<readonly string[]> | readonly string[] =>
    fields.has(field) && urns.length > 0 ? store.withAncestors(urns) : [];
  return {
    owners: facts.owners,
    values: {
      ...named.values,
      OWNER: facts.owners.map(({ urn }) => urn),
      GROUP_MEMBERSHIP: facts.groups,
      TAG: facts.tags,
      DATA_PLATFORM_INSTANCE: [...selfIf(spec, 'dataPlatformInstance'), ...facts.instances],
      DOMAIN: await above('DOMAIN', [...selfIf(spec, 'domain'), ...domainsOf(spec, facts)]),
      CONTAINER: await above('CONTAINER', [...selfIf(spec, 'container'), ...facts.containers]),
      GLOSSARY: await above('GLOSSARY', [...selfIf(spec, 'glossaryTerm', 'glossaryNode'), ...facts.terms]),
    },
  };
}

function selfIf({ type, urn }: ResourceSpec, ...types: readonly string[]): readonly string[] {
  return urn !== undefined && types.includes(type) ? [urn] : [];
}

function domainsOf({ domains, proposedDomains }: ResourceSpec, facts: EntityFacts): readonly string[] {
  return domains ?? facts.domains ?? proposedDomains ?? [];
}
