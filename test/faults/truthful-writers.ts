import { setTimeout as wait } from 'node:timers/promises';
import type { TestEnvironment } from '../support/service/create-test-environment.js';
import type { SqlServer } from '../support/engines/sql-server.js';
import { graphqlAnswer, post, type Told, toldBy, type WriteAnswer } from './told.js';

/** Before a writer calls a service again that is not there, in milliseconds. */
const REFUSED_PAUSE_MS = 50;

interface Attempt {
  readonly urn: string;
  readonly told: Told;
  readonly answer: string;
}

/** What came of writers' attempts, each a tag of its own. */
export interface Account {
  readonly counts: Readonly<Record<Told, number>>;
  /** Answers that the database belies: acknowledged and not there, or denied and there. */
  readonly untrue: readonly string[];
  /** Answers that no fault of the database excuses. */
  readonly broken: readonly string[];
}

/** Writers at work. */
export interface TruthfulWriters {
  readonly attempts: readonly Attempt[];
  /** Ends the writers and compares what they were told with what is stored. */
  account(server: SqlServer): Promise<Account>;
}

/**
 * Starts `count` writers that send one new tag after another, by rest.li, OpenAPI and GraphQL in turn, and never send
 * one again.
 */
export function startTruthfulWriters(env: TestEnvironment, count: number, name = 'writer'): TruthfulWriters {
  const attempts: Attempt[] = [];
  let isStopped = false;
  const work = async (writer: number): Promise<void> => {
    for (let at = 0; !isStopped; at += 1) {
      const door = DOORS[(writer + at) % DOORS.length] ?? byRestli;
      attempts.push(await attempt(env, door, `${name}-${writer}-${at}`));
    }
  };
  const done = Promise.all(Array.from({ length: count }, (_item, writer) => work(writer)));
  return {
    attempts,
    async account(server) {
      isStopped = true;
      await done;
      return judge(attempts, await storedTags(server));
    },
  };
}

type Door = (env: TestEnvironment, id: string) => Promise<WriteAnswer>;

const DOORS: readonly Door[] = [byRestli, byOpenapi, byGraphql];

async function attempt(env: TestEnvironment, door: Door, id: string): Promise<Attempt> {
  const urn = `urn:li:tag:${id}`;
  try {
    const answer = await door(env, id);
    return { urn, told: toldBy(answer), answer: `${answer.status} ${answer.text.slice(0, 300)}` };
  } catch (error) {
    await wait(REFUSED_PAUSE_MS);
    return { urn, told: 'broken', answer: String(error) };
  }
}

function judge(attempts: readonly Attempt[], stored: ReadonlySet<string>): Account {
  const counts: Record<Told, number> = { fine: 0, nothing: 0, unknown: 0, unclear: 0, broken: 0 };
  for (const { told } of attempts) counts[told] += 1;
  const isUntrue = ({ told, urn }: Attempt): boolean =>
    (told === 'fine' && !stored.has(urn)) || (told === 'nothing' && stored.has(urn));
  const shown = ({ urn, answer }: Attempt): string => `${urn}: ${answer}`;
  return {
    counts,
    untrue: attempts.filter(isUntrue).map(shown),
    broken: attempts.filter(({ told }) => told === 'broken').map(shown),
  };
}

async function storedTags(server: SqlServer): Promise<ReadonlySet<string>> {
  const rows = await server.rows("SELECT urn FROM metadata_aspect_v2 WHERE aspect = 'tagProperties' AND version = 0");
  return new Set(rows.map(({ urn }) => String(urn)));
}

function byRestli(env: TestEnvironment, id: string): Promise<WriteAnswer> {
  const aspect = { value: JSON.stringify({ name: id }), contentType: 'application/json' };
  const proposal = {
    entityType: 'tag',
    entityUrn: `urn:li:tag:${id}`,
    changeType: 'UPSERT',
    aspectName: 'tagProperties',
    aspect,
  };
  return post(env, '/aspects?action=ingestProposal', { proposal, async: 'false' });
}

function byOpenapi(env: TestEnvironment, id: string): Promise<WriteAnswer> {
  const body = [{ urn: `urn:li:tag:${id}`, tagProperties: { value: { name: id } } }];
  return post(env, '/openapi/v3/entity/tag?async=false', body);
}

function byGraphql(env: TestEnvironment, id: string): Promise<WriteAnswer> {
  return graphqlAnswer(env, `mutation { createTag(input: { id: "${id}", name: "${id}" }) }`);
}
