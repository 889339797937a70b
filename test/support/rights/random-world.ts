import type { JsonObject } from '../../../src/foundation/json/json.js';
import type { ReferenceQuestion } from './reference-authorization.js';

/** Numbers that follow from a seed. */
export class Random {
  constructor(private state: number) {}

  /** A number from 0 up to, not including, 1. Source: mulberry32. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Whether something that happens with this probability happens. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of `items`. */
  one<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  }

  /** Up to `most` of `items`, perhaps none. */
  some<Item>(items: readonly Item[], most: number): Item[] {
    const count = Math.floor(this.next() * (most + 1));
    return [...new Set(Array.from({ length: count }, () => this.one(items)))];
  }
}

const many = (count: number, start: string, end = ''): string[] =>
  Array.from({ length: count }, (_, at) => `${start}${at}${end}`);

const USERS = many(5, 'urn:li:corpuser:u');
const GROUPS = many(3, 'urn:li:corpGroup:g');
const ROLES = many(3, 'urn:li:dataHubRole:r');
const DOMAINS = many(5, 'urn:li:domain:d');
const CONTAINERS = many(4, 'urn:li:container:c');
const NODES = many(4, 'urn:li:glossaryNode:n');
const TERMS = many(3, 'urn:li:glossaryTerm:t');
const TAGS = many(4, 'urn:li:tag:t');
const INSTANCES = many(2, 'urn:li:dataPlatformInstance:(urn:li:dataPlatform:hive,i', ')');
const DATASETS = many(5, 'urn:li:dataset:(urn:li:dataPlatform:hive,t', ',PROD)');
const CHARTS = many(2, 'urn:li:chart:(looker,', ')');
const OWNERSHIP_TYPES = many(3, 'urn:li:ownershipType:o');
const POLICIES = many(6, 'urn:li:dataHubPolicy:p');
const PRIVILEGES = ['EDIT_ENTITY_TAGS', 'VIEW_ENTITY_PAGE', 'EDIT_ENTITY'] as const;
const RESOURCES = [
  DATASETS,
  DATASETS,
  CHARTS,
  CONTAINERS,
  DOMAINS,
  NODES,
  TERMS,
  USERS,
  GROUPS,
  INSTANCES,
  TAGS,
].flat();
const TYPES = ['dataset', 'chart', 'container', 'domain', 'glossaryNode', 'glossaryTerm', 'corpuser', 'tag'];
const CONDITIONS = ['EQUALS', 'EQUALS', 'STARTS_WITH', 'NOT_EQUALS'];
const STAMP = { time: 1, actor: 'urn:li:corpuser:u0' };

const VALUES: Readonly<Record<string, readonly string[]>> = {
  TYPE: TYPES,
  RESOURCE_TYPE: TYPES,
  URN: RESOURCES,
  RESOURCE_URN: RESOURCES,
  OWNER: [...USERS, ...GROUPS],
  DOMAIN: DOMAINS,
  GROUP_MEMBERSHIP: GROUPS,
  DATA_PLATFORM_INSTANCE: INSTANCES,
  TAG: TAGS,
  CONTAINER: CONTAINERS,
  GLOSSARY: [...NODES, ...TERMS],
  glossary: NODES,
  COLOR: ['red'],
};

/** One step of a world that changes: an aspect is written, an aspect goes, or a whole entity. */
export interface RandomChange {
  readonly urn: string;
  /** Undefined: the entity goes. */
  readonly aspect?: string;
  /** Undefined: the aspect goes. */
  readonly value?: JsonObject;
}

/** A question with its privileges. */
export type RandomQuestion = Omit<ReferenceQuestion, 'privilege'> & {
  readonly anyOf: readonly (typeof PRIVILEGES)[number][];
};

/** A random change. */
export function randomChange(random: Random): RandomChange {
  const change = random.chance(0.35) ? randomPolicy(random) : randomAspect(random);
  if (random.chance(0.05)) return { urn: change.urn };
  return random.chance(0.1) ? { urn: change.urn, aspect: change.aspect } : change;
}

/** A random question. */
export function randomQuestion(random: Random): RandomQuestion {
  const actor = random.chance(0.02)
    ? 'urn:li:corpuser:__datahub_system'
    : random.one([...USERS, ...many(1, 'urn:li:corpuser:x')]);
  const anyOf = [random.one(PRIVILEGES), ...random.some(PRIVILEGES, 1)];
  const subResources = random.chance(0.3) ? random.some([...TAGS, 'urn:li:allEntities:all'], 3) : [];
  if (random.chance(0.1)) return { actor, anyOf, subResources };
  const urn = random.chance(0.05) ? actor : random.one(RESOURCES);
  const type = urn.split(':')[2] ?? '';
  if (random.chance(0.1)) return { actor, anyOf, subResources, resource: { type } };
  const proposed = random.chance(0.15) ? { proposedDomains: random.some(DOMAINS, 2) } : {};
  const moved = random.chance(0.1) ? { domains: random.some(DOMAINS, 2) } : {};
  return { actor, anyOf, subResources, resource: { type, urn, ...proposed, ...moved } };
}

