import {
  aspectField,
  attributionOf,
  customProperties,
  type EntityFieldResolver,
  type GraphqlContext,
  idField,
  mapping,
  parentsOf,
  refTo,
  type ResolversOf,
} from '../../entities/index.js';
import { domainKey, domainProperties, domains } from '../../model/index.js';
import { createdOnField } from '../../identity/index.js';
import { Domain, type DomainAssociation, type DomainProperties } from './domain.model.js';

const parentDomains: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const parentOf = async (of: string) => (await entities.value(of, domainProperties))?.parentDomain;
  const parents = await parentsOf(urn, parentOf, entities.parentDepth);
  return { count: parents.length, domains: parents.map((parent) => refTo(DOMAIN.typeName, parent)) };
};

/** How a domain appears in GraphQL. */
export const DOMAIN = mapping(Domain, 'domain', {
  id: idField,
  properties: aspectField(domainProperties, (value, { urn }) => ({
    ...value,
    urn,
    customProperties: customProperties(value.customProperties, urn),
  })),
  parentDomains,
});

/** Resolvers of a domain's properties. */
export const DOMAIN_PROPERTIES: ResolversOf<DomainProperties> = { createdOn: createdOnField(domainKey) };

/** Resolves the field `domain` of every entity type that has it. */
export const domainField: EntityFieldResolver = ({ urn }, _args, context) => domainOf(urn, context);

/** Returns the first domain of an entity; null if there is none, or if the actor may not view it. */
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
