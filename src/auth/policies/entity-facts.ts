import { type AspectRecord, valueIn } from '../../aspects/index.js';
import {
  container,
  dataPlatformInstance,
  domainProperties,
  domains,
  globalTags,
  glossaryNodeInfo,
  glossaryTermInfo,
  glossaryTerms,
  groupMembership,
  nativeGroupMembership,
  ownership,
} from '../../model/index.js';
import type { RightsAspect } from '../rights/rights-aspects.js';

type Aspects = ReadonlyMap<string, AspectRecord>;

/** An owner of a resource. */
export interface Owner {
  readonly urn: string;
  /** Ownership type; undefined for owners without one. */
  readonly typeUrn: string | undefined;
}

/** The attributes of an entity that policies use, from its own aspects. */
export interface EntityFacts {
  readonly owners: readonly Owner[];
  /** Undefined if the entity has no aspect `domains`. */
  readonly domains: readonly string[] | undefined;
  readonly groups: readonly string[];
  readonly instances: readonly string[];
  readonly tags: readonly string[];
  readonly containers: readonly string[];
  readonly terms: readonly string[];
  /** The parents of a domain, container, term or term group. */
  readonly parents: readonly string[];
}

/** Facts of a resource without a urn, or without stored aspects. */
export const NO_FACTS: EntityFacts = {
  owners: [],
  domains: undefined,
  groups: [],
  instances: [],
  tags: [],
  containers: [],
  terms: [],
  parents: [],
};

/** How an entity type refers to its parent. */
interface ParentField {
  readonly aspect: RightsAspect;
  readonly read: (aspects: Aspects) => string | undefined;
}

const PARENTS: Readonly<Record<string, ParentField>> = {
  domain: { aspect: 'domainProperties', read: (aspects) => valueIn(aspects, domainProperties)?.parentDomain },
  container: { aspect: 'container', read: (aspects) => valueIn(aspects, container)?.container },
  glossaryTerm: { aspect: 'glossaryTermInfo', read: (aspects) => valueIn(aspects, glossaryTermInfo)?.parentNode },
  glossaryNode: { aspect: 'glossaryNodeInfo', read: (aspects) => valueIn(aspects, glossaryNodeInfo)?.parentNode },
};

const OF_ALL = ['ownership', 'domains', 'dataPlatformInstance', 'globalTags', 'container', 'glossaryTerms'] as const;
const OF_USERS = ['groupMembership', 'nativeGroupMembership'] as const;

/** Whether entities of the type form a hierarchy. */
export function hasParents(entityType: string): boolean {
  return Object.hasOwn(PARENTS, entityType);
}

/** Names of the aspects with the facts of entities of the type. */
export function factAspects(entityType: string): readonly RightsAspect[] {
  const parent = PARENTS[entityType]?.aspect;
  return [...OF_ALL, ...(entityType === 'corpuser' ? OF_USERS : []), ...(parent === undefined ? [] : [parent])];
}

/** Reads facts from the stored aspects of an entity. */
export function factsOf(entityType: string, aspects: Aspects | undefined): EntityFacts {
  if (aspects === undefined) return NO_FACTS;
  const place = valueIn(aspects, container);
  const parent = PARENTS[entityType]?.read(aspects);
  const instance = valueIn(aspects, dataPlatformInstance)?.instance;
  return {
    owners: valueIn(aspects, ownership)?.owners.map(({ owner, typeUrn }) => ({ urn: owner, typeUrn })) ?? [],
    domains: valueIn(aspects, domains)?.domains,
    groups: [
      ...(valueIn(aspects, groupMembership)?.groups ?? []),
      ...(valueIn(aspects, nativeGroupMembership)?.nativeGroups ?? []),
    ],
    instances: instance === undefined ? [] : [instance],
    tags: valueIn(aspects, globalTags)?.tags.map(({ tag }) => tag) ?? [],
    containers: place === undefined ? [] : [place.container],
    terms: valueIn(aspects, glossaryTerms)?.terms.map(({ urn }) => urn) ?? [],
    parents: parent === undefined ? [] : [parent],
  };
}
