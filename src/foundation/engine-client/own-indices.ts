import type { JsonObject } from '../json/json.js';

/**
 * What follows the name that searches use in the name of an index itself: the time at which it was made, before which
 * DataHub may write its version, and after which the service may write a random part.
 */
const MADE_AT = /^_(?:.+_)?\d{13}(?:[0-9a-f]{8})?$/;

/**
 * Whether an index was made, by this service or by DataHub, for the name that searches use. An alias with that name may
 * lead to any index of the server, and those of other owners must be neither changed nor removed.
 */
export function isMadeFor(name: string, index: string): boolean {
  return index === name || (index.startsWith(name) && MADE_AT.test(index.slice(name.length)));
}

/** The message for operators about an alias of the service that leads to an index of somebody else. */
export function foreignIndex(alias: string, index: string): string {
  return `The alias ${alias} of the search engine leads to the index ${index}, which is not the service's: remove the alias from that index, or set another INDEX_PREFIX.`;
}

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
