import { boolean, integer } from './parsers.js';
import { required, type ValuesOf } from './variable.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Switches for parts of the APIs. */
export const API_VARIABLES = {
  EVENTS_API_ENABLED: required({
    parser: boolean,
    default: 'true',
    description:
      'Whether programs may follow changes at /openapi/v1/events/poll; if false, no changes are kept for them.',
  }),
  EVENTS_RETENTION_DAYS: required({
    parser: integer(1, 36_500),
    default: '7',
    description: 'Days for which deletes, the deleted content, and time-series values can be followed.',
  }),
  DEV_TOOLING_ENABLED: required({
    parser: boolean,
    default: 'false',
    description: 'Whether /openapi/operations/dev/featureFlags shows the enabled features to everybody.',
  }),
} as const;

/** The API for change events. */
export interface EventsConfig {
  readonly enabled: boolean;
  /** Milliseconds for which deletes, deleted content and time-series values are kept for followers. */
  readonly retentionMs: number;
}

/** Reads the configuration of events. */
export function eventsConfig(values: ValuesOf<typeof API_VARIABLES>): EventsConfig {
  return { enabled: values.EVENTS_API_ENABLED, retentionMs: values.EVENTS_RETENTION_DAYS * DAY_MS };
}
