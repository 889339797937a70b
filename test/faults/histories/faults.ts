import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProcessEnvironment } from '../../support/service/create-test-environment.js';
import { engineControl } from '../../support/engines/engine-control.js';
import { endToEndEngine } from '../../support/engines/engines.js';
import { endToEndSearch } from '../../support/engines/search-engines.js';
import { sqlServerControl } from '../../support/engines/sql-server-control.js';

/** Longest time between the end of one fault and the next one, in milliseconds. */
const LONGEST_PEACE_MS = 800;

/** Longest time for which an engine is away, in milliseconds; its start comes on top. */
const LONGEST_OUTAGE_MS = 1500;

/** Of so many faults on servers, one takes the search engine away and one the SQL server. */
const FAULTS_PER_OUTAGE = 12;

/** How often each fault happened. */
export type FaultCounts = Record<'service' | 'search' | 'sql', number>;

/** Lets `count` faults happen to a service at work, each at a random moment after it is well again. */
export async function strike(env: ProcessEnvironment, count: number): Promise<FaultCounts> {
  const counts: FaultCounts = { service: 0, search: 0, sql: 0 };
  for (let fault = 0; fault < count; fault += 1) {
    await wait(randomInt(LONGEST_PEACE_MS));
    const kind = nextFault();
    counts[kind] += 1;
    await FAULTS[kind](env);
  }
  return counts;
}

const FAULTS: Readonly<Record<keyof FaultCounts, (env: ProcessEnvironment) => Promise<void>>> = {
  service: (env) => env.restart('SIGKILL'),
  async search() {
    const engine = engineControl();
    await engine.kill();
    await wait(randomInt(LONGEST_OUTAGE_MS));
    await engine.start();
  },
  async sql() {
    const server = sqlServerControl();
    await server?.kill();
    await wait(randomInt(LONGEST_OUTAGE_MS));
    await server?.revive();
  },
};

function nextFault(): keyof FaultCounts {
  const number = randomInt(FAULTS_PER_OUTAGE);
  if (number === 0 && endToEndSearch() !== undefined) return 'search';
  return number === 1 && endToEndEngine() !== undefined ? 'sql' : 'service';
}
