import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createProcessEnvironment, type ProcessEnvironment } from '../support/service/create-test-environment.js';
import { poll } from '../support/measures/poll.js';
import { type FaultCounts, strike } from './histories/faults.js';
import { contradictions, WRITTEN_ASPECTS } from './histories/history-check.js';
import { type HistoryWriters, startHistoryWriters } from './histories/history-writers.js';
import { endOfEvents, storedVersions, toldChanges } from './histories/stored-history.js';
import { driftOnceCaughtUp, NO_DRIFT } from './index-in-step.js';
import type { Told } from './told.js';

const KILLS = Number(process.env.TEST_KILLS ?? 20);
const WRITERS = 8;

/** A whole history is read at its end: the kills are spread over stores of this many. */
const KILLS_PER_STORE = 50;

const STORES = Array.from({ length: Math.ceil(KILLS / KILLS_PER_STORE) }, (_item, store) =>
  Math.min(KILLS_PER_STORE, KILLS - store * KILLS_PER_STORE),
);
const LIMIT_MS = 1_200_000;

describe('a service that is killed, and whose engines are, while writers write', () => {
  let env: ProcessEnvironment;
  let start: string;
  let writers: HistoryWriters;

  beforeEach(async () => {
    env = await createProcessEnvironment({ env: { RETENTION_MAX_VERSIONS: '1000000' } });
    start = await endOfEvents(env);
    writers = startHistoryWriters(env, WRITERS);
    await poll(() => writers.attempts.length > 0, 'a write');
  }, LIMIT_MS);

  afterEach(async () => {
    await writers.end();
    await env.stop();
  }, LIMIT_MS);

  it.each(STORES)(
    'should have every acknowledged write, whole and in order, in SQL, index and events after %i faults',
    async (faults) => {
      const counts = await strike(env, faults);
      await writers.end();
      expect(await driftOnceCaughtUp(env)).toEqual(NO_DRIFT);
      const versions = await storedVersions(env, WRITTEN_ASPECTS);
      const changes = await toldChanges(env, start);
      report(counts, versions.length, changes.length);
      expect(contradictions({ attempts: writers.attempts, versions, changes })).toEqual([]);
    },
    LIMIT_MS,
  );

  function report(counts: FaultCounts, versions: number, changes: number): void {
    const answers: Partial<Record<Told, number>> = {};
    for (const { told } of writers.attempts) answers[told] = (answers[told] ?? 0) + 1;
    process.stderr.write(`${JSON.stringify({ faults: counts, answers, versions, changes })}\n`);
  }
});
