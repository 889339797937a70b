import type { Operation } from '../operation.js';
import { CONSISTENCY_OPERATIONS } from './consistency.js';
import { EVENT_OPERATIONS } from './events.js';
import { RELATIONSHIPS_V1 } from '../../v1/relationships.operations.js';
import { LINEAGE_EDGES } from '../../v3/graph/lineage-scroll.operations.js';
import { RELATIONSHIPS } from '../../v3/graph/relationship.operations.js';
import { LOGICAL_MODELS } from '../../v3/logical/logical.operations.js';
import { MANY_TYPES } from '../../v3/many-types.operations.js';
import { VERSIONS } from '../../v3/versioning.operations.js';
import { CONSUMERS } from '../../operations/consumers.operations.js';
import { MESSAGING } from '../../operations/messaging.operations.js';
import { DUAL_WRITES } from '../../operations/engine/dual-write.operations.js';
import { EXPLANATIONS } from '../../operations/engine/explain.operations.js';
import { RAW_DOCUMENTS } from '../../operations/engine/raw-documents.operations.js';
import { SEARCH_REQUESTS } from '../../operations/engine/search-requests.operations.js';
import { RESTORES } from '../../operations/restore-indices.operations.js';
import { TIMESERIES_INDICES } from '../../operations/timeseries.operations.js';
import { described } from '../described.js';
import { LINEAGE_REGISTRY } from '../../v1/registry/lineage-registry.operations.js';
import { MODELS } from '../../v1/registry/models.operations.js';
import { SERVICE_OPERATIONS } from './service.js';
import { STATE_OPERATIONS } from './state.js';
import { TRACES } from '../../trace/trace.operations.js';
import { COUNTS } from '../../v1/counts/entity-counts.operations.js';
import { TYPED_ENTITIES } from '../../v1/entities/entities.operations.js';
import { FILES } from '../../v1/files/files.operations.js';
import { TIMELINE } from '../../timeline/timeline.operations.js';
import { ENTITIES_V2 } from '../../v2/entity-v2.operations.js';
import { TIMESERIES } from '../../v2/timeseries/timeseries.operations.js';

/** The operations that are the same for every model. */
export const OTHER_OPERATIONS: readonly Operation[] = [
  ...described(MANY_TYPES),
  ...described(VERSIONS),
  ...described(LOGICAL_MODELS),
  ...described(RELATIONSHIPS),
  ...described(LINEAGE_EDGES),
  ...described(RELATIONSHIPS_V1),
  ...described(ENTITIES_V2),
  ...described(TIMESERIES),
  ...described(TIMELINE),
  ...described(TYPED_ENTITIES),
  ...described(COUNTS),
  ...described(FILES),
  ...described(TRACES),
  ...described(MODELS),
  ...described(LINEAGE_REGISTRY),
  ...described(TIMESERIES_INDICES),
  ...described(RESTORES),
  ...described(DUAL_WRITES),
  ...described(SEARCH_REQUESTS),
  ...described(EXPLANATIONS),
  ...described(RAW_DOCUMENTS),
  ...SERVICE_OPERATIONS,
  ...CONSISTENCY_OPERATIONS,
  ...described(MESSAGING),
  ...described(CONSUMERS),
  ...STATE_OPERATIONS,
  ...EVENT_OPERATIONS,
];
