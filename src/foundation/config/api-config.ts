import { DAY_MS } from '../common/durations.js';
import { boolean, integer } from './parsers.js';
import { required, type ValuesOf } from './variable.js';

/** Switches for parts of the APIs. */
export const API_VARIABLES = {
  EVENTS_API_ENABLED: required({
    parser: boolean,
    default: 'true',
    description:
      'Whether programs may follow changes at /openapi/v1/events/poll and /stream; if false, changes are kept for Kafka only.',
  }),
  EVENTS_RETENTION_DAYS: required({
    parser: integer(1, 36_500),
    default: '7',
    description: 'Days for which deletes, the deleted content, and time-series values can be followed.',
  }),
  EVENTS_STREAMS_PER_ACTOR: required({
    parser: integer(1, 100_000),
    default: '10',
    description:
      'Open streams of events (/openapi/v1/events/stream) that an actor may have in each worker; more are refused with 429.',
  }),
  EVENTS_STREAMS_LIMIT: required({
    parser: integer(1, 100_000),
    default: '200',
    description: 'Open streams of events of all actors in each worker; more are refused with 429.',
  }),
  DEV_TOOLING_ENABLED: required({
    parser: boolean,
    default: 'false',
    description: 'Whether /openapi/operations/dev/featureFlags shows the enabled features to everybody.',
  }),
} as const;

/** Change events, and the API for them. */
export interface EventsConfig {
  /** Whether changes are kept for followers: for the API, or for the message bus. */
  readonly enabled: boolean;
  /** Whether the API is there. */
  readonly served: boolean;
  /** Milliseconds for which deletes, deleted content and time-series values are kept for followers. */
  readonly retentionMs: number;
  /** Open streams that an actor may have. */
  readonly streamsPerActor: number;
  /** Open streams of all actors. */
  readonly streamsLimit: number;
}

/** Reads the configuration of events; `hasBus` is whether changes are published on a message bus. */
export function eventsConfig(values: ValuesOf<typeof API_VARIABLES>, hasBus: boolean): EventsConfig {
  return {
    enabled: values.EVENTS_API_ENABLED || hasBus,
    served: values.EVENTS_API_ENABLED,
    retentionMs: values.EVENTS_RETENTION_DAYS * DAY_MS,
    streamsPerActor: values.EVENTS_STREAMS_PER_ACTOR,
    streamsLimit: values.EVENTS_STREAMS_LIMIT,
  };
}
