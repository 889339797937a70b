import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../../../test/support/harness/fake.js';
import type { FirstToken } from '../../../../auth/index.js';
import { Clock } from '../../../../foundation/common/clock.js';
import { DomainError } from '../../../../foundation/common/errors.js';
import { loadConfig } from '../../../../foundation/config/index.js';
import type { Database } from '../../../../foundation/database/index.js';
import type { HealthReport, HealthReporter, RunningTasks } from '../../../../operations/index.js';
import type { SearchIndex } from '../../../../search/index.js';
import { ProposalBacklog } from '../../operations/proposal-backlog.js';
import { ServiceStates } from './service-state.js';

class SetClock extends Clock {
  time = 1_000;

  now(): number {
    return this.time;
  }
}

interface World {
  reads: number;
  behind: number;
  product: () => Promise<string>;
  version: string | undefined;
}

const OWN = { code: 'OWN_TOKEN_SECRETS', text: 'Own.', nextStep: 'Share them.' };

function statesOf(world: World) {
  const clock = new SetClock();
  const report = async (): Promise<HealthReport> => {
    world.reads += 1;
    const up = { status: 'up', detail: 'fine' };
    return { components: { database: up, search: { ...up, behind: world.behind } } } as HealthReport;
  };
  const config = loadConfig({ ADMIN_PASSWORD: 'datahub' });
  const states = new ServiceStates(
    { report } as HealthReporter,
    fake<Database>({ product: () => world.product(), dialect: { engine: 'postgres' } }),
    fake<SearchIndex>({ engine: 'opensearch', version: async () => world.version }),
    new ProposalBacklog(config, undefined),
    fake<RunningTasks>({ running: async () => [], runsHere: false }),
    config,
    { concern: OWN } as FirstToken,
    clock,
  );
  return { states, clock };
}

const calm = (more: Partial<World> = {}): World => ({
  reads: 0,
  behind: 0,
  product: async () => 'PostgreSQL 17.2',
  version: '2.19',
  ...more,
});

describe('ServiceStates', () => {
  it.each([
    ['five seconds while all is calm', 0, [1_000, 4_000], 5_001],
    ['one second while search is behind', 3, [1_000], 1_001],
  ])('should read once for all callers within %s', async (_name, behind, within, after) => {
    const world = calm({ behind });
    const { states, clock } = statesOf(world);
    const begun = clock.time;
    await Promise.all([states.current(), states.current(), states.current()]);
    for (const age of within) {
      clock.time = begun + age;
      await states.current();
    }
    expect(world.reads).toBe(1);
    clock.time = begun + after;
    await states.current();
    expect(world.reads).toBe(2);
  });

  it('should name the products, and what the start warned of', async () => {
    const { states } = statesOf(calm());
    expect(await states.current()).toMatchObject({
      database: { kind: 'PostgreSQL', version: '17.2' },
      search: { kind: 'opensearch', version: '2.19' },
      consumptionLag: undefined,
      concerns: [{ code: 'WEAK_PASSWORD' }, OWN],
      memoryBytes: expect.any(Number),
    });
  });

  it('should name an engine that is down, and ask again for its version', async () => {
    const world = calm({ product: () => Promise.reject(new DomainError('ENGINE_UNAVAILABLE', 'down')) });
    const { states, clock } = statesOf(world);
    expect(await states.current()).toMatchObject({ database: { kind: 'postgres', version: null } });
    Object.assign(world, calm({ product: async () => 'MySQL or MariaDB 11.4', version: undefined }));
    clock.time += 5_001;
    expect(await states.current()).toMatchObject({
      database: { kind: 'MySQL or MariaDB', version: '11.4' },
      search: { kind: 'embedded', version: null },
    });
  });
});
