import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import {
  createProcessEnvironment,
  createTestEnvironment,
  type ProcessEnvironment,
  type TestEnvironment,
} from '../../support/service/create-test-environment.js';
import { generatedBatch } from '../../support/graphql/generated-batches.js';
import { ingest, type Write } from '../../support/service/ingest.js';
import { type StoreContent, storeContent } from '../../support/engines/stored-rows.js';

const BATCHES = 80;
/** Batches that are stored in their first state before the interrupted ingestion. */
const EARLIER = 20;
const AT_ONCE = 8;
/** Acknowledged batches after which the process is killed. */
const KILL_AFTER = 25;

const PATTERN = 'urn:li:dataset:%batch%';

interface ReadEntities {
  readonly results: Readonly<
    Record<string, { readonly aspects: Readonly<Record<string, { readonly value: unknown }>> }>
  >;
}

/** Sends the batches, some at once, until all are acknowledged or one fails. Answers the acknowledged ones. */
async function ingestAll(
  env: TestEnvironment,
  batches: ReadonlyMap<number, readonly Write[]>,
  onAcknowledged: (acknowledged: ReadonlySet<number>) => void = () => undefined,
): Promise<ReadonlySet<number>> {
  const waiting = [...batches];
  const acknowledged = new Set<number>();
  let isDown = false;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && !isDown; next = waiting.shift()) {
      const [number, writes] = next;
      try {
        await ingest(env, ...writes);
        acknowledged.add(number);
        onAcknowledged(acknowledged);
      } catch {
        isDown = true;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return acknowledged;
}

function batchesIn(state: number, count: number): ReadonlyMap<number, readonly Write[]> {
  return new Map(Array.from({ length: count }, (_item, number) => [number, generatedBatch(number, state)]));
}

/** How many of the writes are stored, each told by its value. */
async function storedOf(env: TestEnvironment, writes: readonly Write[]): Promise<number> {
  const urns = [...new Set(writes.map(([urn]) => urn))];
  const ids = urns.map((urn) => encodeURIComponent(urn).replaceAll('(', '%28').replaceAll(')', '%29'));
  const answer = await env.fetch(`/entitiesV2?ids=List(${ids.join()})`, {
    headers: { 'x-restli-protocol-version': '2.0.0' },
  });
  const { results } = (await answer.json()) as ReadEntities;
  const isStored = ([urn, aspect, value]: Write): boolean => {
    const stored = results[urn]?.aspects[aspect]?.value;
    return stored !== undefined && includes(stored, value);
  };
  return writes.filter(isStored).length;
}

/** Whether `stored` has at least what `value` has; defaults may have been added. */
function includes(stored: unknown, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return stored === value;
  if (typeof stored !== 'object' || stored === null) return false;
  if (Array.isArray(value) && value.length !== (stored as unknown[]).length) return false;
  return Object.entries(value).every(([key, member]) => includes((stored as Record<string, unknown>)[key], member));
}

describe('an ingestion interrupted by a power failure', () => {
  const first = batchesIn(0, EARLIER);
  const second = batchesIn(1, BATCHES);
  let interrupted: ProcessEnvironment;
  let untouched: TestEnvironment;
  let acknowledged: ReadonlySet<number>;

  beforeAll(async () => {
    [interrupted, untouched] = [await createProcessEnvironment(), await createTestEnvironment()];
    expect((await ingestAll(interrupted, first)).size).toBe(EARLIER);
    acknowledged = await ingestAll(interrupted, second, ({ size }) => {
      if (size === KILL_AFTER) process.kill(interrupted.pid(), 'SIGKILL');
    });
    await interrupted.restart('SIGKILL');
  });

  afterAll(async () => {
    await interrupted.stop();
    await untouched.stop();
  });

  it('should have been interrupted halfway', () => {
    expect(acknowledged.size).toBeGreaterThanOrEqual(KILL_AFTER);
    expect(acknowledged.size).toBeLessThan(BATCHES);
  });

  it('should contain every acknowledged batch completely, and every other completely or not at all', async () => {
    const torn: unknown[] = [];
    for (const [number, writes] of second) {
      const stored = await storedOf(interrupted, writes);
      const isWhole = stored === writes.length;
      const isAbsent = stored === 0;
      if (!isWhole && (acknowledged.has(number) || !isAbsent)) torn.push({ number, stored, of: writes.length });
    }
    expect(torn).toEqual([]);
  });

  it('should leave a store that, after a repeated ingestion, equals one that was never interrupted', async () => {
    expect((await ingestAll(interrupted, second)).size).toBe(BATCHES);
    expect((await ingestAll(untouched, first)).size).toBe(EARLIER);
    expect((await ingestAll(untouched, second)).size).toBe(BATCHES);
    const [after, expected] = [await contentOf(interrupted), await contentOf(untouched)];
    for (const part of Object.keys(expected)) expect([part, after[part]]).toEqual([part, expected[part]]);
  });

  async function contentOf(env: TestEnvironment): Promise<Readonly<Record<string, unknown>>> {
    if (env.databaseUrl === undefined) return rowsOf(env);
    const values: unknown[] = [];
    for (const writes of second.values()) values.push(await readAll(env, writes));
    return { values, edges: await edgesOf(env) };
  }

  function rowsOf(env: TestEnvironment): Readonly<Record<keyof StoreContent, unknown>> {
    const content = storeContent(join(env.dataDir, 'data', 'metadata.db'), PATTERN);
    const history = content.aspects.filter(({ version }) => Number(version) > 0);
    expect([history.length, content.aspects.length]).toEqual([EARLIER * 25, expect.any(Number)]);
    expect(content.edges.length).toBeGreaterThan(BATCHES * 20);
    expect(content.runIndex.length).toBe(content.aspects.length - history.length);
    return { ...content };
  }

  /** Every version of every aspect, read over HTTP. */
  async function readAll(env: TestEnvironment, writes: readonly Write[]): Promise<unknown> {
    return Promise.all(
      writes.flatMap(([urn, aspect]) => [0, 1, 2].map((version) => readVersion(env, urn, aspect, version))),
    );
  }

  async function readVersion(env: TestEnvironment, urn: string, aspect: string, version: number): Promise<unknown> {
    const answer = await env.fetch(`/aspects/${encodeURIComponent(urn)}?aspect=${aspect}&version=${version}`);
    return answer.status === 404 ? undefined : await answer.json();
  }

  /** The lineage of every dataset as GraphQL answers it, without order. */
  async function edgesOf(env: TestEnvironment): Promise<readonly string[]> {
    const urns = new Set([...second.values()].flat().map(([urn]) => urn));
    const query = `query ($urn: String!) { dataset(urn: $urn) {
      relationships(input: { types: ["DownstreamOf", "TaggedWith", "OwnedBy"], direction: OUTGOING, start: 0, count: 100 }) {
        relationships { type entity { urn } }
      } } }`;
    const edges: string[] = [];
    for (const urn of urns) edges.push(`${urn} ${JSON.stringify((await env.graphql(query, { urn })).body)}`);
    return edges;
  }
});
