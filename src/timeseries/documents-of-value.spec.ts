import { describe, expect, it } from '@jest/globals';
import { exactJson, parseExact } from '../foundation/json/exact-json.js';
import type { JsonObject } from '../foundation/json/json.js';
import { ModelRegistry } from '../model/index.js';
import { timeseriesDocuments } from './documents-of-value.js';
import type { TimeseriesDocument } from './timeseries-document.js';

const REGISTRY = ModelRegistry.standard();
const URN = 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)';

function documents(aspectName: string, value: JsonObject, more = {}): readonly TimeseriesDocument[] {
  return timeseriesDocuments({
    urn: URN,
    entityType: 'dataset',
    aspect: REGISTRY.aspect('dataset', aspectName),
    value,
    ...more,
  });
}

describe('timeseriesDocuments', () => {
  // The digests were computed with md5sum from manually composed texts.
  it.each<[string, JsonObject, string]>([
    ['time and urn', {}, 'bc984f259f09ed58d695ae46d6421027'],
    ['a granularity', { eventGranularity: { unit: 'DAY', multiple: 1 } }, '792e6a7906ba0887ad9d0192be8ea591'],
    ['a message id with a quote', { messageId: 'm"1' }, '5d0c5c7c0c7d807a2db991730f262091'],
    ['a partition', { partitionSpec: { partition: 'P', type: 'PARTITION' } }, '2f67033dd68e1d83414b9ec14f01663d'],
  ])('should compute the id of %s', (_name, value, id) => {
    expect(documents('datasetProfile', { timestampMillis: 100, ...value })[0]?.id).toBe(id);
  });

  it('should compute the id of an exploded document from all parts', () => {
    const value = {
      timestampMillis: 100,
      eventGranularity: { unit: 'DAY' },
      messageId: 'm',
      partitionSpec: { timePartition: { startTimeMillis: 1, length: { unit: 'DAY' } } },
      userCounts: [{ user: 'urn:li:corpuser:u', count: 1 }],
    };
    expect(documents('datasetUsageStatistics', value)[1]?.id).toBe('6ae59aa062e2752ffd29e07b13a2ada4');
  });

  it('should create a row document and one for each item of each collection', () => {
    const value = {
      timestampMillis: 5,
      eventGranularity: { unit: 'DAY' },
      uniqueUserCount: 2,
      topSqlQueries: ['a', 'b"'],
      userCounts: [{ user: 'urn:li:corpuser:u', count: 3, userEmail: 'u@x' }],
      fieldCounts: [{ fieldPath: 'f', count: 4 }],
    };
    const systemMetadata = { runId: 'r' };
    const [row, ...exploded] = documents('datasetUsageStatistics', value, { systemMetadata });
    const base = {
      entityType: 'dataset',
      aspectName: 'datasetUsageStatistics',
      urn: URN,
      timestampMillis: 5,
      runId: 'r',
      eventGranularity: '{"unit":"DAY"}',
    };
    expect(row).toEqual({
      ...base,
      id: expect.any(String),
      isExploded: false,
      event: value,
      systemMetadata,
      stats: { uniqueUserCount: 2, topSqlQueries: '["a","b\\""]' },
    });
    expect(exploded).toEqual([
      {
        ...base,
        id: expect.any(String),
        isExploded: true,
        stats: { userCounts: { user: 'urn:li:corpuser:u', count: 3, userEmail: 'u@x' } },
      },
      { ...base, id: expect.any(String), isExploded: true, stats: { fieldCounts: { fieldPath: 'f', count: 4 } } },
    ]);
    expect(new Set([row, ...exploded].map((document) => document?.id)).size).toBe(3);
  });

  it('should keep numbers beyond 2^53 numbers, digit by digit', () => {
    const value = parseExact('{"timestampMillis":5,"numAffectedRows":9223372036854775807}') as JsonObject;
    const [row] = documents('operation', value);
    expect(exactJson(row?.stats)).toBe('{"numAffectedRows":9223372036854775807}');
  });

  it('should distinguish plain items of a collection by their value', () => {
    const value = {
      timestampMillis: 5,
      lastUpdatedTimestamp: 5,
      operationType: 'INSERT',
      affectedDatasets: [URN, 'urn:li:dataset:(x,y,PROD)'],
    };
    const [, ...exploded] = documents('operation', value);
    expect(exploded.map(({ stats }) => stats)).toEqual([
      { affectedDatasets: { datasetName: URN } },
      { affectedDatasets: { datasetName: 'urn:li:dataset:(x,y,PROD)' } },
    ]);
  });

  it.each<[string, JsonObject, string]>([
    ['no time', {}, 'timestampMillis'],
    ['a time that is null', { timestampMillis: null }, 'timestampMillis'],
    ['a time that is text', { timestampMillis: '5' }, 'timestampMillis'],
    ['neither partition', { timestampMillis: 5, partitionSpec: {} }, 'partitionSpec'],
    [
      'partitions that are null',
      { timestampMillis: 5, partitionSpec: { partition: null, timePartition: null } },
      'partitionSpec',
    ],
  ])('should refuse %s', (_name, value, field) => {
    expect(() => documents('datasetProfile', value)).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED', message: expect.stringContaining(field) }),
    );
  });

  it('should accept a partition, its time, or both', () => {
    const spec = (partitionSpec: JsonObject) =>
      documents('datasetProfile', { timestampMillis: 5, partitionSpec })[0]?.partitionSpec;
    expect(spec({ partition: 'p', timePartition: null, type: 'FULL_TABLE' })).toEqual({ partition: 'p' });
    expect(spec({ timePartition: { startTimeMillis: 1 } })).toEqual({ timePartition: '{"startTimeMillis":1}' });
    const both = { partition: 'p', timePartition: { startTimeMillis: 1 } };
    expect(spec(both)).toEqual({ partition: 'p', timePartition: '{"startTimeMillis":1}' });
  });
});
