import type { AspectRecord, AspectStore } from '../../aspects/index.js';
import { isJsonObject, type JsonObject } from '../../common/json.js';
import { urnsIn } from '../users/user-state.js';
import { withAncestors } from './hierarchies.js';
import type { PolicyField } from './policy.js';
import type { ResourceSpec } from './resource-spec.js';

/** An owner of a resource. */
export interface Owner {
  readonly urn: string;
  readonly typeUrn: string | undefined;
}

type Reader = (facts: ResourceFacts) => Promise<readonly string[]> | readonly string[];

/** What policies ask about one resource, read from the store when it is first asked for. A resource without urn has a type and nothing else. */
export class ResourceFacts {
  private readonly fields = new Map<PolicyField, Promise<readonly string[]>>();
  private readonly aspects = new Map<string, Promise<AspectRecord | undefined>>();

  constructor(
    private readonly store: AspectStore,
    readonly resource: ResourceSpec,
  ) {}

  /** The values of a field, in no order. */
  values(field: PolicyField): Promise<readonly string[]> {
    return memoized(this.fields, field, async () => READERS[field](this));
  }

  /** The owners in the aspect `ownership`. */
  async owners(): Promise<readonly Owner[]> {
    const owners = await this.objects('ownership', 'owners');
    return owners.flatMap(({ owner, typeUrn }) =>
      typeof owner === 'string' ? [{ urn: owner, typeUrn: typeof typeUrn === 'string' ? typeUrn : undefined }] : [],
    );
  }

  /** The urn, when the resource is of that type. */
  selfIf(...types: readonly string[]): readonly string[] {
    const { type, urn } = this.resource;
    return urn !== undefined && types.includes(type) ? [urn] : [];
  }

  /** The latest value of an aspect of the resource. */
  aspect(name: string): Promise<AspectRecord | undefined> {
    const { urn } = this.resource;
    if (urn === undefined) return Promise.resolve(undefined);
    return memoized(this.aspects, name, () => this.store.latestOne(urn, name));
  }

  /** The objects in an array field of an aspect. */
  async objects(aspectName: string, field: string): Promise<readonly JsonObject[]> {
    const items = (await this.aspect(aspectName))?.value[field];
    return Array.isArray(items) ? items.filter(isJsonObject) : [];
  }

  /** `urns` and their ancestors. */
  withAncestors(urns: readonly string[]): Promise<readonly string[]> {
    return withAncestors(this.store, urns);
  }
}

const READERS: Readonly<Record<PolicyField, Reader>> = {
  TYPE: ({ resource }) => [resource.type],
  URN: ({ resource }) => (resource.urn === undefined ? [] : [resource.urn]),
  OWNER: async (facts) => (await facts.owners()).map(({ urn }) => urn),
  DOMAIN: async (facts) => facts.withAncestors([...facts.selfIf('domain'), ...(await domainsOf(facts))]),
  GROUP_MEMBERSHIP: async (facts) => [
    ...urnsIn(await facts.aspect('groupMembership'), 'groups'),
    ...urnsIn(await facts.aspect('nativeGroupMembership'), 'nativeGroups'),
  ],
  DATA_PLATFORM_INSTANCE: async (facts) => [
    ...facts.selfIf('dataPlatformInstance'),
    ...stringIn((await facts.aspect('dataPlatformInstance'))?.value, 'instance'),
  ],
  TAG: async (facts) => (await facts.objects('globalTags', 'tags')).flatMap((tag) => stringIn(tag, 'tag')),
  CONTAINER: async (facts) =>
    facts.withAncestors([
      ...facts.selfIf('container'),
      ...stringIn((await facts.aspect('container'))?.value, 'container'),
    ]),
  GLOSSARY: async (facts) => {
    const applied = (await facts.objects('glossaryTerms', 'terms')).flatMap((term) => stringIn(term, 'urn'));
    return facts.withAncestors([...facts.selfIf('glossaryTerm', 'glossaryNode'), ...applied]);
  },
};

async function domainsOf(facts: ResourceFacts): Promise<readonly string[]> {
  const { domains } = facts.resource;
  if (domains !== undefined) return domains;
  const stored = await facts.aspect('domains');
  return stored === undefined ? (facts.resource.proposedDomains ?? []) : urnsIn(stored, 'domains');
}

function stringIn(value: JsonObject | undefined, field: string): readonly string[] {
  const found = value?.[field];
  return typeof found === 'string' ? [found] : [];
}

function memoized<Key, Value>(memory: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>): Promise<Value> {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  return made;
}
