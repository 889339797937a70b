import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModelRegistry } from '../../../src/model/index.js';
import { createActor, grant, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { type Plant, plantsOf, valid } from '../../support/rights/needles.js';
import { poll } from '../../support/measures/poll.js';
import { Random } from '../../support/rights/random-world.js';
import {
  describedDoors,
  type Door,
  doorsTo,
  entityDocument,
  searchDocuments,
} from '../../support/rights/read-doors.js';

const SEED = Number(process.env.SEED ?? 12);
const SIZE = Number(process.env.SIZE ?? 1);
/** Requests under way at once. */
const AT_ONCE = 8;

const RUN = `needles-${String(SEED)}`;

const source = new Random(SEED);
const random = (): string =>
  `needle${Math.floor(source.next() * 2 ** 32).toString(36)}x${Math.floor(source.next() * 2 ** 32).toString(36)}`;
const { planted, refused } = valid(Array.from({ length: SIZE }, () => plantsOf(random)).flat());
const needles = planted.flatMap(({ needle }) => needle ?? []);
/** Finds all needles in one pass over a text. */
const pattern = new RegExp(needles.join('|'), 'g');
const places = [...new Set(planted.map(({ place }) => place))];

const registry = ModelRegistry.standard();

describe(`a secret of the model (SEED=${String(SEED)} SIZE=${String(SIZE)})`, () => {
  let env: TestEnvironment;
  let guest: TestActor;
  let follower: TestActor;
  let document: object;

  beforeAll(async () => {
    env = await createTestEnvironment();
    guest = await createActor(env, 'guest');
    follower = await createActor(env, 'follower');
    await grant(env, follower, {
      privileges: [
        'GET_METADATA_CHANGE_LOG_EVENTS',
        'GET_PLATFORM_EVENTS',
        'GET_TOPIC_EVENTS',
        'MANAGE_SYSTEM_OPERATIONS',
      ],
    });
    for (const plant of planted) for (const note of ['first', 'second']) await sow(plant, note);
    document = (await (await env.fetch('/openapi/v3/api-docs')).json()) as object;
    await poll(async () => (await rawDocuments()).length > 0, 'the search documents');
  });

  afterAll(() => env.stop());

  /** Writes the plant; twice, so that there is a history. */
  async function sow({ entityType, urn, aspect, value }: Plant, note: string): Promise<void> {
    const systemMetadata = { runId: RUN, lastObserved: 1, properties: { note } };
    const content = { value: JSON.stringify(value), contentType: 'application/json' };
    const proposal = {
      entityType,
      entityUrn: urn,
      changeType: 'UPSERT',
      aspectName: aspect,
      aspect: content,
      systemMetadata,
    };
    const answer = await env.fetch('/aspects?action=ingestProposal', {
      method: 'POST',
      body: JSON.stringify({ proposal }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${urn} ${aspect}: ${text}`);
    expect(told(text)).toEqual([]);
  }

  const told = (text: string): readonly string[] => [...new Set(text.match(pattern))];

  async function rawDocuments(): Promise<string> {
    const urns = [...new Set(planted.map(({ urn }) => urn))];
    const body = JSON.stringify(urns);
    const answer = await env.fetch('/openapi/operations/elasticSearch/entity/raw', { method: 'POST', body });
    const text = await answer.text();
    return told(text).length > 0 ? text : '';
  }

  async function answerOf(door: Door, token: string): Promise<string> {
    const headers = { authorization: `Bearer ${token}`, 'x-restli-protocol-version': '2.0.0' };
    const body = door.body === undefined ? {} : { body: JSON.stringify(door.body) };
    const answer = await env.fetch(door.path, { method: door.method ?? 'GET', headers, ...body });
    return `${String(answer.status)} ${await answer.text()}`;
  }

  /** What an answer gives away beside what its request named. */
  const given = (door: Door, text: string): readonly string[] => {
    const asked = decodeURIComponent(door.path) + JSON.stringify(door.body ?? '');
    return told(text).filter((needle) => !asked.includes(needle));
  };

  it('should be planted wherever the model has one', () => {
    expect(refused).toEqual([]);
    expect(places).toEqual(
      expect.arrayContaining(['dataHubIngestionSourceInfo/config/recipe', 'document/documentInfo']),
    );
  });

  it.each(places)('should be in no response over HTTP: %s', async (place) => {
    for (const plant of planted.filter((one) => one.place === place)) {
      const doors = doorsTo(plant, RUN);
      const asked = [
        ...[...doors, ...describedDoors(document, plant)].map((door) => ({ door, token: guest.token })),
        ...doors.map((door) => ({ door, token: follower.token })),
      ];
      for (let at = 0; at < asked.length; at += AT_ONCE) {
        const some = asked.slice(at, at + AT_ONCE);
        const found = await Promise.all(some.map(async ({ door, token }) => given(door, await answerOf(door, token))));
        expect(some.filter((_one, index) => found[index]?.length !== 0).map(({ door }) => door)).toEqual([]);
      }
    }
  });

  it.each(places)('should be in no response over GraphQL: %s', async (place) => {
    for (const { urn, needle = '' } of planted.filter((one) => one.place === place)) {
      const { body } = await env.graphql(`{ entity(urn: "${urn}") { __typename type } }`);
      const { __typename: typeName = 'Entity', type } = body.data?.entity ?? {};
      for (const query of [entityDocument(urn, typeName as string, 3), ...searchDocuments(needle, type as string)]) {
        const answer = JSON.stringify((await env.graphql(query, {}, guest.token)).body);
        expect([query, told(answer).filter((one) => !query.includes(one))]).toEqual([query, []]);
        if (query.includes(`"${needle}"`)) expect(answer).not.toContain(urn);
      }
    }
  });

  it('should be shown to authorized actors', async () => {
    await grant(env, follower, { privileges: ['MANAGE_CONNECTIONS'] });
    const secrets = planted.filter(
      ({ entityType, aspect }) => registry.aspect(entityType, aspect).restricted.length > 0,
    );
    const shown = secrets.filter(({ aspect }) => registry.findAspect(aspect)?.isSecret === false);
    expect(shown.length).toBeGreaterThan(5);
    for (const { urn, entityType, needle, aspect } of shown) {
      const token = aspect === 'dataHubConnectionDetails' ? follower.token : env.token;
      const answer = await answerOf({ path: `/openapi/v3/entity/${entityType}/${encodeURIComponent(urn)}` }, token);
      expect([aspect, answer]).toEqual([aspect, expect.stringContaining(needle ?? '')]);
    }
  });

  it('should not be indexed', async () => {
    const hidden = planted.flatMap(({ needle, isNeverIndexed }) => (isNeverIndexed && needle ? [needle] : []));
    const documents = await rawDocuments();
    const files = readdirSync(env.dataDir).filter((name) => name.startsWith('search'));
    const bytes = files.map((name) => readFileSync(join(env.dataDir, name), 'latin1'));
    for (const text of [documents, ...bytes]) expect(hidden.filter((needle) => text.includes(needle))).toEqual([]);
  });

  it('should be in no line of the log', () => {
    expect(told(env.output())).toEqual([]);
  });
});
