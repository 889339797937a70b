import { boolean, integer } from './parsers.js';
import { required, type ValuesOf } from './variable.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Parts of the APIs that are switched on or off. */
export const API_VARIABLES = {
  EVENTS_API_ENABLED: required({
    parser: boolean,
    default: 'true',
    description:
      'Whether programs may follow changes at /openapi/v1/events/poll; false keeps nothing for them, either.',
  }),
  EVENTS_RETENTION_DAYS: required({
    parser: integer(1, 36_500),
    default: '7',
    description: 'Days for which deletes, what was deleted, and values of time series can be followed.',
  }),
  DEV_TOOLING_ENABLED: required({
    parser: boolean,
    default: 'false',
    description: 'Whether /openapi/operations/dev/featureFlags tells everybody which features are on.',
  }),
} as const;

/** Changes that programs follow. */
export interface EventsConfig {
  readonly enabled: boolean;
  /** Milliseconds for which deletes, what was deleted, and values of time series are kept for those who follow. */
  readonly retentionMs: number;
}

/** What the environment says of events. */
export function eventsConfig(values: ValuesOf<typeof API_VARIABLES>): EventsConfig {
  return { enabled: values.EVENTS_API_ENABLED, retentionMs: values.EVENTS_RETENTION_DAYS * DAY_MS };
}
