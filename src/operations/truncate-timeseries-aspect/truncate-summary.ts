import type { TruncationStrategy } from '../../timeseries/index.js';

const HOW: Readonly<Record<TruncationStrategy, string>> = {
  rebuild: 'Reindexing the aspect without the deleted records. ',
  delete: 'Issuing a delete by query request. ',
};

/** Describes the result of a dry run: how many documents would be removed, and how. */
export function truncateSummary(going: number, total: number, strategy: TruncationStrategy): string {
  const share = total === 0 ? 0 : (going / total) * 100;
  const what = `Delete ${String(going)} out of ${String(total)} rows (${share.toFixed(2)}%). `;
  return `${what}${HOW[strategy]}This was a dry run. Run with dryRun = false to execute.`;
}
