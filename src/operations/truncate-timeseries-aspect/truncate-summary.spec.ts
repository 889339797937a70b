import { expect, it } from '@jest/globals';
import { truncateSummary } from './truncate-summary.js';

const DRY = 'This was a dry run. Run with dryRun = false to execute.';

it.each([
  [
    134_517,
    135_600,
    'rebuild',
    `Delete 134517 out of 135600 rows (99.20%). Reindexing the aspect without the deleted records. ${DRY}`,
  ],
  [1, 3, 'delete', `Delete 1 out of 3 rows (33.33%). Issuing a delete by query request. ${DRY}`],
  [0, 0, 'delete', `Delete 0 out of 0 rows (0.00%). Issuing a delete by query request. ${DRY}`],
  [2, 2, 'rebuild', `Delete 2 out of 2 rows (100.00%). Reindexing the aspect without the deleted records. ${DRY}`],
] as const)('should sum up %i of %i by %s', (going, total, strategy, summary) => {
  expect(truncateSummary(going, total, strategy)).toBe(summary);
});
