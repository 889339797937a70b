import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { AspectStore } from '../../aspects/index.js';
import { ALICE, type IngestHarness, ingestHarness } from '../../../test/support/harness/ingest-harness.js';
import type { RollbackService } from './rollback.service.js';
import { RunService } from './run.service.js';

const RESULT = 'dataHubExecutionRequestResult';
const REQUEST = 'urn:li:dataHubExecutionRequest:r';
const RUNNING = { status: 'SUCCESS', startTimeMs: 1 };

describe('RunService', () => {
  let harness: IngestHarness;

  beforeEach(async () => {
    harness = await ingestHarness();
  });

  afterEach(() => harness.close());

  function runs(overtake: () => Promise<unknown>): RunService {
    const store = fake<AspectStore>({
      latestOne: async (urn: string, aspect: string) => {
        const stored = await harness.store.latestOne(urn, aspect);
        await overtake();
        return stored;
      },
    });
    const rollbacks = fake<RollbackService>({
      survey: async () => ({ rows: [] }),
      apply: async () => ({ count: 0, urns: new Set() }),
    });
    const ingestion = Object.assign(Object.create(harness.service), { deleteRunValues: async () => 0 });
    return new RunService(rollbacks, ingestion, store);
  }

  const rollBack = (service: RunService) =>
    service.rollBack('r', { rows: [], entityEnd: 'delete', takesBack: () => true }, ALICE);

  it('should keep what the executor writes while the status is set', async () => {
    await harness.write(REQUEST, RESULT, RUNNING);
    const report = { status: 'ROLLING_BACK', startTimeMs: 1, report: 'done' };
    await rollBack(runs(() => harness.write(REQUEST, RESULT, report)));
    expect(await harness.value(REQUEST, RESULT)).toEqual({ ...report, status: 'ROLLED_BACK' });
  });

  it('should write nothing for a run without an execution request', async () => {
    await rollBack(runs(async () => undefined));
    expect(await harness.value(REQUEST, RESULT)).toBeUndefined();
  });
});
