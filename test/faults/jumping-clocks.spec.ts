import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestEnvironment } from '../support/service/create-test-environment.js';
import { endToEndEngine } from '../support/engines/engines.js';
import { poll } from '../support/measures/poll.js';
import { createReplicaPair, type ReplicaPair } from '../support/service/replica-pair.js';
import { connectToServer, type SqlServer } from '../support/engines/sql-server.js';

const HOUR = 3_600_000;
const ROUNDS = Number(process.env.SIZE ?? 1);
const JUMPS = [HOUR, 0, -HOUR, HOUR, -HOUR, 0];
const STAYS_MS = 700;
const ENTITIES = 8;
const WRITERS = 4;

const urnOf = (entity: number): string => `urn:li:tag:clock-${entity}`;

interface Row {
  readonly urn: string;
  readonly version: number;
  readonly systemmetadata: string;
}

describe('two replicas, one of which has a jumping clock', () => {
  let folder: string;
  let clock: string;
  let replicas: ReplicaPair;
  let server: SqlServer;

  beforeAll(async () => {
    const engine = endToEndEngine();
    if (engine === undefined) throw new Error('E2E_ENGINE must name a server');
    folder = mkdtempSync(join(tmpdir(), 'clock-'));
    clock = join(folder, 'shift');
    writeFileSync(clock, '0');
    const preload = resolve(process.cwd(), 'test', 'support', 'service', 'shifted-clock.mjs');
    replicas = await createReplicaPair(engine, { TEST_CLOCK_FILE: clock, NODE_OPTIONS: `--import=${preload}` });
    server = await connectToServer(replicas.there.databaseUrl ?? '');
  });

  afterAll(async () => {
    await server.close();
    await replicas.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it(`should keep every acknowledged write in one order of versions, ${ROUNDS} times ${JUMPS.length} jumps of an hour`, async () => {
    const written = new Map<string, number>();
    const broken: string[] = [];
    let isStopped = false;
    const work = async (env: TestEnvironment, name: string): Promise<void> => {
      for (let at = 0; !isStopped; at += 1) {
        const urn = urnOf(at % ENTITIES);
        const answer = await upsert(env, urn, `${name} ${at}`);
        if (answer === 'fine') written.set(urn, (written.get(urn) ?? 0) + 1);
        else broken.push(answer);
      }
    };
    const { here, there } = replicas;
    const writers = [here, there].flatMap((env, replica) =>
      Array.from({ length: WRITERS }, (_item, writer) => work(env, `${replica}-${writer}`)),
    );
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const shift of JUMPS) {
        writeFileSync(clock, String(shift));
        await clockToShow(shift);
        await wait(STAYS_MS);
      }
    }
    isStopped = true;
    await Promise.all(writers);
    expect(broken).toEqual([]);
    for (let entity = 0; entity < ENTITIES; entity += 1)
      expectOrder(await rowsOf(urnOf(entity)), written.get(urnOf(entity)));
  });

  it('should not let a replica that is an hour ahead claim the running task of another', async () => {
    writeFileSync(clock, String(HOUR));
    await clockToShow(HOUR);
    await server.rows(
      `INSERT INTO index_rebuild (slot, id, begun_on, begun_by, renewed_on) VALUES (1, 'claim-of-another', ${Date.now()}, 'urn:li:corpuser:other', ${Date.now()})`,
    );
    const body = JSON.stringify({ limit: 0, batchSize: 100, clean: true });
    const answer = await replicas.here.fetch('/operations?action=restoreIndices', { method: 'POST', body });
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringMatching(/Another rebuild/)]);
    expect(await server.rows('SELECT id FROM index_rebuild')).toEqual([{ id: 'claim-of-another' }]);
    await server.rows('DELETE FROM index_rebuild');
  });

  async function clockToShow(shift: number): Promise<void> {
    const jumped = async (): Promise<boolean> =>
      Math.abs((await timeOf(replicas.here)) - Date.now() - shift) < HOUR / 10;
    await poll(jumped, 'the clock to jump');
  }

  async function rowsOf(urn: string): Promise<readonly Row[]> {
    const rows = await server.rows(
      `SELECT urn, version, systemmetadata FROM metadata_aspect_v2 WHERE urn = '${urn}' AND aspect = 'tagProperties' ORDER BY version`,
    );
    return rows as unknown as readonly Row[];
  }
});

/**
 * Row 0 bears the number of all writes that were acknowledged; the history has the numbers before it, each once and
 * without a gap.
 */
function expectOrder(rows: readonly Row[], writes: number | undefined): void {
  const [latest, ...history] = rows;
  expect(JSON.parse(latest?.systemmetadata ?? '{}')).toMatchObject({ version: String(writes) });
  const numbers = history.map(({ version }) => Number(version));
  const last = Number(writes) - 1;
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers).toEqual(numbers.map((_number, at) => last - numbers.length + 1 + at));
}

async function upsert(env: TestEnvironment, urn: string, description: string): Promise<string> {
  const aspect = { value: JSON.stringify({ name: urn, description }), contentType: 'application/json' };
  const proposal = { entityType: 'tag', entityUrn: urn, changeType: 'UPSERT', aspectName: 'tagProperties', aspect };
  const body = JSON.stringify({ proposal, async: 'false' });
  const answer = await env.fetch('/aspects?action=ingestProposal', { method: 'POST', body });
  const text = await answer.text();
  return answer.ok ? 'fine' : `${answer.status} ${text.slice(0, 200)}`;
}

async function timeOf(env: TestEnvironment): Promise<number> {
  const report = (await (await env.fetch('/health/ready')).json()) as { timestamp: number };
  return report.timestamp;
}
