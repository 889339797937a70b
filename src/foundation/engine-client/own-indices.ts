import type { JsonObject } from '../common/json.js';

/**
 * Settings of each index that the service creates: documents are stored as they are, and requests of the sizes that the
 * service sends are accepted. An index template of the server, such as one for every index, would otherwise add
 * pipelines that change or refuse documents, block writes, or lower limits.
 */
export const OWN_SETTINGS: JsonObject = {
  default_pipeline: '_none',
  final_pipeline: '_none',
  max_result_window: 10_000,
  max_terms_count: 65_536,
  blocks: { write: false, read_only: false },
};

/**
 * Metadata fields of the mapping of each such index. Documents are read back as they were written; without their
 * source, an index could not name what it contains, and time series would be lost.
 */
export const OWN_METADATA_FIELDS: JsonObject = { _source: { enabled: true } };
