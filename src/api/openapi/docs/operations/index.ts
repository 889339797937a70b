import type { Operation } from '../operation.js';
import { CONSISTENCY_OPERATIONS } from './consistency.js';
import { EVENT_OPERATIONS } from './events.js';
import { GRAPH_OPERATIONS } from './graph.js';
import { MANY_TYPES_OPERATIONS } from './many-types.js';
import { MESSAGING_OPERATIONS } from './messaging.js';
import { REGISTRY_OPERATIONS } from './registry.js';
import { SERVICE_OPERATIONS } from './service.js';
import { STATE_OPERATIONS } from './state.js';
import { V1_OPERATIONS } from './v1.js';
import { V2_OPERATIONS } from './v2.js';

/** The operations that are the same for every model. */
export const OTHER_OPERATIONS: readonly Operation[] = [
  ...MANY_TYPES_OPERATIONS,
  ...GRAPH_OPERATIONS,
  ...V2_OPERATIONS,
  ...V1_OPERATIONS,
  ...REGISTRY_OPERATIONS,
  ...SERVICE_OPERATIONS,
  ...CONSISTENCY_OPERATIONS,
  ...MESSAGING_OPERATIONS,
  ...STATE_OPERATIONS,
  ...EVENT_OPERATIONS,
];
