import { describe, expect, it } from '@jest/globals';
import { type Figures, HISTORY_MS, lastSampleTime, pollPause, withHistory } from './figures.js';

function figures(time: number, sampleTimes: readonly number[], startedAt = 1): Figures {
  const rates = { writes: 1, reads: 2, searches: 3 };
  return {
    time,
    version: '0.1.0',
    startedAt,
    database: { kind: 'SQLite', version: '3', isUp: true },
    search: { kind: 'embedded', version: '0', isUp: true },
    broker: null,
    indexLagMs: 0,
    perSecond: rates,
    memoryBytes: 0,
    tasks: [],
    warnings: [],
    samples: sampleTimes.map((at) => ({ time: at, indexLagMs: 0, ...rates })),
  };
}

const timesOf = ({ samples }: Figures): readonly number[] => samples.map(({ time }) => time);

describe('The history of figures', () => {
  it.each<[string, Figures | undefined, Figures, readonly number[]]>([
    ['begin with the first response', undefined, figures(9, [7, 8]), [7, 8]],
    ['append what is new', figures(8, [6, 7]), figures(9, [8]), [6, 7, 8]],
    ['keep what it has if nothing is new', figures(8, [6, 7]), figures(9, []), [6, 7]],
    ['prefer the latest where both have samples', figures(8, [6, 7]), figures(9, [7, 8]), [6, 7, 8]],
    ['outlive a restart of the service', figures(8, [6, 7], 1), figures(9, [8], 2), [6, 7, 8]],
    ['drop what is older than an hour', figures(8, [6, 7]), figures(HISTORY_MS + 7, [HISTORY_MS]), [7, HISTORY_MS]],
  ])('should %s', (_what, earlier, latest, times) => {
    expect(timesOf(withHistory(earlier, latest))).toEqual(times);
  });

  it('should go on from its last sample', () => {
    expect([lastSampleTime(undefined), lastSampleTime(figures(9, [])), lastSampleTime(figures(9, [7, 8]))]).toEqual([
      undefined,
      undefined,
      8,
    ]);
  });
});

describe('The pause between polls', () => {
  it.each([
    ['one second after figures', 5_000, 0, 1_000],
    ['one second after a first error', 5_000, 5_100, 1_000],
    ['as long as there were no figures', 5_000, 13_000, 8_000],
    ['half a minute at most', 5_000, 500_000, 30_000],
    ['five seconds while there never were figures', 0, 500_000, 5_000],
  ])('should be %s', (_what, dataUpdatedAt, errorUpdatedAt, pause) => {
    expect(pollPause(dataUpdatedAt, errorUpdatedAt)).toBe(pause);
  });
});
