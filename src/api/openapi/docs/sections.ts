import { CONSOLE } from '../console/console.operations.js';
import { AUDIT } from '../events/audit.operations.js';
import { EVENTS } from '../events/events.operations.js';
import { TRACKING } from '../events/tracking.operations.js';
import { OPENLINEAGE } from '../openlineage/openlineage.operations.js';
import { CONSISTENCY } from '../operations/consistency/consistency.operations.js';
import { CHECKS } from '../operations/check-indices.operations.js';
import { CONSUMERS } from '../operations/consumers.operations.js';
import { DUAL_WRITES } from '../operations/engine/dual-write.operations.js';
import { EXPLANATIONS } from '../operations/engine/explain.operations.js';
import { RAW_DOCUMENTS } from '../operations/engine/raw-documents.operations.js';
import { SEARCH_REQUESTS } from '../operations/engine/search-requests.operations.js';
import { FEATURE_FLAG_OPERATIONS } from '../operations/feature-flags.operations.js';
import { IDENTITY } from '../operations/identity.operations.js';
import { MESSAGING } from '../operations/messaging.operations.js';
import { RATE_LIMITS } from '../operations/rate-limits.operations.js';
import { RESTATEMENTS } from '../operations/restate.operations.js';
import { RESTORES } from '../operations/restore-indices.operations.js';
import { SYSTEM_INFO } from '../operations/system-info.operations.js';
import { THROTTLES } from '../operations/throttle.operations.js';
import { TIMESERIES_INDICES } from '../operations/timeseries.operations.js';
import { TIMELINE } from '../timeline/timeline.operations.js';
import { TRACES } from '../trace/trace.operations.js';
import { COUNTS } from '../v1/counts/entity-counts.operations.js';
import { TYPED_ENTITIES } from '../v1/entities/entities.operations.js';
import { FILES } from '../v1/files/files.operations.js';
import { LINEAGE_REGISTRY } from '../v1/registry/lineage-registry.operations.js';
import { MODELS } from '../v1/registry/models.operations.js';
import { RELATIONSHIPS_V1 } from '../v1/relationships.operations.js';
import { ENTITIES_V2 } from '../v2/entity-v2.operations.js';
import { TIMESERIES } from '../v2/timeseries/timeseries.operations.js';
import { LINEAGE_EDGES } from '../v3/graph/lineage-scroll.operations.js';
import { RELATIONSHIPS } from '../v3/graph/relationship.operations.js';
import { LOGICAL_MODELS } from '../v3/logical/logical.operations.js';
import { MANY_TYPES } from '../v3/many-types.operations.js';
import { VERSIONS } from '../v3/versioning.operations.js';
import { API_DOCS } from './api-docs.operations.js';
import { HEALTH } from './health.operations.js';
import type { AnySection } from '../operation/section.js';

/** The operations that do not depend on the model, in the order of the document. */
export const SECTIONS: readonly AnySection[] = [
  MANY_TYPES,
  VERSIONS,
  LOGICAL_MODELS,
  RELATIONSHIPS,
  LINEAGE_EDGES,
  RELATIONSHIPS_V1,
  ENTITIES_V2,
  TIMESERIES,
  TIMELINE,
  TYPED_ENTITIES,
  COUNTS,
  FILES,
  TRACES,
  MODELS,
  LINEAGE_REGISTRY,
  TIMESERIES_INDICES,
  RESTORES,
  CHECKS,
  DUAL_WRITES,
  SEARCH_REQUESTS,
  EXPLANATIONS,
  RAW_DOCUMENTS,
  THROTTLES,
  SYSTEM_INFO,
  IDENTITY,
  RATE_LIMITS,
  API_DOCS,
  CONSISTENCY,
  MESSAGING,
  RESTATEMENTS,
  CONSUMERS,
  HEALTH,
  FEATURE_FLAG_OPERATIONS,
  OPENLINEAGE,
  TRACKING,
  EVENTS,
  AUDIT,
  CONSOLE,
];
