import {
  aspectField,
  attributionOf,
  customProperties,
  type EntityFieldResolver,
  type EntityRef,
  type GraphqlContext,
  idField,
  mapping,
  parentsOf,
  refTo,
  type ResolversOf,
} from '../../entities/index.js';
import { domainKey, domainProperties, domains, type ValueOf } from '../../model/index.js';
import { resolvedAuditStamp } from '../../identity/index.js';
import { Domain, type DomainAssociation, type DomainProperties } from './domain.model.js';

type DomainValue = ValueOf<typeof domainProperties>;

const parentDomains: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const parentOf = async (of: string) => (await entities.value(of, domainProperties))?.parentDomain;
  const parents = await parentsOf(urn, parentOf, entities.parentDepth);
  return { count: parents.length, domains: parents.map((parent) => refTo(DOMAIN.typeName, parent)) };
};

/** How GraphQL shows a domain. */
export const DOMAIN = mapping(Domain, 'domain', {
  id: idField,
  properties: aspectField(domainProperties, (value, { urn }) => ({
    ...value,
    urn,
    customProperties: customProperties(value.customProperties, urn),
  })),
  parentDomains,
});

/**
 * Fields of a domain's properties, whose source also has the domain's `urn`. The creation of domains whose properties
 * do not record it is read from their key aspect.
 */
export const DOMAIN_PROPERTIES: ResolversOf<DomainProperties> = {
  createdOn: async ({ urn, created }: EntityRef & Partial<Pick<DomainValue, 'created'>>, _args, { entities }) =>
    resolvedAuditStamp(created ?? (await entities.aspect(urn, domainKey.name))?.created),
};

/** The field `domain`, the same on every entity type that has it. */
export const domainField: EntityFieldResolver = ({ urn }, _args, context) => domainOf(urn, context);

/** The first domain of the entity `urn`; null when it has none, or when the actor may not view it. */
export async function domainOf(urn: string, context: GraphqlContext): Promise<DomainAssociation | null> {
  const stored = await context.entities.value(urn, domains);
  const first = stored?.domains[0];
  if (first === undefined || !(await context.entities.canView(first))) return null;
  const entry = stored?.domainAssociations?.find(({ domain }) => domain === first);
  return {
    domain: refTo(DOMAIN.typeName, first),
    associatedUrn: urn,
    attribution: attributionOf(entry?.attribution, context),
  };
}
