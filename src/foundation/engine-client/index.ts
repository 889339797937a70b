export { Backoff, backoffMs } from './backoff.js';
export type { BulkOperation, BulkOptions, BulkResult } from './bulk-operation.js';
export { isPassing, refusedField } from './bulk-results.js';
export { EngineClient } from './engine-client.js';
export { isTimeout } from './engine-failure.js';
export type { EngineAnswer, EngineRequest, EngineTransport } from './engine-request.js';
export {
  errorType,
  errorTypes,
  exceededSetting,
  indexBlock,
  lacksFields,
  missingAnalyzer,
  passingError,
} from './error-response.js';
export { forAllIndices, indexUnavailable, isOfOneIndex } from './index-failure.js';
export type { EngineVersion } from './engine-version.js';
export { LostShards } from './lost-shards.js';
export { nameLists } from './name-lists.js';
export { openEngineClient } from './open-engine-client.js';
export { foreignIndex, isMadeFor, OWN_METADATA_FIELDS, OWN_SETTINGS } from './own-indices.js';
export { setUpRefused, shardsLost, unexpected } from './response-errors.js';
