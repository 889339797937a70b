import { expect } from '@jest/globals';
import type { TestEnvironment } from './create-test-environment.js';
import { ingest } from './ingest.js';

const CREATE_TOKEN = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { accessToken } }';

/** A user of a running service. */
export interface TestActor {
  readonly urn: string;
  readonly token: string;
}

/** What a policy of a test allows. */
export interface Grant {
  readonly privileges: readonly string[];
  /**
   * Kind of the entities that the privileges are for, and their urns where not all are meant; platform privileges when
   * absent.
   */
  readonly on?: { readonly type: string; readonly urns?: readonly string[] };
  /** The only tags that may be added and removed. */
  readonly onlyTags?: readonly string[];
}

/** Makes an active user with the privileges that all users have, and a token for them. */
export async function createActor(env: TestEnvironment, id: string): Promise<TestActor> {
  const urn = `urn:li:corpuser:${id}`;
  await ingest(env, [urn, 'corpUserInfo', { active: true, displayName: id }]);
  const input = { type: 'PERSONAL', actorUrn: urn, duration: 'ONE_MONTH', name: id };
  const { body } = await env.graphql(CREATE_TOKEN, { input });
  expect(body.errors).toBeUndefined();
  return { urn, token: body.data.createAccessToken.accessToken as string };
}

/** Lets a user hold exactly these privileges besides those that all users have; what was granted before is gone. */
export async function grant(env: TestEnvironment, actor: TestActor, granted: Grant): Promise<void> {
  const id = actor.urn.split(':').at(-1) ?? '';
  await ingest(env, [`urn:li:dataHubPolicy:of-${id}`, 'dataHubPolicyInfo', policyOf(actor, granted)]);
}

function policyOf(actor: TestActor, { privileges, on, onlyTags }: Grant): object {
  return {
    displayName: `What ${actor.urn} may do`,
    description: '',
    type: on === undefined ? 'PLATFORM' : 'METADATA',
    state: 'ACTIVE',
    privileges,
    actors: { users: [actor.urn], allUsers: false, allGroups: false, resourceOwners: false },
    editable: true,
    ...(on === undefined ? {} : { resources: resourcesOf(on, onlyTags) }),
  };
}

function resourcesOf({ type, urns }: NonNullable<Grant['on']>, onlyTags: Grant['onlyTags']): object {
  const criteria = [
    { field: 'TYPE', values: [type], condition: 'EQUALS' },
    ...(urns === undefined ? [] : [{ field: 'URN', values: urns, condition: 'EQUALS' }]),
  ];
  const limits = onlyTags && { criteria: [{ field: 'URN', values: onlyTags, condition: 'EQUALS' }] };
  return { allResources: false, filter: { criteria }, ...(limits && { privilegeConstraints: limits }) };
}
