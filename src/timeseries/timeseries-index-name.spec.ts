import { describe, expect, it } from '@jest/globals';
import { ModelRegistry } from '../model/index.js';
import { requireTimeseriesIndexName, timeseriesIndexName } from './timeseries-index-name.js';

describe('timeseriesIndexName', () => {
  it.each([
    ['dataset', 'datasetUsageStatistics', 'dataset_datasetusagestatisticsaspect_v1'],
    ['dataHubX', 'y', 'datahubx_yaspect_v1'],
    ['dataset', 'x; DROP TABLE y', undefined],
    ['', 'x', undefined],
    ['x'.repeat(30), 'y'.repeat(30), undefined],
  ])('should name the index of %s %s', (entityType, aspectName, name) => {
    expect(timeseriesIndexName(entityType, aspectName)).toBe(name);
  });

  it('should refuse a name that no engine takes', () => {
    expect(() => requireTimeseriesIndexName('a', 'b-c')).toThrow('must be letters, digits');
  });

  it('should name every time series of the standard model', () => {
    const names = ModelRegistry.standard()
      .entities()
      .flatMap((entity) =>
        [...entity.aspects.values()]
          .filter(({ kind }) => kind === 'timeseries')
          .map(({ name }) => timeseriesIndexName(entity.name, name)),
      );
    expect(names.length).toBeGreaterThan(10);
    expect(names).not.toContain(undefined);
  });
});
