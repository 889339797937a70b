import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';

const ROOT = 'urn:li:corpuser:datahub';

describe('entities over GraphQL', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest('corpuser', 'urn:li:corpuser:jo', 'corpUserInfo', {
      active: true,
      displayName: 'Jo',
      managerUrn: ROOT,
    });
    await ingest('corpGroup', 'urn:li:corpGroup:crew', 'corpGroupInfo', {
      displayName: 'Crew',
      admins: ['urn:li:corpuser:jo'],
      members: [],
      groups: [],
    });
    await ingest('corpuser', 'urn:li:corpuser:jo', 'groupMembership', { groups: ['urn:li:corpGroup:crew'] });
    await ingest('corpuser', 'urn:li:corpuser:gone', 'status', { removed: true });
  });

  afterAll(async () => {
    await env.stop();
  });

  async function ingest(entityType: string, entityUrn: string, aspectName: string, value: object): Promise<void> {
    const aspect = { contentType: 'application/json', value: JSON.stringify(value) };
    const proposal = { entityType, entityUrn, changeType: 'UPSERT', aspectName, aspect };
    const response = await env.fetch('/aspects?action=ingestProposal', {
      method: 'POST',
      body: JSON.stringify({ proposal }),
    });
    expect(response.status).toBe(200);
  }

  async function data(query: string): Promise<unknown> {
    const { status, body } = await env.graphql(query);
    expect([status, body.errors]).toEqual([200, undefined]);
    return body.data;
  }

  it('should load a user, the referenced users, and the edges between them', async () => {
    const query = `{ corpUser(urn: "urn:li:corpuser:jo") {
      __typename urn type username exists isNativeUser
      properties { displayName active manager { urn exists username } customProperties { key } }
      aspects(input: { aspectNames: ["corpUserInfo"] }) { aspectName payload renderSpec { key } }
      relationships(input: { types: ["IsMemberOfGroup"], direction: OUTGOING, start: 0, count: 5 }) {
        start count total relationships { type direction entity { urn type ... on CorpGroup { properties { displayName } } } }
      }
    } }`;
    expect(await data(query)).toEqual({
      corpUser: {
        __typename: 'CorpUser',
        urn: 'urn:li:corpuser:jo',
        type: 'CORP_USER',
        username: 'jo',
        exists: true,
        isNativeUser: false,
        properties: {
          displayName: 'Jo',
          active: true,
          manager: { urn: ROOT, exists: true, username: 'datahub' },
          customProperties: [],
        },
        aspects: [
          { aspectName: 'corpUserInfo', payload: expect.stringContaining('"displayName":"Jo"'), renderSpec: null },
        ],
        relationships: {
          start: 0,
          count: 1,
          total: 1,
          relationships: [
            {
              type: 'IsMemberOfGroup',
              direction: 'OUTGOING',
              entity: { urn: 'urn:li:corpGroup:crew', type: 'CORP_GROUP', properties: { displayName: 'Crew' } },
            },
          ],
        },
      },
    });
  });

  it('should load groups and platforms', async () => {
    const query = `{
      corpGroup(urn: "urn:li:corpGroup:crew") { name exists origin { type } info { admins { username } } properties { displayName } }
      dataPlatform(urn: "urn:li:dataPlatform:nowhere") { name properties { type } }
      dataPlatformInstance(urn: "urn:li:dataPlatformInstance:(urn:li:dataPlatform:kafka,prod)") { instanceId platform { urn name } }
    }`;
    expect(await data(query)).toEqual({
      corpGroup: {
        name: 'crew',
        exists: true,
        origin: { type: 'UNKNOWN' },
        info: { admins: [{ username: 'jo' }] },
        properties: { displayName: 'Crew' },
      },
      dataPlatform: { name: 'nowhere', properties: null },
      dataPlatformInstance: { instanceId: 'prod', platform: { urn: 'urn:li:dataPlatform:kafka', name: 'kafka' } },
    });
  });

  it('should distinguish existing entities from others', async () => {
    const query = `{
      jo: entityExists(urn: "urn:li:corpuser:jo") gone: entityExists(urn: "urn:li:corpuser:gone") never: entityExists(urn: "urn:li:corpuser:never")
      entity(urn: "urn:li:corpuser:never") { urn type ... on CorpUser { exists username } }
      entities(urns: ["urn:li:corpuser:jo", "urn:li:corpuser:gone", "urn:li:corpuser:jo"]) { urn }
      live: entities(urns: ["urn:li:corpuser:gone", "urn:li:corpuser:jo"], checkForExistence: true) { urn }
    }`;
    expect(await data(query)).toEqual({
      jo: true,
      gone: false,
      never: false,
      entity: { urn: 'urn:li:corpuser:never', type: 'CORP_USER', exists: false, username: 'never' },
      entities: [{ urn: 'urn:li:corpuser:jo' }, { urn: 'urn:li:corpuser:gone' }, { urn: 'urn:li:corpuser:jo' }],
      live: [{ urn: 'urn:li:corpuser:jo' }],
    });
  });

  it('should return null for entities without the aspect that their required fields come from', async () => {
    const urns = ['urn:li:test:gone', 'urn:li:dataHubFile:gone', 'urn:li:dataHubPageTemplate:gone', 'urn:li:tag:gone'];
    const query = `query ($urns: [String!]!) {
      entity(urn: "urn:li:test:gone") { ... on Test { name } }
      entities(urns: $urns) {
        urn
        ... on Test { name definition { json } }
        ... on DataHubFile { info { bucketStorageLocation { storageKey } } }
        ... on DataHubPageTemplate { properties { surface { surfaceType } } }
      }
    }`;
    const { body } = await env.graphql(query, { urns });
    expect([body.errors, body.data]).toEqual([
      undefined,
      { entity: null, entities: [null, null, null, { urn: 'urn:li:tag:gone' }] },
    ]);
  });

  it('should return the caller and their privileges', async () => {
    const query =
      '{ me { corpUser { urn } platformPrivileges { manageTags manageIdentities managePolicies viewAnalytics } } }';
    expect(await data(query)).toEqual({
      me: {
        corpUser: { urn: ROOT },
        platformPrivileges: { manageTags: true, manageIdentities: true, managePolicies: true, viewAnalytics: true },
      },
    });
  });

  it.each([
    ['{ corpUser(urn: "nonsense") { urn } }', 'corpUser', 'Invalid urn!'],
    ['{ corpUser(urn: "urn:li:corpGroup:crew") { urn } }', 'corpUser', 'give the urn of a corpuser'],
    ['{ entity(urn: "urn:li:nonsense:a") { urn } }', 'entity', 'Failed to get entity'],
    ['{ entityExists(urn: "urn:li:") }', 'entityExists', 'Invalid urn!'],
    ['{ entities(urns: ["urn:li:corpuser:jo", "x"]) { urn } }', 'entities', 'Invalid urn!'],
  ])('should return null for %s and a 400 at %s', async (query, field, message) => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { status, body } = await env.graphql(query);
      expect([status, body.data]).toEqual([200, { [field]: null }]);
      expect(body.errors).toEqual([
        {
          message: expect.stringContaining(message),
          locations: [{ line: 1, column: 3 }],
          path: [field],
          extensions: { code: 400, type: 'BAD_REQUEST', classification: 'DataFetchingException' },
        },
      ]);
    }
  });
});
