import type { Operation } from '../operation.js';
import { CONSISTENCY_OPERATIONS } from './consistency.js';
import { EVENT_OPERATIONS } from './events.js';
import { GRAPH_OPERATIONS } from './graph.js';
import { LOGICAL_MODELS } from '../../v3/logical/logical.operations.js';
import { MANY_TYPES } from '../../v3/many-types.operations.js';
import { VERSIONS } from '../../v3/versioning.operations.js';
import { CONSUMERS } from '../../operations/consumers.operations.js';
import { MESSAGING } from '../../operations/messaging.operations.js';
import { described } from '../described.js';
import { REGISTRY_OPERATIONS } from './registry.js';
import { SERVICE_OPERATIONS } from './service.js';
import { STATE_OPERATIONS } from './state.js';
import { V1_OPERATIONS } from './v1.js';
import { TIMELINE } from '../../timeline/timeline.operations.js';
import { ENTITIES_V2 } from '../../v2/entity-v2.operations.js';
import { TIMESERIES } from '../../v2/timeseries/timeseries.operations.js';

/** The operations that are the same for every model. */
export const OTHER_OPERATIONS: readonly Operation[] = [
  ...described(MANY_TYPES),
  ...described(VERSIONS),
  ...described(LOGICAL_MODELS),
  ...GRAPH_OPERATIONS,
  ...described(ENTITIES_V2),
  ...described(TIMESERIES),
  ...described(TIMELINE),
  ...V1_OPERATIONS,
  ...REGISTRY_OPERATIONS,
  ...SERVICE_OPERATIONS,
  ...CONSISTENCY_OPERATIONS,
  ...described(MESSAGING),
  ...described(CONSUMERS),
  ...STATE_OPERATIONS,
  ...EVENT_OPERATIONS,
];
