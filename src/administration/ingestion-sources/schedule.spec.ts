import { describe, expect, it } from '@jest/globals';
import { checkSchedule, runsAround } from './schedule.js';

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

describe('runsAround', () => {
  const around = (interval: string, after: string, until: string, timezone?: string) => {
    const { last, next } = runsAround(
      { interval, ...(timezone && { timezone }) },
      Date.parse(after),
      Date.parse(until),
    );
    return [last, next].map((time) => time && new Date(time).toISOString().slice(0, 19));
  };

  it('should find the last run until a time and the next one, in UTC unless a time zone is named', () => {
    const [from, to] = ['2026-07-01T04:00:00Z', '2026-07-01T06:00:00Z'];
    expect(around('*/30 5 * * *', from, to)).toEqual(['2026-07-01T05:30:00', '2026-07-02T05:00:00']);
    expect(around('0 8 * * *', from, to, 'Europe/Berlin')).toEqual(['2026-07-01T06:00:00', '2026-07-02T06:00:00']);
    expect(around('0 4 * * *', from, to)).toEqual([undefined, '2026-07-02T04:00:00']);
  });

  it('should run at most once a minute, and never on a day that no month has', () => {
    const [from, to] = ['2026-07-01T04:00:10Z', '2026-07-01T04:00:20Z'];
    expect(around('* * * * * *', from, to)).toEqual(['2026-07-01T04:00:11', '2026-07-01T04:01:00']);
    expect(around('0 0 30 2 *', from, to)).toEqual([undefined, undefined]);
  });

  it('should require both the day of the month and of the week, and let steps begin at a number', () => {
    const [from, to] = ['2026-01-01T00:00:00Z', '2026-01-31T00:00:00Z'];
    expect(around('0 0 1 * MON', from, to)).toEqual([undefined, '2026-06-01T00:00:00']);
    expect(around('5/30 0 1 1 *', from, to)).toEqual(['2026-01-01T00:35:00', '2027-01-01T00:05:00']);
  });

  it('should run once on the days on which the clock changes', () => {
    const berlin = 'Europe/Berlin';
    const spring = around('30 2 * * *', '2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z', berlin);
    expect(spring).toEqual(['2026-03-29T01:00:00', '2026-03-30T00:30:00']);
    const autumn = around('30 2 * * *', '2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z', berlin);
    expect(autumn).toEqual(['2026-10-25T00:30:00', '2026-10-26T01:30:00']);
  });
});
