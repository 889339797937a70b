import { describe, expect, it } from '@jest/globals';
import { nextActive, suggestionsOf } from './suggestions.js';

const group = (type: string, count: number) => ({
  type,
  entities: Array.from({ length: count }, (_, at) => ({ urn: `urn:li:tag:${type}-${at}`, name: undefined })),
});

describe('suggestionsOf', () => {
  it('should name entities without a name by their urns, and their types in words', () => {
    expect(suggestionsOf([group('DATA_JOB', 1)])).toEqual([
      { urn: 'urn:li:tag:DATA_JOB-0', name: 'DATA_JOB-0', type: 'data job' },
    ]);
  });

  it('should keep the first of each type, twelve in all', () => {
    const types = (groups: Parameters<typeof suggestionsOf>[0]) => suggestionsOf(groups).map(({ type }) => type);
    expect(types([group('TAG', 20)])).toHaveLength(12);
    expect(types([group('TAG', 20), group('CHART', 20)]).filter((type) => type === 'chart')).toHaveLength(6);
    expect(types(Array.from({ length: 20 }, (_, at) => group(`T${at}`, 5)))).toHaveLength(12);
    expect(suggestionsOf([])).toEqual([]);
  });
});

describe('nextActive', () => {
  it('should go round through the suggestions and the box', () => {
    expect([-1, 0, 1].map((active) => nextActive('ArrowDown', active, 2))).toEqual([0, 1, -1]);
    expect([-1, 0, 1].map((active) => nextActive('ArrowUp', active, 2))).toEqual([1, -1, 0]);
    expect([nextActive('ArrowDown', -1, 0), nextActive('Home', 0, 2)]).toEqual([-1, undefined]);
  });
});
