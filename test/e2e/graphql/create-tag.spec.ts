import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, grant } from '../../support/service/actors.js';
import {
  createTestEnvironment,
  type GraphqlAnswer,
  type TestEnvironment,
} from '../../support/service/create-test-environment.js';
import { failed, refused } from '../../support/graphql/graphql-errors.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';

const CREATE = 'mutation createTag($input: CreateTagInput!) { createTag(input: $input) }';

describe('createTag', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
  });

  afterAll(() => env.stop());

  function create(input: object, token?: string): Promise<GraphqlAnswer> {
    return env.graphql(CREATE, { input }, token);
  }

  it('should return the urn of a tag with name, description and its creator as owner', async () => {
    const { status, body } = await create({ name: 'Deprecated', description: 'Going away' });
    const urn: string = body.data.createTag;
    expect([status, urn]).toEqual([200, expect.stringMatching(/^urn:li:tag:[0-9a-f-]{36}$/)]);
    const read = await env.graphql(
      `query ($urn: String!) { tag(urn: $urn) {
        urn type name description exists: aspects(input: { aspectNames: ["tagKey"] }) { payload }
        properties { name description colorHex }
        ownership { owners { owner { ... on CorpUser { urn username } } type ownershipType { urn } source { type } associatedUrn } lastModified { actor } }
      } }`,
      { urn },
    );
    const id = urn.slice('urn:li:tag:'.length);
    expect(read.body.data.tag).toEqual({
      urn,
      type: 'TAG',
      name: id,
      description: 'Going away',
      exists: [{ payload: JSON.stringify({ name: id }) }],
      properties: { name: 'Deprecated', description: 'Going away', colorHex: null },
      ownership: {
        owners: [
          {
            owner: { urn: 'urn:li:corpuser:datahub', username: 'datahub' },
            type: 'TECHNICAL_OWNER',
            ownershipType: { urn: 'urn:li:ownershipType:__system__technical_owner' },
            source: { type: 'MANUAL' },
            associatedUrn: urn,
          },
        ],
        lastModified: { actor: 'urn:li:corpuser:datahub' },
      },
    });
  });

  it('should accept an id and a literal input', async () => {
    const { body } = await env.graphql('mutation createTag { createTag(input: { id: "pii", name: "PII" }) }');
    expect(body).toEqual({ data: { createTag: 'urn:li:tag:pii' }, extensions: {} });
    expect(await storedAspect(env, 'urn:li:tag:pii', 'tagProperties')).toEqual({ name: 'PII' });
  });

  it('should mark the write as a write of the user interface', async () => {
    await create({ id: 'marked', name: 'Marked' });
    const answer = await env.fetch(
      `/openapi/v3/entity/tag/${encodeURIComponent('urn:li:tag:marked')}/tagProperties?systemMetadata=true`,
    );
    expect(await answer.json()).toMatchObject({ systemMetadata: { properties: { appSource: 'ui' } } });
  });

  it.each([
    ['is stored', 'taken-tag'],
    ['is soft-deleted', 'removed-tag'],
  ])('should reject a tag that %s', async (_case, id) => {
    await create({ id, name: 'First' });
    if (id === 'removed-tag') await ingest(env, [`urn:li:tag:${id}`, 'status', { removed: true }]);
    expect(await create({ id, name: 'Second' })).toEqual(failed('createTag', 400, 'This Tag already exists!'));
    expect(await storedAspect(env, `urn:li:tag:${id}`, 'tagProperties')).toEqual({ name: 'First' });
  });

  it('should let one of many concurrent calls succeed', async () => {
    const names = Array.from({ length: 20 }, (_value, at) => `Racer ${at}`);
    const answers = await Promise.all(names.map((name) => create({ id: 'raced', name })));
    const winners = answers.filter(({ body }) => body.errors === undefined);
    expect(winners).toHaveLength(1);
    for (const answer of answers.filter(({ body }) => body.errors !== undefined)) {
      expect(answer).toEqual(failed('createTag', 400, 'This Tag already exists!'));
    }
    const name = names[answers.findIndex(({ body }) => body.errors === undefined)];
    expect(await storedAspect(env, 'urn:li:tag:raced', 'tagProperties')).toEqual({ name });
  });

  it.each([
    ['an empty name', { name: '' }, 'name must not be blank'],
    ['a name of white space', { name: ' \t' }, 'name must not be blank'],
    ['an empty id', { id: '', name: 'N' }, 'id must neither be empty'],
    ['an id that ends with a space', { id: 'a ', name: 'N' }, 'id must neither be empty'],
    ['an id that makes no urn', { id: '(a', name: 'N' }, 'Invalid urn!'],
    ['an id with the unit separator', { id: 'a␟b', name: 'N' }, 'Invalid urn!'],
    ['an id that is too long', { id: 'a'.repeat(600), name: 'N' }, '512'],
  ])('should reject %s', async (_case, input, text) => {
    expect(await create(input)).toEqual(failed('createTag', 400, text));
  });

  it.each([
    ['no name', {}, 'name'],
    ['a name that is null', { name: null }, 'name'],
    ['an unknown member', { name: 'N', colour: 'red' }, 'colour'],
  ])('should reject %s before it is executed', async (_case, input, text) => {
    const { status, body } = await create(input);
    expect([status, body.data]).toEqual([200, undefined]);
    expect(body.errors[0].message).toContain(text);
    expect(body.errors[0].extensions.classification).toBe('ValidationError');
  });

  it('should be forbidden to users without the privilege, and create nothing', async () => {
    const { token } = await createActor(env, 'nobody');
    expect(await create({ id: 'forbidden', name: 'N' }, token)).toEqual(refused('createTag'));
    expect(await create({ id: 'taken-tag', name: 'N' }, token)).toEqual(refused('createTag'));
    expect(await storedAspect(env, 'urn:li:tag:forbidden', 'tagProperties')).toBeUndefined();
  });

  it.each(['CREATE_TAGS', 'MANAGE_TAGS'])('should be allowed to users with %s', async (privilege) => {
    const actor = await createActor(env, `with-${privilege}`);
    await grant(env, actor, { privileges: [privilege] });
    const { body } = await create({ id: `by-${privilege}`, name: 'N' }, actor.token);
    expect(body).toEqual({ data: { createTag: `urn:li:tag:by-${privilege}` }, extensions: {} });
    expect(await storedAspect(env, `urn:li:tag:by-${privilege}`, 'ownership')).toMatchObject({
      owners: [{ owner: actor.urn, type: 'TECHNICAL_OWNER' }],
    });
  });
});
