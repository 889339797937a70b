import { enumValue } from '../../../entities/index.js';
import { listsBy } from '../../../foundation/common/lists-by.js';
import { AssertionType } from '../assertions/index.js';
import type { AssertionHealthStatusByType, Health } from './health.model.js';
import { HealthStatus } from './health-status.enum.js';
import { HealthStatusType } from './health-status-type.enum.js';

/** The last run of an assertion. */
export interface LastRun {
  readonly urn: string;
  /** Stored type of the assertion; undefined if the assertion is not stored. */
  readonly type: string | undefined;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly failed: boolean;
}

/** Returns the health of an asset with `total` assertions, derived from their last runs; undefined if none has run. */
export function assertionHealth(runs: readonly LastRun[], total: number): Health | undefined {
  if (runs.length === 0) return undefined;
  const failing = runs.filter(({ failed }) => failed);
  const hasFailing = failing.length > 0;
  return {
    type: HealthStatusType.ASSERTIONS,
    status: hasFailing ? HealthStatus.FAIL : HealthStatus.PASS,
    reportedAt: latest(hasFailing ? failing : runs),
    message: hasFailing ? `${failing.length} of ${total} assertions are failing` : 'All assertions are passing',
    causes: failing.map(({ urn }) => urn),
    latestAssertionStatusByType: byType(runs),
  };
}

function byType(runs: readonly LastRun[]): AssertionHealthStatusByType[] {
  const typeOf = (run: LastRun) => enumValue(AssertionType, run.type) ?? AssertionType.CUSTOM;
  return [...listsBy(runs, typeOf)].map(([type, ofType]) => {
    const failing = ofType.filter(({ failed }) => failed);
    const decisive = failing.length > 0 ? failing : ofType;
    return {
      type,
      status: failing.length > 0 ? HealthStatus.FAIL : HealthStatus.PASS,
      total: ofType.length,
      statusCount: decisive.length,
      lastStatusResultAt: latest(decisive),
    };
  });
}

function latest(runs: readonly LastRun[]): number {
  return Math.max(...runs.map(({ time }) => time));
}
