import type { JsonObject } from '../../../src/foundation/json/json.js';
import { type Actor, userActor } from '../../../src/auth/actor.js';
import type { ResourceSpec } from '../../../src/auth/policies/resource-spec.js';
import { type AuthorizationHarness, authorizationHarness } from '../harness/authorization-harness.js';

/**
 * A member of the groups `external` and `native`, an Editor, a Reader by the group `native`, and a steward of the
 * dataset.
 */
export const ALICE = userActor('alice');
/** A user without groups and roles. */
export const BOB = userActor('bob');
/** The policy that `PolicyWorld.answer` writes. */
export const POLICY = 'urn:li:dataHubPolicy:tested';
/** A dataset in a domain and a container, with a tag, a term, owners and a platform instance. */
export const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,sales.orders,PROD)';
/** Where the dataset's platform runs. */
export const INSTANCE = 'urn:li:dataPlatformInstance:(urn:li:dataPlatform:hive,eu)';
/** A question about the dataset. */
export const ON_DATASET: ResourceSpec = { type: 'dataset', urn: DATASET };
/** A question about a dataset that is not stored. */
export const ON_NEW: ResourceSpec = { type: 'dataset', urn: DATASET.replace('orders', 'new') };
/** A question about datasets as a whole. */
export const ON_TYPE: ResourceSpec = { type: 'dataset' };
const STAMP = { time: 1, actor: ALICE.urn };

const term = (parentNode?: string): JsonObject => ({
  definition: '',
  termSource: 'INTERNAL',
  ...(parentNode && { parentNode }),
});
const node = (parentNode?: string): JsonObject => ({ definition: '', ...(parentNode && { parentNode }) });

/** What is stored of them. */
export const WORLD: readonly (readonly [string, string, JsonObject])[] = [
  [ALICE.urn, 'groupMembership', { groups: ['urn:li:corpGroup:external'] }],
  [ALICE.urn, 'nativeGroupMembership', { nativeGroups: ['urn:li:corpGroup:native'] }],
  [ALICE.urn, 'roleMembership', { roles: ['urn:li:dataHubRole:Editor'] }],
  ['urn:li:corpGroup:native', 'roleMembership', { roles: ['urn:li:dataHubRole:Reader'] }],
  [BOB.urn, 'corpUserInfo', { active: true }],
  ['urn:li:corpuser:carol', 'groupMembership', { groups: ['urn:li:corpGroup:external'] }],
  [
    'urn:li:tag:owned',
    'ownership',
    { owners: [{ owner: ALICE.urn, type: 'DATAOWNER' }], lastModified: { time: 1, actor: ALICE.urn } },
  ],
  [
    DATASET,
    'ownership',
    {
      owners: [
        { owner: ALICE.urn, type: 'CUSTOM', typeUrn: 'urn:li:ownershipType:steward' },
        { owner: 'urn:li:corpGroup:external', type: 'DATAOWNER' },
      ],
      lastModified: STAMP,
    },
  ],
  [DATASET, 'domains', { domains: ['urn:li:domain:leaf'] }],
  ['urn:li:domain:leaf', 'domainProperties', { name: 'leaf', parentDomain: 'urn:li:domain:middle' }],
  ['urn:li:domain:middle', 'domainProperties', { name: 'middle', parentDomain: 'urn:li:domain:root' }],
  ['urn:li:domain:root', 'domainProperties', { name: 'root' }],
  ['urn:li:domain:loop', 'domainProperties', { name: 'loop', parentDomain: 'urn:li:domain:loop' }],
  [DATASET, 'container', { container: 'urn:li:container:schema' }],
  ['urn:li:container:schema', 'container', { container: 'urn:li:container:database' }],
  [DATASET, 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] }],
  [DATASET, 'glossaryTerms', { terms: [{ urn: 'urn:li:glossaryTerm:t' }], auditStamp: STAMP }],
  ['urn:li:glossaryTerm:t', 'glossaryTermInfo', term('urn:li:glossaryNode:n')],
  ['urn:li:glossaryNode:n', 'glossaryNodeInfo', node('urn:li:glossaryNode:top')],
  [DATASET, 'dataPlatformInstance', { platform: 'urn:li:dataPlatform:hive', instance: INSTANCE }],
];

/** A harness with the world of the constants above, and one policy that tests write. */
export interface PolicyWorld extends AuthorizationHarness {
  /** Whether the actor may edit tags when `info` is the only policy. */
  answer(info: JsonObject, actor: Actor, resource?: ResourceSpec, subResources?: readonly string[]): Promise<boolean>;
}

/** Opens a world; `env` is its configuration. */
export async function policyWorld(env: Readonly<Record<string, string>> = {}): Promise<PolicyWorld> {
  const harness = await authorizationHarness(env);
  await harness.write(WORLD);
  return {
    ...harness,
    async answer(info, actor, resource, subResources) {
      await harness.write([[POLICY, 'dataHubPolicyInfo', info]]);
      return harness.authorizer.can(actor, ['EDIT_ENTITY_TAGS'], resource, subResources);
    },
  };
}

/** An active policy that lets actors edit tags. */
export function policy(actors: JsonObject, resources?: JsonObject, more: JsonObject = {}): JsonObject {
  return {
    displayName: 'Tested',
    description: '',
    type: 'METADATA',
    state: 'ACTIVE',
    privileges: ['EDIT_ENTITY_TAGS'],
    actors: { resourceOwners: false, allUsers: false, allGroups: false, ...actors },
    ...(resources !== undefined && { resources }),
    ...more,
  };
}

/** A limit on resources. */
export function criteria(...list: readonly JsonObject[]): JsonObject {
  return { filter: { criteria: [...list] } };
}

/** One criterion of a limit. */
export function criterion(field: string, values: readonly string[], condition = 'EQUALS'): JsonObject {
  return { field, values: [...values], condition };
}

/** The actors of a policy for everybody. */
export const EVERYBODY = { allUsers: true };
