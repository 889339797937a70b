import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { requestsTo } from '../support/service/create-test-environment.js';
import { endToEndEngine } from '../support/engines/engines.js';
import { poll } from '../support/measures/poll.js';
import { createReplicaPair, type ReplicaPair } from '../support/service/replica-pair.js';
import { startTcpBalancer, type TcpBalancer } from '../support/service/tcp-balancer.js';
import { contradictions, WRITTEN_ASPECTS } from './histories/history-check.js';
import { type HistoryReaders, startHistoryReaders } from './histories/history-readers.js';
import { type HistoryWriters, startHistoryWriters } from './histories/history-writers.js';
import { endOfEvents, storedVersions, toldChanges } from './histories/stored-history.js';
import { driftOnceCaughtUp, NO_DRIFT } from './index-in-step.js';

const SECONDS = Number(process.env.TEST_SECONDS ?? 15);
const WRITERS = 6;
const READERS = 2;

/** Longest time that both replicas are well, in milliseconds. */
const LONGEST_PEACE_MS = 10_000;
const LIMIT_MS = 1_800_000;

describe('two replicas behind a balancer, each of which is killed again and again', () => {
  let replicas: ReplicaPair;
  let balancer: TcpBalancer;
  let start: string;
  let writers: HistoryWriters;
  let readers: HistoryReaders;

  beforeAll(async () => {
    const engine = endToEndEngine();
    if (engine === undefined) throw new Error('E2E_ENGINE must name a server');
    replicas = await createReplicaPair(engine, {}, { RETENTION_MAX_VERSIONS: '1000000' });
    balancer = await startTcpBalancer([replicas.here.url, replicas.there.url]);
    start = await endOfEvents(replicas.here);
    const service = requestsTo(balancer.url, replicas.here.token);
    writers = startHistoryWriters(service, WRITERS);
    readers = startHistoryReaders(service, READERS);
    await poll(() => writers.attempts.length > 0, 'a write');
  }, LIMIT_MS);

  afterAll(async () => {
    await balancer.close();
    await replicas.stop();
  }, LIMIT_MS);

  it(
    `should lose no acknowledged write in ${SECONDS} seconds, and tell one history in SQL, index and events`,
    async () => {
      const kills = await killInTurn();
      await Promise.all([writers.end(), readers.end()]);
      expect(await driftOnceCaughtUp(replicas.here)).toEqual(NO_DRIFT);
      const versions = await storedVersions(replicas.here, WRITTEN_ASPECTS);
      const changes = await toldChanges(replicas.there, start);
      report({ kills, versions: versions.length, changes: changes.length });
      expect(contradictions({ attempts: writers.attempts, versions, changes })).toEqual([]);
      expect(readers.broken).toEqual([]);
    },
    LIMIT_MS,
  );

  /** Kills one replica after the other, each at a random moment after the last one is well again. */
  async function killInTurn(): Promise<number> {
    const end = performance.now() + SECONDS * 1000;
    let kills = 0;
    while (performance.now() < end) {
      await wait(Math.min(randomInt(LONGEST_PEACE_MS), Math.max(0, end - performance.now())));
      await (kills % 2 === 0 ? replicas.here : replicas.there).restart('SIGKILL');
      kills += 1;
    }
    return kills;
  }

  function report(figures: object): void {
    const fine = writers.attempts.filter(({ told }) => told === 'fine');
    const writes = { sent: writers.attempts.length, fine: fine.length, ...percentiles(fine.map(({ took }) => took)) };
    const reads = { cut: readers.cut(), fine: readers.times.length, ...percentiles(readers.times) };
    process.stderr.write(`${JSON.stringify({ ...figures, writes, reads })}\n`);
  }
});

/** Median and 99th percentile in whole milliseconds. */
function percentiles(times: readonly number[]): object {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round(sorted[Math.floor(share * sorted.length)] ?? 0);
  return { p50: at(0.5), p99: at(0.99) };
}
