import type { AspectRecord } from '../../aspects/index.js';
import type { RightsAspect } from '../rights/rights-aspects.js';
import { isJsonObject, type JsonObject } from '../../foundation/common/json.js';
import { stringsIn, urnsIn } from '../users/user-state.js';

/** An owner of a resource. */
export interface Owner {
  readonly urn: string;
  /** Kind of the ownership; undefined for owners that say none. */
  readonly typeUrn: string | undefined;
}

/** What policies ask about an entity, as its own aspects say it. */
export interface EntityFacts {
  readonly owners: readonly Owner[];
  /** Undefined while the entity has no aspect `domains`. */
  readonly domains: readonly string[] | undefined;
  readonly groups: readonly string[];
  readonly instances: readonly string[];
  readonly tags: readonly string[];
  readonly containers: readonly string[];
  readonly terms: readonly string[];
  /** What the entity stands under: of a domain, container, term or term group. */
  readonly parents: readonly string[];
}

/** Facts of what has no urn, or nothing stored. */
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

/** Where an entity type names its parent. */
const PARENTS: Readonly<Record<string, readonly [aspect: RightsAspect, field: string]>> = {
  domain: ['domainProperties', 'parentDomain'],
  container: ['container', 'container'],
  glossaryTerm: ['glossaryTermInfo', 'parentNode'],
  glossaryNode: ['glossaryNodeInfo', 'parentNode'],
};

const OF_ALL = ['ownership', 'domains', 'dataPlatformInstance', 'globalTags', 'container', 'glossaryTerms'] as const;
const OF_USERS = ['groupMembership', 'nativeGroupMembership'] as const;

/** Whether entities of the type stand in a hierarchy. */
export function hasParents(entityType: string): boolean {
  return Object.hasOwn(PARENTS, entityType);
}

/** Names of the aspects that hold the facts of entities of the type. */
export function factAspects(entityType: string): readonly RightsAspect[] {
  const parent = PARENTS[entityType]?.[0];
  return [...OF_ALL, ...(entityType === 'corpuser' ? OF_USERS : []), ...(parent === undefined ? [] : [parent])];
}

/** Reads facts from the stored aspects of an entity. */
export function factsOf(entityType: string, aspects: ReadonlyMap<string, AspectRecord> | undefined): EntityFacts {
  if (aspects === undefined) return NO_FACTS;
  const parent = PARENTS[entityType];
  const domains = aspects.get('domains');
  return {
    owners: objects(aspects.get('ownership'), 'owners').flatMap(ownerIn),
    domains: domains === undefined ? undefined : urnsIn(domains, 'domains'),
    groups: [
      ...urnsIn(aspects.get('groupMembership'), 'groups'),
      ...urnsIn(aspects.get('nativeGroupMembership'), 'nativeGroups'),
    ],
    instances: text(aspects.get('dataPlatformInstance')?.value, 'instance'),
    tags: objects(aspects.get('globalTags'), 'tags').flatMap((tag) => text(tag, 'tag')),
    containers: text(aspects.get('container')?.value, 'container'),
    terms: objects(aspects.get('glossaryTerms'), 'terms').flatMap((term) => text(term, 'urn')),
    parents: parent === undefined ? [] : text(aspects.get(parent[0])?.value, parent[1]),
  };
}

function ownerIn({ owner, typeUrn }: JsonObject): readonly Owner[] {
  if (typeof owner !== 'string') return [];
  return [{ urn: owner, typeUrn: typeof typeUrn === 'string' ? typeUrn : undefined }];
}

function objects(record: AspectRecord | undefined, field: string): readonly JsonObject[] {
  const items = record?.value[field];
  return Array.isArray(items) ? items.filter(isJsonObject) : [];
}

function text(value: JsonObject | undefined, field: string): readonly string[] {
  const found = value?.[field];
  return found === undefined ? [] : stringsIn([found]);
}
