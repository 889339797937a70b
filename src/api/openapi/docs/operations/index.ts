import type { Operation } from '../operation.js';
import { CONSISTENCY_OPERATIONS } from './consistency.js';
import { EVENT_OPERATIONS } from './events.js';
import { GRAPH_OPERATIONS } from './graph.js';
import { MANY_TYPES_OPERATIONS } from './many-types.js';
import { CONSUMERS } from '../../operations/consumers.operations.js';
import { MESSAGING } from '../../operations/messaging.operations.js';
import { described } from '../described.js';
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
  ...described(MESSAGING),
  ...described(CONSUMERS),
  ...STATE_OPERATIONS,
  ...EVENT_OPERATIONS,
];
