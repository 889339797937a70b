import type { JsonObject, JsonValue } from '../../../src/foundation/json/json.js';

/** Stored aspects: by urn, then by name. */
export type StoredWorld = ReadonlyMap<string, ReadonlyMap<string, JsonObject>>;

/** One question about one privilege. */
export interface ReferenceQuestion {
  readonly actor: string;
  readonly privilege: string;
  readonly resource?: {
    readonly type: string;
    readonly urn?: string;
    readonly proposedDomains?: readonly string[];
    readonly domains?: readonly string[];
  };
  readonly subResources: readonly string[];
}

const WILDCARD = 'urn:li:allEntities:all';
const SYSTEM = 'urn:li:corpuser:__datahub_system';

/**
 * The rules of DataHub's policies, as plainly as they can be written: every policy is looked at, everything is read
 * anew for every question. It shares no code with the service, so that the two can be compared.
 */
export class ReferenceAuthorization {
  constructor(private readonly world: StoredWorld) {}

  allows(question: ReferenceQuestion): boolean {
    if (question.actor === SYSTEM) return true;
    if (this.isOwnRead(question)) return true;
    for (const aspects of this.world.values()) {
      const info = aspects.get('dataHubPolicyInfo');
      if (info !== undefined && this.grants(info, question)) return true;
    }
    return false;
  }

  private isOwnRead({ actor, privilege, resource }: ReferenceQuestion): boolean {
    return resource?.urn === actor && (privilege === 'VIEW_ENTITY_PAGE' || privilege === 'GET_ENTITY_PRIVILEGE');
  }

  private grants(info: JsonObject, question: ReferenceQuestion): boolean {
    if (info['state'] !== 'ACTIVE') return false;
    if (!list(info['privileges']).includes(question.privilege)) return false;
    if (!this.resourceMatches(info, question)) return false;
    if (!this.subResourcesMatch(info, question)) return false;
    return this.actorMatches(object(info['actors']), question);
  }

  private actorMatches(filter: JsonObject, { actor, resource }: ReferenceQuestion): boolean {
    const groups = this.groupsOf(actor);
    if (filter['allUsers'] === true) return true;
    if (list(filter['users']).includes(actor)) return true;
    if (filter['allGroups'] === true && groups.length > 0) return true;
    if (groups.some((group) => list(filter['groups']).includes(group))) return true;
    if (this.rolesOf(actor).some((role) => list(filter['roles']).includes(role))) return true;
    if (filter['resourceOwners'] !== true || resource?.urn === undefined) return false;
    const types = filter['resourceOwnersTypes'];
    for (const { owner, typeUrn } of objects(this.aspect(resource.urn, 'ownership')?.['owners'])) {
      if (types !== undefined && !list(types).includes(text(typeUrn))) continue;
      if (owner === actor || groups.includes(text(owner))) return true;
    }
    return false;
  }

  private groupsOf(user: string): string[] {
    return [
      ...list(this.aspect(user, 'groupMembership')?.['groups']),
      ...list(this.aspect(user, 'nativeGroupMembership')?.['nativeGroups']),
    ];
  }

  private rolesOf(user: string): string[] {
    return [user, ...this.groupsOf(user)].flatMap((urn) => list(this.aspect(urn, 'roleMembership')?.['roles']));
  }

  private resourceMatches(info: JsonObject, { resource }: ReferenceQuestion): boolean {
    if (info['type'] === 'PLATFORM') return true;
    if (info['resources'] === undefined) return true;
    if (resource === undefined) return false;
    const resources = object(info['resources']);
    if (resources['filter'] !== undefined) return this.meetsAll(object(resources['filter']), resource);
    const type = resources['type'];
    if (typeof type === 'string' && type !== resource.type) return false;
    if (resources['resources'] === undefined || resources['allResources'] === true) return true;
    return resource.urn !== undefined && list(resources['resources']).includes(resource.urn);
  }

  private subResourcesMatch(info: JsonObject, { subResources }: ReferenceQuestion): boolean {
    if (info['resources'] === undefined) return true;
    const constraints = object(info['resources'])['privilegeConstraints'];
    if (constraints === undefined) return true;
    for (const urn of subResources) {
      if (urn === WILDCARD) continue;
      if (!this.meetsAll(object(constraints), { type: typeOf(urn), urn })) return false;
    }
    return true;
  }

