import { describe, expect, it } from '@jest/globals';
import { checkSchedule } from './schedule-check.js';

describe('checkSchedule', () => {
  it.each(['0 5 * * *', '*/15 0-6,22 1 JAN MON-FRI', '0 0 5 * * ?', '0 0 L * *'])('should accept %s', (interval) => {
    expect(() => checkSchedule({ interval, timezone: 'Europe/Berlin' })).not.toThrow();
  });

  it.each([
    ['daily', 'UTC', 'schedule.interval'],
    ['0 5 * *', 'UTC', 'schedule.interval'],
    ['0 5 * * * * *', 'UTC', 'schedule.interval'],
    ['0 5 * * * rm', 'UTC', 'schedule.interval'],
    ['61 5 * * *', 'UTC', 'schedule.interval'],
    ['0 5-24 * * *', 'UTC', 'schedule.interval'],
    ['0 5 0 * *', 'UTC', 'schedule.interval'],
    ['0 5 * * *', 'Berlin', 'schedule.timezone'],
  ])('should reject %s in %s', (interval, timezone, field) => {
    expect(() => checkSchedule({ interval, timezone })).toThrow(field);
  });
});
