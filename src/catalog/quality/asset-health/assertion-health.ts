import { enumValue } from '../../../entities/index.js';
import { AssertionType } from '../assertions/index.js';
import type { AssertionHealthStatusByType, Health } from './health.model.js';
import { HealthStatus } from './health-status.enum.js';
import { HealthStatusType } from './health-status-type.enum.js';

/** The last run of an assertion. */
export interface LastRun {
  readonly urn: string;
  /** Kind of the assertion, as it is stored. */
  readonly kind: unknown;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly failed: boolean;
}

/** What the last runs say of an asset with `total` assertions; undefined when none has run. */
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
    latestAssertionStatusByType: byKind(runs),
  };
}

function byKind(runs: readonly LastRun[]): AssertionHealthStatusByType[] {
  const kindOf = ({ kind }: LastRun) => enumValue(AssertionType, kind) ?? AssertionType.CUSTOM;
  return [...new Set(runs.map(kindOf))].map((type) => {
    const ofKind = runs.filter((run) => kindOf(run) === type);
    const failing = ofKind.filter(({ failed }) => failed);
    const decisive = failing.length > 0 ? failing : ofKind;
    return {
      type,
      status: failing.length > 0 ? HealthStatus.FAIL : HealthStatus.PASS,
      total: ofKind.length,
      statusCount: decisive.length,
      lastStatusResultAt: latest(decisive),
    };
  });
}

function latest(runs: readonly LastRun[]): number {
  return Math.max(...runs.map(({ time }) => time));
}