  private meetsAll(filter: JsonObject, resource: NonNullable<ReferenceQuestion['resource']>): boolean {
    for (const { field, values, condition } of objects(filter['criteria'])) {
      const actual = this.valuesOf(text(field).toUpperCase(), resource);
      if (actual === undefined) return false;
      const wanted = list(values);
      if (condition === 'STARTS_WITH') {
        if (!wanted.some((start) => actual.some((value) => value.startsWith(start)))) return false;
      } else if (condition === 'NOT_EQUALS') {
        if (wanted.some((value) => actual.includes(value))) return false;
      } else if (!wanted.some((value) => actual.includes(value))) return false;
    }
    return true;
  }

  private valuesOf(field: string, resource: NonNullable<ReferenceQuestion['resource']>): string[] | undefined {
    const { type, urn } = resource;
    if (field === 'TYPE' || field === 'RESOURCE_TYPE') return [type];
    if (!FIELDS.includes(field)) return undefined;
    if (urn === undefined) return [];
    if (field === 'URN' || field === 'RESOURCE_URN') return [urn];
    if (field === 'OWNER') return objects(this.aspect(urn, 'ownership')?.['owners']).map(({ owner }) => text(owner));
    if (field === 'TAG') return objects(this.aspect(urn, 'globalTags')?.['tags']).map(({ tag }) => text(tag));
    if (field === 'GROUP_MEMBERSHIP') return this.groupsOf(urn);
    if (field === 'DATA_PLATFORM_INSTANCE') {
      const instance = this.aspect(urn, 'dataPlatformInstance')?.['instance'];
      return [...(type === 'dataPlatformInstance' ? [urn] : []), ...(instance === undefined ? [] : [text(instance)])];
    }
    if (field === 'DOMAIN') {
      const stored = this.aspect(urn, 'domains');
      const own = stored === undefined ? (resource.proposedDomains ?? []) : list(stored['domains']);
      return this.withAncestors([...(type === 'domain' ? [urn] : []), ...(resource.domains ?? own)]);
    }
    if (field === 'CONTAINER') {
      const container = this.aspect(urn, 'container')?.['container'];
      return this.withAncestors([
        ...(type === 'container' ? [urn] : []),
        ...(container === undefined ? [] : [text(container)]),
      ]);
    }
    const terms = objects(this.aspect(urn, 'glossaryTerms')?.['terms']).map((term) => text(term['urn']));
    return this.withAncestors([...(type === 'glossaryTerm' || type === 'glossaryNode' ? [urn] : []), ...terms]);
  }

  private withAncestors(urns: readonly string[]): string[] {
    const found: string[] = [];
    for (const start of urns) {
      for (let at: string | undefined = start; at !== undefined && !found.includes(at); at = this.parentOf(at)) {
        found.push(at);
      }
    }
    return found;
  }

  private parentOf(urn: string): string | undefined {
    const [aspect, field] = PARENTS[typeOf(urn)] ?? ['', ''];
    const parent = this.aspect(urn, aspect)?.[field];
    return parent === undefined ? undefined : text(parent);
  }

  private aspect(urn: string, name: string): JsonObject | undefined {
    return this.world.get(urn)?.get(name);
  }
}

const FIELDS = [
  ...['TYPE', 'RESOURCE_TYPE', 'URN', 'RESOURCE_URN', 'OWNER', 'DOMAIN', 'GROUP_MEMBERSHIP'],
  ...['DATA_PLATFORM_INSTANCE', 'TAG', 'CONTAINER', 'GLOSSARY'],
];

const PARENTS: Readonly<Record<string, readonly [aspect: string, field: string]>> = {
  domain: ['domainProperties', 'parentDomain'],
  container: ['container', 'container'],
  glossaryTerm: ['glossaryTermInfo', 'parentNode'],
  glossaryNode: ['glossaryNodeInfo', 'parentNode'],
};

function typeOf(urn: string): string {
  return urn.split(':')[2] ?? '';
}

function text(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

function list(value: JsonValue | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function objects(value: JsonValue | undefined): JsonObject[] {
  return Array.isArray(value) ? value.map(object) : [];
}

function object(value: JsonValue | undefined): JsonObject {
  return value as JsonObject;
}
