import { describe, expect, it } from '@jest/globals';
import { hasMetadata } from './has-metadata.js';
import { heldPrivileges } from './held-privileges.js';
import { largest } from './largest.js';
import { linesOf } from './lines-of.js';

const sampleAt = (time: number, writes: number) => ({ time, indexLagMs: null, writes, reads: 0, searches: 0 });

describe('Lines of samples', () => {
  it('should draw few samples as they are', () => {
    const { times, lines } = linesOf([sampleAt(1_000, 5), sampleAt(2_000, 7)], [['writes', 'Writes', '--accent']]);
    expect([times, lines]).toEqual([[1_000, 2_000], [{ name: 'Writes', colour: '--accent', values: [5, 7] }]]);
  });

  it('should draw an hour as the largest values of short spans', () => {
    const samples = Array.from({ length: 3600 }, (_, second) => sampleAt(second * 1000, second === 1801 ? 99 : 1));
    const { times, lines } = linesOf(samples, [['writes', 'Writes', '--accent']]);
    expect(times).toHaveLength(600);
    expect(lines[0]?.values.filter((value) => value === 99)).toHaveLength(1);
  });

  it('should draw no line where a value is not known', () => {
    expect(linesOf([sampleAt(1_000, 5)], [['indexLagMs', 'Lag', '--accent']]).lines[0]?.values).toEqual([null]);
  });

  it('should draw nothing without samples', () => {
    expect(linesOf([], [['writes', 'Writes', '--accent']]).times).toEqual([]);
  });
});

describe('The overview', () => {
  it.each([
    [[], false],
    [
      [
        ['CORP_USER', 3],
        ['CORP_GROUP', 1],
        ['DATASET', 0],
      ],
      false,
    ],
    [
      [
        ['CORP_USER', 3],
        ['TAG', 1],
      ],
      true,
    ],
  ] as const)('should tell whether %j is metadata', (counts, isMetadata) => {
    expect(hasMetadata(counts.map(([entityType, count]) => ({ entityType, count })))).toBe(isMetadata);
  });

  it('should show the largest counts, and count the others', () => {
    const counts = [{ count: 1 }, { count: 0 }, { count: 3 }, { count: 2 }];
    expect(largest(counts, 2)).toEqual({ shown: [{ count: 3 }, { count: 2 }], others: 1 });
  });

  it('should list the privileges that are held', () => {
    expect(heldPrivileges({ manageTags: true, manageTests: false, createTags: true })).toEqual([
      'createTags',
      'manageTags',
    ]);
  });
});
