import type { FeedSelection } from '../../../aspects/index.js';
import { API, type HeldDemand } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';

/** Topics that can be polled. */
export type Topic = 'MetadataChangeLog_Versioned_v1' | 'MetadataChangeLog_Timeseries_v1' | 'PlatformEvent_v1';

/** The contents of a topic, and who may poll it in addition to those who may poll any topic. */
export interface TopicSpec extends FeedSelection {
  readonly demand: HeldDemand;
}

/** Runs are recorded as time-series values, so platform events have both sources. */
export const TOPICS: Readonly<Record<Topic, TopicSpec>> = {
  MetadataChangeLog_Versioned_v1: {
    withRows: true,
    kind: 'versioned',
    demand: API.pollChangeLogs,
  },
  MetadataChangeLog_Timeseries_v1: {
    withRows: false,
    kind: 'timeseries',
    demand: API.pollChangeLogs,
  },
  PlatformEvent_v1: { withRows: true, kind: undefined, demand: API.pollPlatformEvents },
};

/** The topic called `name`. Throws `INVALID_ARGUMENT` for any other name. */
export function topicNamed(name: string): Topic {
  if (Object.hasOwn(TOPICS, name)) return name as Topic;
  throw invalidArgument(`The query parameter "topic" must be one of ${Object.keys(TOPICS).join(', ')}.`);
}
