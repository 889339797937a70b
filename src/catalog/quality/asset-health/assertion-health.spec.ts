import { describe, expect, it } from '@jest/globals';
import { assertionHealth, type LastRun } from './assertion-health.js';

const run = (urn: string, type: string, time: number, failed = false): LastRun => ({ urn, type, time, failed });

describe('assertionHealth', () => {
  it('should pass when no assertion fails', () => {
    expect(assertionHealth([run('a', 'SQL', 1), run('b', 'SQL', 2)], 3)).toEqual({
      type: 'ASSERTIONS',
      status: 'PASS',
      reportedAt: 2,
      message: 'All assertions are passing',
      causes: [],
      latestAssertionStatusByType: [{ type: 'SQL', status: 'PASS', total: 2, statusCount: 2, lastStatusResultAt: 2 }],
    });
  });

  it('should return the failing assertions', () => {
    expect(assertionHealth([run('a', 'SQL', 5), run('b', 'VOLUME', 2, true)], 3)).toMatchObject({
      status: 'FAIL',
      reportedAt: 2,
      message: '1 of 3 assertions are failing',
      causes: ['b'],
      latestAssertionStatusByType: [
        { type: 'SQL', status: 'PASS' },
        { type: 'VOLUME', status: 'FAIL', total: 1, statusCount: 1 },
      ],
    });
  });

  it('should be undefined when no assertion has run', () => {
    expect(assertionHealth([], 1)).toBeUndefined();
  });
});
