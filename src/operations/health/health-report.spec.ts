import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError } from '../../foundation/common/errors.js';
import type { Database } from '../../foundation/database/index.js';
import type { TakeoverStatus } from '../takeover/takeover-status.js';
import type { LoopMonitor } from '../../foundation/telemetry/index.js';
import { HealthReporter } from './health-report.js';
import { MessagingHealth } from './messaging-health.js';
import { Readiness } from './readiness.js';
import type { SearchComponentHealth, SearchHealth } from './search-health.js';

class StoppedClock extends Clock {
  now(): number {
    return 7;
  }
}

const SEARCH: SearchComponentHealth = { status: 'down', detail: 'sqlite does not take documents', behind: 3 };

function reporter(readiness: Readiness, read: () => Promise<unknown>, refusesWrites?: string): HealthReporter {
  const database = fake<Database>({ dialect: { engine: 'sqlite' }, read, refusesWrites });
  const search = fake<SearchHealth>({ report: () => Promise.resolve(SEARCH) });
  const loop = { delay: { p50: 1, p99: 2, max: 3 } } as LoopMonitor;
  const takeover = fake<TakeoverStatus>({ unfinished: () => Promise.resolve(undefined) });
  const messaging = new MessagingHealth(undefined, undefined, undefined);
  return new HealthReporter(readiness, database, search, new StoppedClock(), loop, takeover, messaging);
}

describe('HealthReporter', () => {
  const answering = async (): Promise<unknown> => [];

  it('should be ready from the end of the start until the stop signal', async () => {
    const readiness = new Readiness();
    const states: unknown[] = [];
    const note = async (): Promise<void> => {
      const { ready, state } = await reporter(readiness, answering).report();
      states.push([ready, state]);
    };
    await note();
    readiness.onApplicationBootstrap();
    await note();
    readiness.stop();
    await note();
    expect(states).toEqual([
      [false, 'starting'],
      [true, 'ready'],
      [false, 'stopping'],
    ]);
  });

  it('should report that the database accepts no writes, and remain ready for reads', async () => {
    const readiness = new Readiness();
    readiness.onApplicationBootstrap();
    const { ready, components } = await reporter(readiness, answering, '53100').report();
    expect({ ready, database: components.database }).toEqual({
      ready: true,
      database: { status: 'down', detail: 'sqlite takes no writes (53100)' },
    });
  });

  it('should not be ready while the database does not respond, and should reveal no address', async () => {
    const readiness = new Readiness();
    readiness.onApplicationBootstrap();
    const failing = async (): Promise<never> => {
      throw new DomainError('ENGINE_UNAVAILABLE', 'connect to 10.0.0.1 refused');
    };
    expect(await reporter(readiness, failing).report()).toEqual({
      eventLoopDelay: { p50: 1, p99: 2, max: 3 },
      ready: false,
      state: 'ready',
      components: {
        database: { status: 'down', detail: 'sqlite does not answer (ENGINE_UNAVAILABLE)' },
        search: SEARCH,
      },
      timestamp: 7,
    });
  });
});
