import { describe, expect, it } from '@jest/globals';
import type { HealthReport } from '../../../../operations/index.js';
import type { Sample } from './figure-samples.js';
import type { ServiceState } from './service-state.js';
import { warningsOf } from './warnings.js';

const UP = { status: 'up', detail: 'fine' } as const;
const DOWN = { status: 'down', detail: 'it does not answer' } as const;
const WEAK = { code: 'WEAK_PASSWORD', text: 'Weak.', nextStep: 'Set another one.' };
const ENGINE = { kind: 'any', version: null };

function stateWith(components: Partial<HealthReport['components']>, more: Partial<ServiceState> = {}): ServiceState {
  const health = { components: { database: UP, search: UP, ...components } } as HealthReport;
  return {
    health,
    database: ENGINE,
    search: ENGINE,
    consumptionLag: undefined,
    tasks: [],
    disk: undefined,
    concerns: [],
    memoryBytes: 1,
    ...more,
  };
}

const lags = (...values: readonly (number | null)[]): readonly Sample[] =>
  values.map((indexLagMs, time) => ({ time, indexLagMs, writes: 0, reads: 0, searches: 0 }));

const disk = (state: 'ENOUGH' | 'LITTLE' | 'TOO_LITTLE') => ({ disk: { bytes: 1, state, text: 'Room' } });

describe('warningsOf', () => {
  it.each<[string, ServiceState, readonly Sample[], readonly string[]]>([
    ['nothing', stateWith({}), lags(0, 0, 0), []],
    ['what the start warned of', stateWith({}, { concerns: [WEAK] }), [], ['WEAK_PASSWORD']],
    ['a database that is down', stateWith({ database: DOWN }), [], ['DATABASE_DOWN']],
    ['a search engine that is down', stateWith({ search: DOWN }), [], ['SEARCH_DOWN']],
    ['a broker that is down', stateWith({ messaging: DOWN }), [], ['BROKER_DOWN']],
    ['a broker that is up', stateWith({ messaging: UP }), [], []],
    ['rejected documents', stateWith({ search: { ...UP, rejected: 2 } }), [], ['DOCUMENTS_REJECTED']],
    ['a lag that grows for a minute', stateWith({}), lags(5_000, 6_000, 7_000, 8_000, 9_000, 10_000), ['LAG_GROWING']],
    ['a lag that grows, but is small', stateWith({}), lags(1, 2, 3, 4, 5, 6), []],
    ['a lag that shrinks', stateWith({}), lags(50_000, 60_000, 70_000, 80_000, 90_000, 80_000), []],
    ['a lag that begins to grow', stateWith({}), lags(50_000, 60_000), []],
    ['a lag that is unknown', stateWith({}), lags(1, 2, 3, 4, 20_000, null), []],
    ['a disk with room', stateWith({}, disk('ENOUGH')), [], []],
    ['a disk with little room', stateWith({}, disk('LITTLE')), [], ['DISK_NEARLY_FULL']],
    ['a disk with hardly any room', stateWith({}, disk('TOO_LITTLE')), [], ['DISK_NEARLY_FULL']],
  ])('should warn of %s', (_name, state, samples, codes) => {
    const warnings = warningsOf(state, samples);
    expect(warnings.map(({ code }) => code)).toEqual(codes);
    for (const { text, nextStep } of warnings)
      expect([text, nextStep]).toEqual([expect.stringMatching(/^[A-Z].*\.$/i), expect.stringMatching(/\.$/)]);
  });
});
