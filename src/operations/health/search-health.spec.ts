import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { DomainError } from '../../foundation/common/errors.js';
import { indexUnavailable } from '../../foundation/engine-client/index.js';
import type { ProjectionStatus, Projector } from '../../projection/index.js';
import type { SearchIndex } from '../../search/index.js';
import { SearchHealth } from './search-health.js';

const EVEN: ProjectionStatus = { behind: 0, rejected: 0, failing: false };
const BEHIND: ProjectionStatus = { behind: 4, oldestMillis: 900, rejected: 1, failing: true, lastError: 'at 10.0.0.1' };
const DOWN = new DomainError('ENGINE_UNAVAILABLE', 'connect to 10.0.0.1 refused');

function health(check: () => Promise<void>, status: () => Promise<ProjectionStatus>): SearchHealth {
  const index = fake<SearchIndex>({ engine: 'opensearch', check });
  return new SearchHealth(index, fake<Projector>({ status }));
}

describe('SearchHealth', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each<[string, () => Promise<void>, () => Promise<ProjectionStatus>, object]>([
    [
      'an engine that is even',
      async () => undefined,
      async () => EVEN,
      { status: 'up', detail: 'opensearch', behind: 0 },
    ],
    [
      'an engine that refuses documents',
      async () => undefined,
      async () => BEHIND,
      { status: 'down', detail: 'opensearch does not take documents', behind: 4, behindMillis: 900, rejected: 1 },
    ],
    [
      'an engine that is down, without its address',
      () => Promise.reject(DOWN),
      async () => BEHIND,
      {
        status: 'down',
        detail: 'opensearch does not answer (ENGINE_UNAVAILABLE)',
        behind: 4,
        behindMillis: 900,
        rejected: 1,
      },
    ],
    [
      'an index that is closed or lacks a shard',
      () => Promise.reject(indexUnavailable('The index tagindex_v2 is closed')),
      async () => EVEN,
      { status: 'down', detail: 'opensearch answers, but an index is closed or lacks a shard', behind: 0 },
    ],
    [
      'indices that take no documents now',
      async () => undefined,
      async () => ({ ...EVEN, behind: 2, waiting: 2 }),
      { status: 'down', detail: 'opensearch does not take documents of some entity types', behind: 2 },
    ],
    [
      'a database that is down',
      async () => undefined,
      () => Promise.reject(DOWN),
      { status: 'up', detail: 'opensearch' },
    ],
  ])('should report %s', async (_name, check, status, expected) => {
    expect(await health(check, status).report()).toEqual(expected);
  });

  it('should wait at most two seconds for the engine', async () => {
    jest.useFakeTimers();
    const report = health(
      () => new Promise(() => undefined),
      async () => EVEN,
    ).report();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await report).toMatchObject({ status: 'down', detail: 'opensearch does not answer (no answer in time)' });
  });
});
