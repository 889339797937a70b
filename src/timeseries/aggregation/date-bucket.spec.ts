import { describe, expect, it } from '@jest/globals';
import { assertTimeZone, bucketAfter, bucketStart } from './date-bucket.js';
import type { DateBucketUnit } from './timeseries-aggregation.js';

const utc = (text: string): number => Date.parse(`${text}Z`);

describe('bucketStart', () => {
  // Each instant was looked up in a table of the zone's clock changes.
  it.each<[string, DateBucketUnit, string | undefined, string]>([
    ['2025-03-30T12:34:56.789', 'MINUTE', undefined, '2025-03-30T12:34:00'],
    ['2025-03-30T12:34:56.789', 'HOUR', undefined, '2025-03-30T12:00:00'],
    ['2025-03-30T12:34:56.789', 'DAY', undefined, '2025-03-30T00:00:00'],
    ['2025-03-30T12:34:56.789', 'WEEK', undefined, '2025-03-24T00:00:00'],
    ['2025-03-24T00:00:00', 'WEEK', undefined, '2025-03-24T00:00:00'],
    ['2025-03-30T12:34:56.789', 'MONTH', undefined, '2025-03-01T00:00:00'],
    ['2025-03-30T12:34:56.789', 'QUARTER', undefined, '2025-01-01T00:00:00'],
    ['2025-12-31T23:59:59', 'QUARTER', undefined, '2025-10-01T00:00:00'],
    ['2025-03-30T12:34:56.789', 'YEAR', undefined, '2025-01-01T00:00:00'],
    ['1969-12-31T12:00:00', 'DAY', undefined, '1969-12-31T00:00:00'],
    ['2025-03-30T12:00:00', 'DAY', 'UTC', '2025-03-30T00:00:00'],
    ['2025-03-30T12:00:00', 'DAY', 'Europe/Berlin', '2025-03-29T23:00:00'],
    ['2025-03-30T22:00:00', 'DAY', 'Europe/Berlin', '2025-03-30T22:00:00'],
    ['2025-03-30T01:30:00', 'HOUR', 'Europe/Berlin', '2025-03-30T01:00:00'],
    ['2025-10-26T22:30:00', 'DAY', 'Europe/Berlin', '2025-10-25T22:00:00'],
    ['2025-10-26T00:30:00', 'HOUR', 'Europe/Berlin', '2025-10-26T00:00:00'],
    ['2025-06-15T00:00:00', 'MONTH', 'America/New_York', '2025-06-01T04:00:00'],
    ['2025-01-01T03:00:00', 'YEAR', 'America/New_York', '2024-01-01T05:00:00'],
    ['2025-06-15T18:30:00', 'DAY', 'Asia/Kolkata', '2025-06-15T18:30:00'],
    ['2025-06-15T12:00:00', 'DAY', '+05:30', '2025-06-14T18:30:00'],
    ['2025-06-15T12:00:00', 'DAY', '-0800', '2025-06-15T08:00:00'],
    ['2018-11-04T12:00:00', 'DAY', 'America/Sao_Paulo', '2018-11-04T03:00:00'],
  ])('should begin the span of %s by %s in %s at %s', (instant, unit, timeZone, start) => {
    expect(new Date(bucketStart(utc(instant), unit, timeZone)).toISOString()).toBe(new Date(utc(start)).toISOString());
  });
});

describe('bucketAfter', () => {
  it.each<[string, DateBucketUnit, string | undefined, string]>([
    ['2025-03-30T12:34:00', 'MINUTE', undefined, '2025-03-30T12:35:00'],
    ['2025-03-30T12:00:00', 'HOUR', undefined, '2025-03-30T13:00:00'],
    ['2025-03-29T23:00:00', 'DAY', 'Europe/Berlin', '2025-03-30T22:00:00'],
    ['2025-10-25T22:00:00', 'DAY', 'Europe/Berlin', '2025-10-26T23:00:00'],
    ['2025-03-24T00:00:00', 'WEEK', undefined, '2025-03-31T00:00:00'],
    ['2025-02-01T00:00:00', 'MONTH', undefined, '2025-03-01T00:00:00'],
    ['2025-07-01T00:00:00', 'MONTH', undefined, '2025-08-01T00:00:00'],
    ['2025-10-01T00:00:00', 'QUARTER', undefined, '2026-01-01T00:00:00'],
    ['2024-01-01T00:00:00', 'YEAR', undefined, '2025-01-01T00:00:00'],
  ])('should follow the one at %s by %s in %s with %s', (start, unit, timeZone, next) => {
    expect(new Date(bucketAfter(utc(start), unit, timeZone)).toISOString()).toBe(new Date(utc(next)).toISOString());
  });
});

describe('assertTimeZone', () => {
  it.each(['UTC', 'Z', 'Europe/Berlin', '+02:00', '-0330'])('should take %s', (timeZone) => {
    expect(() => assertTimeZone(timeZone)).not.toThrow();
  });

  it.each(['', 'Mars/Olympus', '+2'])('should refuse "%s"', (timeZone) => {
    expect(() => assertTimeZone(timeZone)).toThrow('is no time zone');
  });
});
