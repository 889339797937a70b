import { expect, it } from '@jest/globals';
import type { JsonObject } from '../../../foundation/json/json.js';
import { usageStatistics } from './usage-statistics.js';

it.each<[string, JsonObject, JsonObject]>([
  ['a bucket alone', { bucket: 5 }, { timestampMillis: 5 }],
  [
    'everything',
    {
      bucket: 5,
      duration: 'DAY',
      resource: 'urn:li:dataset:x',
      metrics: {
        uniqueUserCount: 1,
        totalSqlQueries: 2,
        topSqlQueries: ['q'],
        users: [{ user: 'urn:li:corpuser:a', count: 3, userEmail: 'a@x' }, { count: 4 }],
        fields: [{ fieldName: 'f', count: 5 }],
      },
    },
    {
      timestampMillis: 5,
      eventGranularity: { unit: 'DAY', multiple: 1 },
      uniqueUserCount: 1,
      totalSqlQueries: 2,
      topSqlQueries: ['q'],
      userCounts: [{ user: 'urn:li:corpuser:a', count: 3, userEmail: 'a@x' }],
      fieldCounts: [{ fieldPath: 'f', count: 5 }],
    },
  ],
  [
    'nulls as nothing',
    { bucket: 5, duration: null, metrics: { uniqueUserCount: null, users: null } },
    { timestampMillis: 5 },
  ],
])('should read %s', (_name, bucket, value) => {
  expect(usageStatistics(bucket)).toEqual(value);
});
