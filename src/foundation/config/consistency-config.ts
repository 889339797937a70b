import { integer } from './parsers.js';
import { required, type ValuesOf } from './variable.js';

const DAY_SECONDS = 86_400;

/** Consistency checks. */
export const CONSISTENCY_VARIABLES = {
  CONSISTENCY_CHECKS_GRACE_PERIOD_SECONDS: required({
    parser: integer(0, 365 * DAY_SECONDS),
    default: '300',
    description:
      'Seconds for which consistency checks ignore recent writes, unless a request sets another value; 0 = they include them.',
  }),
} as const;

/** Consistency checks. */
export interface ConsistencyConfig {
  /** Seconds for which checks ignore recent writes; 0 = they do not. */
  readonly gracePeriodSeconds: number;
}

/** Reads the configuration of consistency checks. */
export function consistencyConfig(values: ValuesOf<typeof CONSISTENCY_VARIABLES>): ConsistencyConfig {
  return { gracePeriodSeconds: values.CONSISTENCY_CHECKS_GRACE_PERIOD_SECONDS };
}
