import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, grant } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { StreamClient, type StreamedEvent } from '../../support/service/event-stream.js';
import { ingest } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const VERSIONED = 'topic=MetadataChangeLog_Versioned_v1';
const PLATFORM = 'topic=PlatformEvent_v1';
const LIMIT = 3;

const urnOf = (name: string): string => `urn:li:tag:stream-${name}`;
const textOf = ({ data }: StreamedEvent): string => JSON.stringify(data);
const names = (name: string) => (event: StreamedEvent) => textOf(event).includes(urnOf(name));

describe('a stream of events', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment({
      env: { EVENTS_STREAMS_PER_ACTOR: String(LIMIT), EVENTS_STREAMS_LIMIT: '4' },
    });
  });

  afterAll(() => env.stop());

  const write = (name: string, description = name) =>
    ingest(env, [urnOf(name), 'tagProperties', { name, description }]);

  async function closed(...clients: readonly StreamClient[]): Promise<void> {
    for (const client of clients) client.close();
    await poll(async () => (await openStreams()) === 0, 'all streams to be closed');
  }

  async function openStreams(): Promise<number> {
    const text = await (await env.fetch('/metrics')).text();
    return Number(/^event_streams_open (\d+)$/m.exec(text)?.[1]);
  }

  it('should tell changes as they are committed, in a response that nothing on the way keeps', async () => {
    const client = await StreamClient.open(env, VERSIONED, { 'accept-encoding': 'gzip' });
    expect(client.response.status).toBe(200);
    expect(Object.fromEntries(client.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(client.response.headers.get('content-encoding')).toBeNull();
    await write('a');
    const event = await client.until((one) => one.data.aspectName === 'tagProperties' && names('a')(one), 'the event');
    expect(event).toMatchObject({ type: 'MetadataChangeLog_Versioned_v1', data: { changeType: 'UPSERT' } });
    expect(await openStreams()).toBe(1);
    await closed(client);
  });

  it.each([
    [VERSIONED, 7],
    [PLATFORM, 1],
  ])('should continue after a broken connection without loss or repetition: %s', async (topic, limit) => {
    const count = 12;
    const name = topic === PLATFORM ? 'p' : 'v';
    const told: StreamedEvent[] = [];
    let client = await StreamClient.open(env, `${topic}&limit=${String(limit)}`);
    for (let at = 0; at < count; at += 1) {
      await write(`${name}${String(at)}`);
      if (at % 3 !== 1) continue;
      if (at % 2 === 1) await client.until(names(`${name}${String(at)}`), 'an event');
      client.close();
      told.push(...client.events);
      const { lastId } = client;
      client = await StreamClient.open(env, `${topic}&limit=${String(limit)}`, { 'last-event-id': lastId });
    }
    await write(`${name}-last`);
    await client.until(names(`${name}-last`), 'the last event');
    await closed(client);
    told.push(...client.events);
    const keys = told.map((event) => textOf(event)).filter((text) => text.includes(`stream-${name}`));
    expect(new Set(keys).size).toBe(keys.length);
    for (let at = 0; at < count; at += 1)
      expect(keys.some((key) => new RegExp(`${urnOf(name + String(at))}\\b`).test(key))).toBe(true);
  });

  it('should continue between two events of one change', async () => {
    const urn = 'urn:li:container:stream';
    const tag = (name: string) => ({ tag: `urn:li:tag:${name}` });
    const first = await StreamClient.open(env, PLATFORM);
    await ingest(env, [urn, 'globalTags', { tags: ['x', 'y', 'z'].map(tag) }]);
    await first.until((event) => textOf(event).includes('urn:li:tag:z'), 'the last of three events');
    const ofTags = first.events.filter((event) => textOf(event).includes('urn:li:tag:'));
    expect(ofTags).toHaveLength(3);
    const second = await StreamClient.open(env, PLATFORM, { 'last-event-id': ofTags[0]?.id ?? '' });
    await second.until((event) => textOf(event).includes('urn:li:tag:z'), 'the last event again');
    expect(second.events.map(textOf)).toEqual(ofTags.slice(1).map(textOf));
    await closed(first, second);
  });

  it('should take the offset of a poll', async () => {
    const start = (await (await env.fetch(`/openapi/v1/events/poll?${VERSIONED}&pollTimeoutSeconds=0`)).json()) as {
      offsetId: string;
    };
    await write('polled');
    const client = await StreamClient.open(env, `${VERSIONED}&offsetId=${encodeURIComponent(start.offsetId)}`);
    await client.until(names('polled'), 'an event after the offset');
    await closed(client);
    const wrong = await env.fetch(`/openapi/v1/events/stream?${VERSIONED}&offsetId=~1`);
    expect([wrong.status, wrong.headers.get('content-type')]).toEqual([400, expect.stringContaining('json')]);
  });

  it('should refuse too many streams, of one actor and in all', async () => {
    const other = await createActor(env, 'follower');
    await grant(env, other, { privileges: ['GET_TOPIC_EVENTS'] });
    const clients = await Promise.all(Array.from({ length: LIMIT }, () => StreamClient.open(env, VERSIONED)));
    const refused = await env.fetch(`/openapi/v1/events/stream?${VERSIONED}`);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    const authorization = { authorization: `Bearer ${other.token}` };
    clients.push(await StreamClient.open(env, VERSIONED, authorization));
    expect(clients.map(({ response }) => response.status)).toEqual([200, 200, 200, 200]);
    expect((await env.fetch(`/openapi/v1/events/stream?${VERSIONED}`, { headers: authorization })).status).toBe(429);
    await closed(...clients);
  });

  it('should end when the token of the follower is revoked', async () => {
    const { body } = await env.graphql(
      'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { accessToken metadata { id } } }',
      { input: { type: 'PERSONAL', actorUrn: 'urn:li:corpuser:datahub', duration: 'ONE_HOUR', name: 'stream' } },
    );
    const { accessToken, metadata } = body.data.createAccessToken;
    const client = await StreamClient.open(env, VERSIONED, { authorization: `Bearer ${accessToken}` });
    expect(client.response.status).toBe(200);
    await env.graphql(`mutation { revokeAccessToken(tokenId: "${metadata.id}") }`);
    await poll(() => client.hasEnded, 'the stream to end');
  });

  it('should refuse who may not follow', async () => {
    const actor = await createActor(env, 'nobody');
    const headers = { authorization: `Bearer ${actor.token}` };
    const refused = await env.fetch(`/openapi/v1/events/stream?${VERSIONED}`, { headers });
    expect([refused.status, refused.headers.get('content-type')]).toEqual([403, expect.stringContaining('json')]);
  });

  it('should end in good order when the service stops, and continue at the next', async () => {
    const client = await StreamClient.open(env, VERSIONED);
    await write('before-stop');
    await client.until(names('before-stop'), 'the event');
    await env.restart();
    expect(client.hasEnded).toBe(true);
    await write('after-stop');
    const next = await StreamClient.open(env, VERSIONED, { 'last-event-id': client.lastId });
    await next.until(names('after-stop'), 'the event after the restart');
    expect(next.events.filter(names('before-stop')).filter(({ id }) => id === client.lastId)).toEqual([]);
    await closed(next);
  });
});
