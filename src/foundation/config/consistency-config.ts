import { integer } from './parsers.js';
import { required, type ValuesOf } from './variable.js';

const DAY_SECONDS = 86_400;

/** How consistency is checked. */
export const CONSISTENCY_VARIABLES = {
  CONSISTENCY_CHECKS_GRACE_PERIOD_SECONDS: required({
    parser: integer(0, 365 * DAY_SECONDS),
    default: '300',
    description:
      'Seconds for which checks of consistency leave alone what was just written, unless a request says otherwise; 0 = they look at it, too.',
  }),
} as const;

/** How consistency is checked. */
export interface ConsistencyConfig {
  /** Seconds for which checks leave alone what was just written; 0 = they do not. */
  readonly gracePeriodSeconds: number;
}

/** What the environment says of checks of consistency. */
export function consistencyConfig(values: ValuesOf<typeof CONSISTENCY_VARIABLES>): ConsistencyConfig {
  return { gracePeriodSeconds: values.CONSISTENCY_CHECKS_GRACE_PERIOD_SECONDS };
}
