import type { JsonObject } from '../../../foundation/json/json.js';
import type { SearchConfig } from '../../../foundation/config/index.js';
import { OWN_SETTINGS } from '../../../foundation/engine-client/index.js';
import { INDEX_ANALYSIS } from './index-analysis.js';

/** Maximum number of fields in an index, including structured properties and members of objects. */
const FIELD_LIMIT = 10_000;

/** How long the engine keeps the version of a removed document. */
const REMEMBERS_REMOVED = '1h';

/** Settings of a live index. */
export function liveSettings(config: SearchConfig): JsonObject {
  return { refresh_interval: `${String(config.refreshSeconds)}s`, number_of_replicas: config.replicas };
}

/**
 * Settings of an index that is being filled: it is not searched and can be rebuilt, so it needs neither refreshes nor
 * replicas.
 */
export const BUILDING_SETTINGS: JsonObject = { refresh_interval: '-1', number_of_replicas: 0 };

/**
 * Settings that a new index of an entity type has in addition to those of its state. A match scores its boost,
 * regardless of how frequent the word is, so that the order of hits does not depend on the engine, on the other
 * documents or on their shards.
 */
export function indexSettings(config: SearchConfig): JsonObject {
  return {
    ...OWN_SETTINGS,
    number_of_shards: config.shards,
    gc_deletes: REMEMBERS_REMOVED,
    similarity: { default: { type: 'boolean' } },
    mapping: { total_fields: { limit: FIELD_LIMIT } },
    analysis: INDEX_ANALYSIS,
  };
}
