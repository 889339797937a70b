import type { Operation } from '../operation.js';
import { EVENT_OPERATIONS } from './events.js';
import { GRAPH_OPERATIONS } from './graph.js';
import { MANY_TYPES_OPERATIONS } from './many-types.js';
import { REGISTRY_OPERATIONS } from './registry.js';
import { SERVICE_OPERATIONS } from './service.js';
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
  ...EVENT_OPERATIONS,
];
