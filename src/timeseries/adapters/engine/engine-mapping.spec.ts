import { describe, expect, it } from '@jest/globals';
import { ModelRegistry } from '../../../model/index.js';
import { fitsMapping, mappingProperties, missingProperties } from './engine-mapping.js';

const REGISTRY = ModelRegistry.standard();
const propertiesOf = (aspectName: string) =>
  mappingProperties({ entityType: 'dataset', aspect: REGISTRY.aspect('dataset', aspectName) });

const keyword = { type: 'keyword', ignore_above: 8_191 };

describe('mappingProperties', () => {
  it('should map every field by its type, and collections as objects', () => {
    expect(propertiesOf('datasetUsageStatistics')).toMatchObject({
      urn: keyword,
      '@timestamp': { type: 'date', format: 'epoch_millis||strict_date_optional_time' },
      timestampMillis: { type: 'date', format: 'epoch_millis||strict_date_optional_time' },
      eventGranularity: keyword,
      partitionSpec: { properties: { partition: keyword, timePartition: keyword } },
      messageId: keyword,
      runId: keyword,
      isExploded: { type: 'boolean' },
      event: { type: 'object', enabled: false },
      systemMetadata: { type: 'object', enabled: false },
      uniqueUserCount: { type: 'integer' },
      topSqlQueries: keyword,
      userCounts: { properties: { user: keyword, count: { type: 'integer' }, userEmail: keyword } },
    });
    expect(propertiesOf('operation')).toMatchObject({
      lastUpdatedTimestamp: { type: 'date', format: 'epoch_millis||strict_date_optional_time' },
      numAffectedRows: { type: 'long' },
      operationType: keyword,
      affectedDatasets: { properties: { datasetName: keyword } },
    });
  });
});

describe('missingProperties', () => {
  const wanted = { a: keyword, b: { properties: { c: keyword, d: { type: 'long' } } } };

  it.each<[string, object, object | undefined]>([
    ['everything', {}, wanted],
    ['nothing', wanted, undefined],
    ['nothing where a type differs', { a: { type: 'text' }, b: wanted.b, more: {} }, undefined],
    ['a member', { a: keyword, b: { properties: { c: keyword } } }, { b: { properties: { d: { type: 'long' } } } }],
  ])('should find %s missing', (_name, present, missing) => {
    expect(missingProperties(wanted, present as Parameters<typeof missingProperties>[1])).toEqual(missing);
  });
});

describe('fitsMapping', () => {
  const wanted = {
    a: keyword,
    b: { properties: { c: { type: 'long' } } },
    event: { type: 'object', enabled: false },
  };

  it.each<[string, object, boolean]>([
    ['the same', wanted, true],
    ['nothing, which can be added', {}, true],
    ['more', { ...wanted, other: { type: 'text' } }, true],
    ['a number of another size', { b: { properties: { c: { type: 'integer' } } } }, true],
    ['a keyword of any length', { a: { type: 'keyword' } }, true],
    ['a text', { a: { type: 'text', fields: { keyword: { type: 'keyword' } } } }, false],
    ['a member of another type', { b: { properties: { c: { type: 'date' } } } }, false],
    ['a field where members are wanted', { b: { type: 'keyword' } }, false],
    ['values that are indexed', { event: { properties: {} } }, false],
  ])('should judge an index that has %s', (_name, present, fits) => {
    expect(fitsMapping(wanted, present as Parameters<typeof fitsMapping>[1])).toBe(fits);
  });
});
