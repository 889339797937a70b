import { describe, expect, it } from '@jest/globals';
import { ModelRegistry } from '../model/index.js';
import { parseTimeseriesIndexName, requireTimeseriesIndexName, timeseriesIndexName } from './timeseries-index-name.js';

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

describe('parseTimeseriesIndexName', () => {
  const usage = { entityType: 'dataset', aspectName: 'datasetusagestatistics' };

  it.each([
    ['dataset_datasetusagestatisticsaspect_v1', '', usage],
    ['dataset_datasetusagestatisticsaspect_v1_1690000000000', '', usage],
    ['p_dataset_datasetusagestatisticsaspect_v1', 'p', usage],
    ['p_dataset_datasetusagestatisticsaspect_v1', 'P', usage],
    ['p_dataset_datasetusagestatisticsaspect_v1', '', undefined],
    ['dataset_datasetusagestatisticsaspect_v1', 'p', undefined],
    ['datasetindex_v2', '', undefined],
    ['datasetaspect_v1', '', undefined],
    ['_xaspect_v1', '', undefined],
    ['dataset_aspect_v1', '', undefined],
  ])('should read %s with the prefix "%s"', (name, prefix, parsed) => {
    expect(parseTimeseriesIndexName(name, prefix)).toEqual(parsed);
  });
});
