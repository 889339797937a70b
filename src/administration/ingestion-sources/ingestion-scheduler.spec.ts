import { describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { fake } from '../../../test/support/harness/fake.js';
import type { AspectStore, WriteListeners } from '../../aspects/index.js';
import type { Clock } from '../../foundation/common/clock.js';
import { DomainError } from '../../foundation/common/errors.js';
import type { AppConfig } from '../../foundation/config/index.js';
import type { Workers } from '../../foundation/workers/index.js';
import { dataHubIngestionSourceInfo } from '../../model/index.js';
import type { ExecutionRequestService } from './execution-request.service.js';
import { IngestionScheduler } from './ingestion-scheduler.js';

Logger.overrideLogger(false);

const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 0, 1, 12, 0, 30);
const SOURCE = 'urn:li:dataHubIngestionSource:s';
const OTHER = 'urn:li:dataHubIngestionSource:t';

interface Stored {
  interval: string;
  timezone?: string;
  storedAt?: number;
}

const EVERY_TEN: Stored = { interval: '*/10 * * * *', storedAt: START };

/** A scheduler that started at `START`, and the runs that it requested: the source and the time in minutes. */
async function scheduler(sources: Map<string, Stored>, failure: { next?: Error | undefined } = {}) {
  const clock = { now: () => time };
  let time = START;
  const requested: [string, number][] = [];
  const name = dataHubIngestionSourceInfo.name;
  const record = ({ interval, timezone = 'UTC', storedAt = 0 }: Stored) =>
    new Map([[name, { aspect: name, value: { schedule: { interval, timezone } }, created: { time: storedAt } }]]);
  const store = {
    listUrns: async () => ({ urns: [...sources.keys()] }),
    latest: async () => new Map([...sources].map(([urn, stored]) => [urn, record(stored)])),
  };
  const requests = {
    runScheduled: async (urn: string, _source: unknown, due: number) => {
      const { next } = failure;
      failure.next = undefined;
      if (next !== undefined) throw next;
      requested.push([urn, (due - START) / MINUTE_MS]);
      return 'urn:li:dataHubExecutionRequest:r';
    },
  };
  const made = new IngestionScheduler(
    fake<AspectStore>(store),
    fake<ExecutionRequestService>(requests),
    {} as WriteListeners,
    { schedulesIngestion: true } as AppConfig,
    clock as Clock,
    { onlyReads: false } as Workers,
  );
  made.onApplicationBootstrap();
  await made.beforeApplicationShutdown();
  return {
    requested,
    lookAt: (minutes: number) => {
      time = START + minutes * MINUTE_MS;
      return made.look();
    },
  };
}

describe('IngestionScheduler', () => {
  it('should request each run once when it is due, and tell how long until the next one', async () => {
    const { lookAt, requested } = await scheduler(new Map([[SOURCE, EVERY_TEN]]));
    expect(await lookAt(0)).toBe(MINUTE_MS);
    expect(await lookAt(9)).toBe(MINUTE_MS / 2);
    expect(requested).toEqual([]);
    await lookAt(9.5);
    await lookAt(10);
    await lookAt(19.5);
    expect(requested).toEqual([
      [SOURCE, 9.5],
      [SOURCE, 19.5],
    ]);
  });

  it('should follow a changed schedule, and leave out runs that were due before it was stored', async () => {
    const sources = new Map([[SOURCE, EVERY_TEN]]);
    const { lookAt, requested } = await scheduler(sources);
    await lookAt(0);
    sources.set(SOURCE, { interval: '*/2 * * * *', storedAt: START + 10 * MINUTE_MS });
    await lookAt(10.2);
    expect(requested).toEqual([]);
    await lookAt(11.5);
    sources.delete(SOURCE);
    await lookAt(13.5);
    expect(requested).toEqual([[SOURCE, 11.5]]);
  });

  it('should make up for the latest run that was due shortly before the start', async () => {
    const { requested } = await scheduler(
      new Map([
        [SOURCE, { interval: '* * * * *' }],
        [OTHER, { interval: '50 * * * *' }],
      ]),
    );
    expect(requested).toEqual([[SOURCE, -0.5]]);
  });

  it('should make up for the latest run of each source after an outage, unless it is old', async () => {
    const failure = { next: new DomainError('ENGINE_UNAVAILABLE', 'down') as Error | undefined };
    const sources = new Map([
      [SOURCE, EVERY_TEN],
      [OTHER, { interval: '15 12 * * *', storedAt: START }],
    ]);
    const { lookAt, requested } = await scheduler(sources, failure);
    await lookAt(0);
    await expect(lookAt(9.5)).rejects.toThrow('down');
    await lookAt(80);
    expect(requested).toEqual([[SOURCE, 79.5]]);
    expect(await lookAt(80)).toBe(MINUTE_MS);
  });

  it('should request runs at the right times after a clock that was ahead was set back', async () => {
    const DAY = 24 * 60;
    const sources = new Map([[SOURCE, EVERY_TEN]]);
    const { lookAt, requested } = await scheduler(sources);
    await lookAt(0);
    await lookAt(DAY);
    sources.set(OTHER, { interval: '*/10 * * * *', storedAt: START + DAY * MINUTE_MS });
    await lookAt(DAY + 1);
    requested.length = 0;
    await lookAt(2);
    await lookAt(9.5);
    expect(requested).toEqual([
      [SOURCE, 9.5],
      [OTHER, 9.5],
    ]);
  });

  it('should make up for a run that is due still after the clock was set back a little', async () => {
    const failure = { next: new DomainError('ENGINE_UNAVAILABLE', 'down') as Error | undefined };
    const { lookAt, requested } = await scheduler(new Map([[SOURCE, EVERY_TEN]]), failure);
    await lookAt(0);
    await expect(lookAt(20)).rejects.toThrow('down');
    await lookAt(19.9);
    expect(requested).toEqual([[SOURCE, 19.5]]);
  });

  it('should go on after a source whose schedule or recipe cannot be read', async () => {
    const failure = { next: new DomainError('INVALID_ARGUMENT', 'recipe') as Error | undefined };
    const sources = new Map<string, Stored>([
      ['urn:li:dataHubIngestionSource:bad', { interval: 'often' }],
      ['urn:li:dataHubIngestionSource:nowhere', { interval: '* * * * *', timezone: 'Atlantis' }],
      [SOURCE, EVERY_TEN],
      [OTHER, EVERY_TEN],
    ]);
    const { lookAt, requested } = await scheduler(sources, failure);
    await lookAt(9.5);
    await lookAt(9.6);
    await lookAt(19.5);
    expect(requested).toEqual([
      [OTHER, 9.5],
      [SOURCE, 19.5],
      [OTHER, 19.5],
    ]);
  });
});
