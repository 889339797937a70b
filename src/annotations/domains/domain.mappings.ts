import {
  aspectField,
  attributionOf,
  customProperties,
  type EntityFieldResolver,
  type EntityMapping,
  type FieldResolvers,
  type GraphqlContext,
  idField,
  refTo,
} from '../../entities/index.js';
import type { MetadataAttribution, StoredOf } from '../../model/index.js';
import { resolvedAuditStamp } from '../../identity/index.js';
import type { DomainAssociation } from './domain.model.js';

/** The aspect `domainProperties`. */
export interface StoredDomain {
  readonly name: string;
  readonly parentDomain?: string;
  readonly created?: { readonly time: number; readonly actor: string };
  readonly customProperties?: Readonly<Record<string, string>>;
}

interface StoredDomains {
  readonly domains: readonly string[];
  readonly domainAssociations?: readonly {
    readonly domain: string;
    readonly attribution?: StoredOf<typeof MetadataAttribution>;
  }[];
}

const parentDomains: EntityFieldResolver = async ({ urn }, _args, context) => {
  const domains: string[] = [];
  let next = await parentOf(urn, context);
  while (next !== undefined && domains.length < context.entities.parentDepth && !domains.includes(next)) {
    domains.push(next);
    next = await parentOf(next, context);
  }
  return { count: domains.length, domains: domains.map((domain) => refTo(DOMAIN.typeName, domain)) };
};

/** How a domain shows in GraphQL. */
export const DOMAIN: EntityMapping = {
  entityType: 'domain',
  typeName: 'Domain',
  fields: {
    id: idField,
    properties: aspectField<StoredDomain>('domainProperties', (value, { urn }) => ({
      ...value,
      urn,
      customProperties: customProperties(value.customProperties, urn),
    })),
    parentDomains,
  },
};

/**
 * The fields of a domain's properties, which carry its `urn`. Old domains do not say when they were made: then their
 * key aspect does.
 */
export const DOMAIN_PROPERTIES: FieldResolvers = {
  createdOn: async (source, _args, { entities }) => {
    const { created } = source as unknown as StoredDomain;
    return resolvedAuditStamp(created ?? (await entities.aspect(source.urn, 'domainKey'))?.created);
  },
};

/**
 * The field `domain`, the same on every entity type that has it: the first domain, unless the actor may not view it.
 */
export const domainField: EntityFieldResolver = async ({ urn }, _args, context) => {
  const stored = (await context.entities.value(urn, 'domains')) as StoredDomains | undefined;
  const first = stored?.domains[0];
  if (stored === undefined || first === undefined || !(await context.entities.canView(first))) return null;
  const entry = stored.domainAssociations?.find(({ domain }) => domain === first);
  const association: DomainAssociation = {
    domain: refTo(DOMAIN.typeName, first),
    associatedUrn: urn,
    attribution: attributionOf(entry?.attribution, context),
  };
  return association;
};

async function parentOf(urn: string, { entities }: GraphqlContext): Promise<string | undefined> {
  return ((await entities.value(urn, 'domainProperties')) as StoredDomain | undefined)?.parentDomain;
}
