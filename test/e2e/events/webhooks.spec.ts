import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { createActor, grant, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';
import {
  type ReceivedRequest,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../support/service/webhook-receiver.js';

const CREATE = `mutation ($input: CreateWebhookInput!) {
  createWebhook(input: $input) { secret webhook { urn name url state owner } }
}`;
const DELIVERIES = `query ($urn: String!) {
  webhookDeliveries(urn: $urn) { total deliveries { eventId attempt status error } }
}`;
const STATE = 'query ($urn: String!) { webhook(urn: $urn) { state pausedReason } }';

interface Created {
  readonly urn: string;
  readonly secret: string;
}

interface Message {
  readonly type: string;
  readonly data: { readonly urn: string; readonly aspect: string; readonly operation: string; readonly after?: object };
}

const datasetOf = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;

describe('webhooks', () => {
  let env: TestEnvironment;
  let receiver: WebhookReceiver;
  let owner: TestActor;
  let other: TestActor;

  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    env = await createTestEnvironment({
      env: { WEBHOOK_ALLOWED_HOSTS: '127.0.0.1', VIEW_AUTHORIZATION_ENABLED: 'true' },
    });
    owner = await createActor(env, 'hook-owner');
    other = await createActor(env, 'hook-other');
    await grant(env, owner, { privileges: ['MANAGE_WEBHOOKS'] });
  });

  afterAll(async () => {
    await env.stop();
    await receiver.stop();
  });

  async function create(name: string, input: object = {}, token?: string): Promise<Created> {
    const { body } = await env.graphql(CREATE, { input: { name, url: receiver.url(name), ...input } }, token);
    expect(body.errors).toBeUndefined();
    const { secret, webhook } = body.data.createWebhook as { secret: string; webhook: { urn: string } };
    return { urn: webhook.urn, secret };
  }

  async function call(mutation: string, urn: string, token?: string): Promise<void> {
    const { body } = await env.graphql(`mutation ($urn: String!) { ${mutation} }`, { urn }, token);
    expect(body.errors).toBeUndefined();
  }

  const change = (name: string, description: string): Promise<void> =>
    ingest(env, [datasetOf(name), 'datasetProperties', { description }]);

  const onlyOf = (name: string): object => ({
    filter: { urnPattern: `${datasetOf(name).slice(0, -6)}*`, aspects: ['datasetProperties'] },
  });

  const received = (name: string, count: number): Promise<readonly ReceivedRequest[]> =>
    poll(() => (receiver.received(name).length >= count ? receiver.received(name) : undefined), `${name} ${count}`);

  /** Waits until the service has noted a delivery. */
  const logged = (urn: string): Promise<unknown> =>
    poll(async () => (await env.graphql(DELIVERIES, { urn })).body.data.webhookDeliveries.total > 0, 'the log');

  const descriptions = (requests: readonly ReceivedRequest[]): unknown[] =>
    requests.map(({ body }) => ((JSON.parse(body) as Message).data.after as { description?: string }).description);

  function verified(secret: string, { headers, body }: ReceivedRequest): Message {
    return new Webhook(secret).verify(body, headers as Record<string, string>) as Message;
  }

  it('should deliver changes in their order, with signatures that the library verifies', async () => {
    const { secret } = await create('ordered', onlyOf('ordered'));
    for (const text of ['first', 'second', 'third']) await change('ordered', text);
    const requests = await received('ordered', 3);
    const messages = requests.map((request) => verified(secret, request));
    expect(descriptions(requests)).toEqual(['first', 'second', 'third']);
    expect(messages[0]).toMatchObject({
      type: 'metadata.change',
      data: { urn: datasetOf('ordered'), entityType: 'dataset', aspect: 'datasetProperties', operation: 'UPSERT' },
    });
    expect(messages[1]?.data).toHaveProperty('before.description', 'first');
    expect(() => verified(`whsec_${Buffer.alloc(32).toString('base64')}`, requests[0] as ReceivedRequest)).toThrow();
  });

  it('should repeat a failed delivery with the same id, before later changes', async () => {
    const { urn } = await create('retried', onlyOf('retried'));
    receiver.answer('retried', 500);
    await change('retried', 'one');
    await change('retried', 'two');
    const requests = await received('retried', 3);
    expect(requests[1]?.headers['webhook-id']).toBe(requests[0]?.headers['webhook-id']);
    expect(descriptions(requests)).toEqual(['one', 'one', 'two']);
    const { body } = await env.graphql(DELIVERIES, { urn });
    const { deliveries } = body.data.webhookDeliveries as { deliveries: { attempt: number; status: number }[] };
    expect(deliveries.map(({ attempt, status }) => [attempt, status]).reverse()).toEqual(
      expect.arrayContaining([
        [1, 500],
        [2, 200],
      ]),
    );
  });

  it('should pause a webhook whose receiver is gone, and continue where it stopped when it is resumed', async () => {
    const { urn } = await create('gone', onlyOf('gone'));
    receiver.answer('gone', 410);
    await change('gone', 'one');
    const { pausedReason } = await poll(async () => {
      const { body } = await env.graphql(STATE, { urn });
      return body.data.webhook.state === 'PAUSED' && (body.data.webhook as { pausedReason: string });
    }, 'the pause');
    expect(pausedReason).toContain('410');
    await change('gone', 'two');
    await call('resumeWebhook(urn: $urn) { state }', urn);
    expect(descriptions(await received('gone', 3))).toEqual(['one', 'one', 'two']);
  });

  it('should not follow redirects', async () => {
    const { urn } = await create('redirected', onlyOf('redirected'));
    receiver.answer('redirected', 302);
    await change('redirected', 'one');
    await logged(urn);
    expect(receiver.received('elsewhere')).toEqual([]);
    await call('deleteWebhook(urn: $urn)', urn);
  });

  it('should stop when it is paused or deleted, and deliver again from a time', async () => {
    const began = Date.now();
    const { urn } = await create('replayed', onlyOf('replayed'));
    await change('replayed', 'one');
    await received('replayed', 1);
    await logged(urn);
    await call('pauseWebhook(urn: $urn) { state }', urn);
    await change('replayed', 'two');
    const marker = await create('marker', onlyOf('replayed'));
    await call('resumeWebhook(urn: $urn) { state }', urn);
    await received('replayed', 2);
    const replay = 'mutation ($urn: String!, $from: Long!) { replayWebhook(urn: $urn, from: $from) }';
    expect((await env.graphql(replay, { urn, from: began })).body.errors).toBeUndefined();
    const requests = await received('replayed', 4);
    expect(descriptions(requests)).toEqual(['one', 'two', 'one', 'two']);
    expect(requests[2]?.headers['webhook-id']).toBe(requests[0]?.headers['webhook-id']);
    await call('deleteWebhook(urn: $urn)', urn);
    await change('replayed', 'three');
    await poll(() => descriptions(receiver.received('marker')).includes('three'), 'the change at the other webhook');
    expect(receiver.received('replayed')).toHaveLength(4);
    await call('deleteWebhook(urn: $urn)', marker.urn);
  });

  it('should sign with the new and the last secret after a rotation', async () => {
    const { urn, secret } = await create('rotated', onlyOf('rotated'));
    const rotate = 'mutation ($urn: String!) { rotateWebhookSecret(urn: $urn) { secret } }';
    const { body } = await env.graphql(rotate, { urn });
    const renewed = body.data.rotateWebhookSecret.secret as string;
    const tested = await env.graphql('mutation ($urn: String!) { testWebhook(urn: $urn) { status error } }', { urn });
    expect(tested.body.data.testWebhook).toEqual({ status: 200, error: null });
    const [request] = await received('rotated', 1);
    expect(request).toBeDefined();
    for (const key of [secret, renewed])
      expect(request && verified(key, request)).toMatchObject({ type: 'metadata.test' });
  });

  it('should tell in the format of Slack', async () => {
    await create('slack', { ...onlyOf('slack'), format: 'SLACK' });
    await change('slack', 'hidden');
    const [request] = await received('slack', 1);
    expect(JSON.parse(request?.body ?? '')).toEqual({
      text: expect.stringMatching(/^\*datasetProperties\* of `.*slack.*` was changed by urn:li:corpuser:/),
    });
  });

  it('should not tell what its owner may not view, nor anything to a suspended owner', async () => {
    const [seen, unseen] = [datasetOf('seen'), datasetOf('unseen')];
    for (const urn of [seen, unseen]) await ingest(env, [urn, 'datasetProperties', { description: 'old' }]);
    await ingest(
      env,
      ['urn:li:dataHubPolicy:view-entity-page-all', 'dataHubPolicyInfo', policy([], 'INACTIVE')],
      [
        'urn:li:dataHubPolicy:hook-view',
        'dataHubPolicyInfo',
        { ...policy([owner.urn], 'ACTIVE'), resources: only(seen) },
      ],
    );
    await poll(async () => (await readBy(owner, unseen)) === 403 && (await readBy(owner, seen)) === 200, 'the rights');
    const { urn } = await create('limited', { filter: { aspects: ['datasetProperties'] } }, owner.token);
    await ingest(env, [unseen, 'datasetProperties', { description: 'hidden' }]);
    await ingest(env, [seen, 'datasetProperties', { description: 'shown' }]);
    expect(descriptions(await received('limited', 1))).toEqual(['shown']);
    await ingest(env, [
      owner.urn,
      'corpUserStatus',
      { status: 'SUSPENDED', lastModified: { time: 1, actor: owner.urn } },
    ]);
    await ingest(env, [seen, 'datasetProperties', { description: 'later' }]);
    await poll(async () => (await env.graphql(STATE, { urn })).body.data.webhook.state === 'PAUSED', 'the pause');
    expect(receiver.received('limited')).toHaveLength(1);
  });

  it('should be paused when its owner loses the privilege to manage webhooks', async () => {
    const manager = await createActor(env, 'hook-former-manager');
    await grant(env, manager, { privileges: ['MANAGE_WEBHOOKS'] });
    const { urn } = await create('former', onlyOf('former'), manager.token);
    await grant(env, manager, { privileges: [] });
    await change('former', 'one');
    const { pausedReason } = await poll(async () => {
      const { body } = await env.graphql(STATE, { urn });
      return body.data.webhook.state === 'PAUSED' && (body.data.webhook as { pausedReason: string });
    }, 'the pause');
    expect(pausedReason).toBe(`The owner ${manager.urn} lacks the privilege MANAGE_WEBHOOKS`);
    expect(receiver.received('former')).toEqual([]);
  });

  it('should tell how long a change waits for its next attempt, until the webhook is paused', async () => {
    const { urn } = await create('late', onlyOf('late'));
    receiver.answer('late', 503);
    await change('late', 'one');
    await poll(async () => (await behindSeconds()) > 1, 'the age of the change that waits');
    await call('pauseWebhook(urn: $urn) { state }', urn);
    await poll(async () => (await behindSeconds()) === 0, 'no change to wait');
  });

  async function behindSeconds(): Promise<number> {
    const text = await (await env.fetch('/actuator/prometheus')).text();
    return Number(/^webhook_behind_seconds (\S+)$/m.exec(text)?.[1]);
  }

  async function readBy(actor: TestActor, urn: string): Promise<number> {
    const headers = { authorization: `Bearer ${actor.token}` };
    return (await env.fetch(`/openapi/v3/entity/dataset/${encodeURIComponent(urn)}`, { headers })).status;
  }

  function policy(users: readonly string[], state: 'ACTIVE' | 'INACTIVE'): object {
    return {
      displayName: 'View',
      description: '',
      type: 'METADATA',
      state,
      privileges: ['VIEW_ENTITY_PAGE', 'GET_ENTITY_PRIVILEGE'],
      actors: { users, allUsers: false, allGroups: false, resourceOwners: false },
      editable: true,
    };
  }

  const only = (urn: string): object => ({
    allResources: false,
    filter: { criteria: [{ field: 'URN', values: [urn], condition: 'EQUALS' }] },
  });

  it('should not be read or changed by other users, and never show its secret', async () => {
    const { urn, secret } = await create('private', { name: 'unreadable-name', url: receiver.url('private') });
    const encoded = encodeURIComponent(urn);
    const asOther = { headers: { authorization: `Bearer ${other.token}` } };
    const paths = [
      `/openapi/v3/entity/webhook/${encoded}`,
      `/openapi/v3/entity/webhook/${encoded}/webhookInfo`,
      '/openapi/v3/entity/webhook?count=100',
      `/entitiesV2/${encoded}`,
      `/aspects/${encoded}?aspect=webhookInfo&version=0`,
    ];
    for (const path of paths) expect(await (await env.fetch(path, asOther)).text()).not.toContain('/private');
    for (const path of [...paths, `/aspects/${encoded}?aspect=webhookSecret&version=0`]) {
      const text = await (await env.fetch(path)).text();
      expect(text).not.toContain(secret);
      expect(text).not.toContain('encryptedValue');
    }
    const queries = [
      'query ($urn: String!) { webhook(urn: $urn) { url } }',
      'query ($urn: String!) { webhookDeliveries(urn: $urn) { total } }',
      'mutation ($urn: String!) { pauseWebhook(urn: $urn) { url } }',
      'mutation ($urn: String!) { rotateWebhookSecret(urn: $urn) { secret } }',
      'mutation ($urn: String!) { deleteWebhook(urn: $urn) }',
    ];
    for (const query of queries) {
      const { body } = await env.graphql(query, { urn }, other.token);
      expect(body.errors?.[0]?.extensions?.code).toBe(403);
    }
    const listed = '{ listWebhooks(input: {}) { total webhooks { url } } }';
    expect((await env.graphql(listed, {}, other.token)).body.data.listWebhooks).toEqual({ total: 0, webhooks: [] });
    expect(env.output()).not.toContain(secret);
  });

  const info = (actor: string, url: string): object => ({
    name: 'Over OpenAPI',
    url,
    created: { time: Date.now(), actor },
    owner: actor,
  });

  it('should let only its owner change where it is delivered, through any API', async () => {
    const { urn } = await create('kept', onlyOf('kept'));
    const manager = await createActor(env, 'hook-manager');
    await grant(env, manager, { privileges: ['MANAGE_WEBHOOKS'] });
    const headers = { authorization: `Bearer ${manager.token}` };
    const patch = [{ op: 'add', path: '/url', value: receiver.url('stolen') }];
    const path = `/openapi/v3/entity/webhook/${encodeURIComponent(urn)}/webhookInfo`;
    const body = JSON.stringify({ patch, forceGenericPatch: true });
    expect((await env.fetch(path, { method: 'PATCH', headers, body })).status).toBe(403);
    const update = 'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { url } }';
    const refused = await env.graphql(update, { input: { urn, url: receiver.url('stolen') } }, manager.token);
    expect(refused.body.errors?.[0]?.extensions?.code).toBe(403);
    await call('pauseWebhook(urn: $urn) { state }', urn, manager.token);
  });

  it.each([
    ['a URL that is none', { url: 'ftp://example.com/' }, 'must be an address'],
    ['a password in the URL', { url: 'https://a:b@example.com/' }, 'must not contain a user name'],
    ['another owner', { owner: 'urn:li:corpuser:hook-other' }, 'is not the owner'],
    ['an unknown operation', { filter: { operations: ['EAT'] } }, 'is none of'],
  ])('should refuse %s over OpenAPI', async (_what, fault, message) => {
    const value = { ...info('urn:li:corpuser:datahub', 'https://example.com/'), ...fault };
    const body = JSON.stringify([{ urn: 'urn:li:webhook:refused', webhookInfo: { value } }]);
    const answer = await env.fetch('/openapi/v3/entity/webhook?async=false', { method: 'POST', body });
    expect([answer.ok, await answer.text()]).toEqual([false, expect.stringContaining(message)]);
  });

  it('should not let anybody write a secret', async () => {
    const value = { keys: [{ encryptedValue: 'v2:known' }] };
    const body = JSON.stringify([{ urn: 'urn:li:webhook:refused', webhookSecret: { value } }]);
    const answer = await env.fetch('/openapi/v3/entity/webhook?async=false', { method: 'POST', body });
    expect(answer.status).toBe(403);
  });

  it.each(['http://localhost/', 'http://10.0.0.1/', 'http://[::1]/', 'http://2130706434/'])(
    'should not call %s, which is not allowed',
    async (url) => {
      const { urn } = await create('refused', { url });
      const { body } = await env.graphql('mutation ($urn: String!) { testWebhook(urn: $urn) { status error } }', {
        urn,
      });
      expect(body.data.testWebhook).toEqual({ status: null, error: expect.stringContaining('WEBHOOK_ALLOWED_HOSTS') });
      await call('deleteWebhook(urn: $urn)', urn);
    },
  );
});
