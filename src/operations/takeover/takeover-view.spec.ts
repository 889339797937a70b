import { describe, expect, it } from '@jest/globals';
import { incompleteIn, type TakeoverProgress, takeoverText } from './takeover-view.js';

describe('takeoverText', () => {
  it.each<[Partial<TakeoverProgress>, string]>([
    [{}, 'rows 0 % (0 of 0), 0 rows/s'],
    [
      { phase: 'rows', rowsDone: 1_500, rowsTotal: 2_000, rowsPerSecond: 500, secondsLeft: 1, entitiesLeft: 7 },
      'rows 75 % (1,500 of 2,000), 500 rows/s, 1 s left, 7 search documents to go',
    ],
    [{ phase: 'rows', rowsDone: 2_001, rowsTotal: 2_000 }, 'rows 100 % (2,001 of 2,000), 0 rows/s'],
    [{ phase: 'timeseries', seriesDone: 1, seriesTotal: 3 }, 'time series 33 % (1 of 3 documents)'],
    [{ phase: 'documents', entitiesLeft: 1_000 }, 'lineage and time series are complete, 1,000 search documents to go'],
  ])('should describe the progress of %j', (progress, text) => {
    expect(takeoverText(progress)).toBe(text);
  });
});

describe('incompleteIn', () => {
  it('should list fewer parts in later phases', () => {
    expect(incompleteIn()).toEqual(['lineage', 'runs', 'search', 'timeseries']);
    expect(incompleteIn('timeseries')).toEqual(['search', 'timeseries']);
    expect(incompleteIn('documents')).toEqual(['search']);
  });
});
