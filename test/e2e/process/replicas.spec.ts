import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createActor, type TestActor } from '../../support/service/actors.js';
import type { TestEnvironment } from '../../support/service/create-test-environment.js';
import { endToEndEngine } from '../../support/engines/engines.js';
import { ingest, type Write } from '../../support/service/ingest.js';
import { describeWhere } from '../../support/checkout/needs.js';
import { poll } from '../../support/measures/poll.js';
import { createReplicaPair, REPLICA_LIMIT_MS, type ReplicaPair } from '../../support/service/replica-pair.js';

/** The domain of products, which those who manage it may move. */
const DOMAINS = { domains: ['urn:li:domain:of-products'] };

/** Pairs of moves at the same time; most of them meet. */
const ROUNDS = 8;

const engine = endToEndEngine();
const onServer = describeWhere(engine !== undefined, 'sqlServer');

onServer('two replicas on one database', () => {
  let replicas: ReplicaPair;
  let here: TestEnvironment;
  let there: TestEnvironment;

  beforeAll(async () => {
    if (engine === undefined) return;
    replicas = await createReplicaPair(engine);
    ({ here, there } = replicas);
  });

  afterAll(async () => {
    await replicas.stop();
  });

  async function isLetIn(env: TestEnvironment, token: string): Promise<boolean> {
    return (await env.graphql('{ me { corpUser { urn } } }', {}, token)).status === 200;
  }

  async function tokenOf(actor: TestActor): Promise<{ readonly token: string; readonly id: string }> {
    const { body } = await here.graphql(
      'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { accessToken metadata { id } } }',
      { input: { type: 'PERSONAL', actorUrn: actor.urn, duration: 'ONE_HOUR', name: 't' } },
    );
    const { accessToken, metadata } = body.data.createAccessToken;
    return { token: accessToken, id: metadata.id };
  }

  const isTrue = { data: expect.objectContaining({}), extensions: {} };

  it.each<[string, (actor: TestActor, id: string) => Promise<{ body: unknown }>]>([
    ['a token is revoked', (_actor, id) => here.graphql(`mutation { revokeAccessToken(tokenId: "${id}") }`)],
    [
      'a user is suspended',
      ({ urn }) => here.graphql(`mutation { updateUserStatus(urn: "${urn}", status: SUSPENDED) }`),
    ],
    ['a user is removed', ({ urn }) => here.graphql(`mutation { removeUser(urn: "${urn}") }`)],
  ])('should both see, immediately or within five seconds, that %s', async (what, act) => {
    const actor = await createActor(here, what.replaceAll(' ', '-'));
    const { token, id } = await tokenOf(actor);
    expect([await isLetIn(here, token), await isLetIn(there, token)]).toEqual([true, true]);
    expect((await act(actor, id)).body).toEqual(isTrue);
    const since = performance.now();
    expect(await isLetIn(here, token)).toBe(false);
    await poll(async () => !(await isLetIn(there, token)), `the other replica to see that ${what}`, REPLICA_LIMIT_MS);
    expect(performance.now() - since).toBeLessThan(REPLICA_LIMIT_MS);
  });

  it('should both accept a token that one of them created', async () => {
    const { token } = await tokenOf(await createActor(here, 'made-here'));
    expect(await isLetIn(there, token)).toBe(true);
  });

  const document = (title: string) => {
    const stamp = { time: 1, actor: 'urn:li:corpuser:datahub' };
    return { title, contents: { text: '' }, status: { state: 'PUBLISHED' }, created: stamp, lastModified: stamp };
  };

  it.each<[string, string, (name: string) => object, string, string, string]>([
    ['domain', 'domainProperties', (name) => ({ name }), 'moveDomain', 'resourceUrn', 'parentDomain'],
    [
      'glossaryNode',
      'glossaryNodeInfo',
      (name) => ({ name, definition: '' }),
      'updateParentNode',
      'resourceUrn',
      'parentNode',
    ],
    [
      'dataProduct',
      'dataProductProperties',
      (name) => ({ name }),
      'moveDataProduct',
      'resourceUrn',
      'parentDataProduct',
    ],
    ['document', 'documentInfo', document, 'moveDocument', 'urn', 'parentDocument'],
  ])('should not both move a %s into the other one', async (type, aspect, value, mutation, moved, parent) => {
    const input = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
    const move = (env: TestEnvironment, urn: string, into: string) =>
      env.graphql(`mutation ($input: ${input}!) { ${mutation}(input: $input) }`, {
        input: { [moved]: urn, [parent]: into },
      });
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = [`urn:li:${type}:one-${round}`, `urn:li:${type}:other-${round}`];
      await ingest(here, [one, aspect, value(`one ${round}`)], [other, aspect, value(`other ${round}`)]);
      if (type === 'dataProduct') await ingest(here, ...[one, other].map((urn): Write => [urn, 'domains', DOMAINS]));
      const answers = await Promise.all([move(here, one, other), move(there, other, one)]);
      const errors = answers.flatMap(({ body }) => body.errors ?? []);
      expect([round, errors.length]).toEqual([round, 1]);
      expect(errors[0].message).toContain('lies inside it');
    }
  });
});