function randomAspect(random: Random): Required<RandomChange> {
  const kinds: readonly (() => Required<RandomChange>)[] = [
    () => ({ urn: random.one(USERS), aspect: 'groupMembership', value: { groups: random.some(GROUPS, 2) } }),
    () => ({
      urn: random.one(USERS),
      aspect: 'nativeGroupMembership',
      value: { nativeGroups: random.some(GROUPS, 2) },
    }),
    () => ({
      urn: random.one([...USERS, ...GROUPS]),
      aspect: 'roleMembership',
      value: { roles: random.some(ROLES, 2) },
    }),
    () => ({
      urn: random.one(DOMAINS),
      aspect: 'domainProperties',
      value: { name: 'd', ...(random.chance(0.7) && { parentDomain: random.one(DOMAINS) }) },
    }),
    () => ({
      urn: random.one([...CONTAINERS, ...DATASETS]),
      aspect: 'container',
      value: { container: random.one(CONTAINERS) },
    }),
    () => ({
      urn: random.one(NODES),
      aspect: 'glossaryNodeInfo',
      value: { definition: '', ...(random.chance(0.7) && { parentNode: random.one(NODES) }) },
    }),
    () => ({
      urn: random.one(TERMS),
      aspect: 'glossaryTermInfo',
      value: { definition: '', termSource: 'INTERNAL', ...(random.chance(0.7) && { parentNode: random.one(NODES) }) },
    }),
    () => ({
      urn: random.one([...DATASETS, ...CHARTS, ...DOMAINS]),
      aspect: 'ownership',
      value: randomOwnership(random),
    }),
    () => ({ urn: random.one([...TAGS, ...CONTAINERS]), aspect: 'ownership', value: randomOwnership(random) }),
    () => ({
      urn: random.one([...DATASETS, ...CHARTS]),
      aspect: 'domains',
      value: { domains: random.some(DOMAINS, 2) },
    }),
    () => ({
      urn: random.one([...DATASETS, ...CHARTS, ...TERMS]),
      aspect: 'globalTags',
      value: { tags: random.some(TAGS, 2).map((tag) => ({ tag })) },
    }),
    () => ({
      urn: random.one([...DATASETS, ...CHARTS]),
      aspect: 'glossaryTerms',
      value: { terms: random.some(TERMS, 2).map((urn) => ({ urn })), auditStamp: STAMP },
    }),
    () => ({
      urn: random.one(DATASETS),
      aspect: 'dataPlatformInstance',
      value: { platform: 'urn:li:dataPlatform:hive', instance: random.one(INSTANCES) },
    }),
  ];
  return random.one(kinds)();
}

function randomOwnership(random: Random): JsonObject {
  const owners = random.some([...USERS, ...GROUPS], 3).map((owner) => ({
    owner,
    type: 'CUSTOM',
    ...(random.chance(0.7) && { typeUrn: random.one(OWNERSHIP_TYPES) }),
  }));
  return { owners, lastModified: STAMP };
}

function randomPolicy(random: Random): Required<RandomChange> {
  const value = {
    displayName: 'P',
    description: '',
    type: random.chance(0.15) ? 'PLATFORM' : 'METADATA',
    state: random.chance(0.85) ? 'ACTIVE' : random.one(['INACTIVE', 'DRAFT']),
    privileges: [...random.some(PRIVILEGES, 2), ...(random.chance(0.1) ? ['ODD'] : [])],
    actors: randomActors(random),
    ...(random.chance(0.9) && { resources: randomResources(random) }),
  };
  return { urn: random.one(POLICIES), aspect: 'dataHubPolicyInfo', value };
}

function randomActors(random: Random): JsonObject {
  return {
    ...(random.chance(0.5) && { users: random.some(USERS, 2) }),
    ...(random.chance(0.4) && { groups: random.some(GROUPS, 2) }),
    ...(random.chance(0.4) && { roles: random.some(ROLES, 2) }),
    allUsers: random.chance(0.15),
    allGroups: random.chance(0.1),
    resourceOwners: random.chance(0.25),
    ...(random.chance(0.2) && { resourceOwnersTypes: random.some(OWNERSHIP_TYPES, 2) }),
  };
}

function randomResources(random: Random): JsonObject {
  const constraints = random.chance(0.25) && { privilegeConstraints: randomFilter(random, ['URN', 'TYPE', 'OWNER']) };
  if (random.chance(0.75)) return { filter: randomFilter(random, Object.keys(VALUES)), ...constraints };
  return {
    ...(random.chance(0.5) && { type: random.one(TYPES) }),
    ...(random.chance(0.5) && { resources: random.some(RESOURCES, 4) }),
    ...(random.chance(0.3) && { allResources: true }),
    ...constraints,
  };
}

function randomFilter(random: Random, fields: readonly string[]): JsonObject {
  const criteria = random.some(fields, 2).map((field) => {
    const condition = random.one(CONDITIONS);
    const values = random.some(VALUES[field] ?? [], 3);
    const cut = (value: string): string => value.slice(0, Math.floor(random.next() * value.length) + 1);
    return { field, condition, values: condition === 'STARTS_WITH' ? values.map(cut) : values };
  });
  return { criteria };
}
