import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { fake } from '../../../test/support/harness/fake.js';
import { indexUnavailable } from '../../foundation/engine-client/index.js';
import { MetricsRegistry } from '../../foundation/telemetry/index.js';
import type { EntityProjection } from '../entity-projection.js';
import type { RevisionStore } from '../revision-store.js';
import { BatchProjection } from './batch-projection.js';

const [A, B] = ['urn:li:tag:a', 'urn:li:tag:b'];

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('should try again soon what an index does not take now, and store the others', async () => {
  const rejected = [{ urn: A, revision: 3, reason: 'its index is closed', passes: true }];
  const outcomes = [{ written: 1, removed: 0, stale: 0, rejected }];
  const batches = new BatchProjection(
    fake<EntityProjection>({ project: () => Promise.resolve(outcomes[0]) }),
    fake<RevisionStore>({}),
    new MetricsRegistry(),
  );
  await batches.run([A, B]);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect([batches.isSetAside(A, 3), batches.isSetAside(B, 3), batches.rejected]).toEqual([true, false, 0]);
    jest.advanceTimersByTime(10_000);
    expect(batches.isSetAside(A, 3)).toBe(false);
    await batches.run([A]);
  }
});

it('should leave a batch that fails as a whole alone for a while, longer after each attempt', async () => {
  let isBroken = true;
  const project = (urns: readonly string[]) =>
    isBroken
      ? Promise.reject(new TypeError('cannot read it'))
      : Promise.resolve({ written: urns.length, removed: 0, stale: 0, rejected: [] });
  const of = (urns: readonly string[]) => Promise.resolve(new Map(urns.map((urn) => [urn, { revision: 3 }])));
  const batches = new BatchProjection(
    fake<EntityProjection>({ project }),
    fake<RevisionStore>({ of }),
    new MetricsRegistry(),
  );
  const held = (revision: number): boolean[] => [A, B].map((urn) => batches.isSetAside(urn, revision));
  for (const pause of [10_000, 20_000]) {
    await expect(batches.run([A, B])).rejects.toThrow('cannot read it');
    jest.advanceTimersByTime(pause - 1);
    expect([...held(3), ...held(4), batches.rejected]).toEqual([true, true, false, false, 0]);
    jest.advanceTimersByTime(1);
    expect(held(3)).toEqual([false, false]);
  }
  await expect(batches.run([A, B])).rejects.toThrow('cannot read it');
  isBroken = false;
  await batches.run([A, B]);
  expect(held(3)).toEqual([false, false]);
});

it('should store entities of other types while an index of one type does not serve', async () => {
  const [C, D] = ['urn:li:dataset:c', 'urn:li:dataset:d'];
  let isLost = true;
  const stored: string[] = [];
  const project = (urns: readonly string[]) => {
    if (isLost && (urns.includes(C) || urns.includes(D)))
      return Promise.reject(indexUnavailable('its index lacks a shard'));
    stored.push(...urns);
    return Promise.resolve({ written: urns.length, removed: 0, stale: 0, rejected: [] });
  };
  const of = (urns: readonly string[]) => Promise.resolve(new Map(urns.map((urn) => [urn, { revision: 3 }])));
  const batches = new BatchProjection(
    fake<EntityProjection>({ project }),
    fake<RevisionStore>({ of }),
    new MetricsRegistry(),
  );
  await batches.run([C, A, D, B]);
  expect([stored, batches.waiting, batches.rejected]).toEqual([[A, B], 2, 0]);
  expect([C, D, A].map((urn) => batches.isSetAside(urn, 3))).toEqual([true, true, false]);
  jest.advanceTimersByTime(10_000);
  expect([batches.isSetAside(C, 3), batches.waiting]).toEqual([false, 2]);
  isLost = false;
  await batches.run([C, D]);
  expect([stored, batches.waiting]).toEqual([[A, B, C, D], 0]);
});

it('should try again as soon after a long time, and log its beginning and its end once', async () => {
  const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined).mock.calls;
  const logged = jest.spyOn(Logger.prototype, 'log').mockReturnValue(undefined).mock.calls;
  const outcome = (reasons: readonly string[]) => ({
    written: 2 - reasons.length,
    removed: 0,
    stale: 0,
    rejected: reasons.map((reason) => ({ urn: A, revision: 3, reason, passes: true })),
  });
  const project = jest.fn<() => Promise<unknown>>();
  const batches = new BatchProjection(
    fake<EntityProjection>({ project }),
    fake<RevisionStore>({ of: () => Promise.resolve(new Map([[A, { revision: 3 }]])) }),
    new MetricsRegistry(),
  );
  for (let attempt = 0; attempt < 4; attempt += 1) {
    if (attempt % 2 === 0) project.mockRejectedValueOnce(indexUnavailable('its disk is full'));
    else project.mockResolvedValueOnce(outcome(['its disk is full']));
    await batches.run([A]);
    expect(batches.isSetAside(A, 3)).toBe(true);
    jest.advanceTimersByTime(10_000);
    expect(batches.isSetAside(A, 3)).toBe(false);
  }
  expect([warned.length, logged.length]).toEqual([1, 0]);
  for (const reasons of [[], ['its disk is full']]) {
    project.mockResolvedValueOnce(outcome(reasons));
    await batches.run([A, B]);
  }
  expect([warned.length, logged.length]).toEqual([2, 1]);
});

it('should not count forever what another process has projected', async () => {
  const batches = new BatchProjection(
    fake<EntityProjection>({ project: () => Promise.reject(indexUnavailable('closed')) }),
    fake<RevisionStore>({ of: () => Promise.resolve(new Map()) }),
    new MetricsRegistry(),
  );
  await batches.run([A]);
  expect(batches.waiting).toBe(1);
  jest.advanceTimersByTime(60_000);
  expect(batches.waiting).toBe(0);
});
