export { Backoff, backoffMs } from './backoff.js';
export type { BulkOperation, BulkOptions, BulkResult } from './bulk-operation.js';
export { isPassing, refusedField } from './bulk-results.js';
export { LONGEST_NAMES } from './combined-searches.js';
export { EngineClient } from './engine-client.js';
export {
  errorType,
  errorTypes,
  exceededSetting,
  isTimeout,
  lacksFields,
  passingError,
  unexpected,
} from './engine-failure.js';
export type { EngineAnswer, EngineRequest, EngineTransport } from './engine-request.js';
export type { EngineVersion } from './engine-version.js';
export { openEngineClient } from './open-engine-client.js';
export { WITHOUT_PIPELINES } from './without-pipelines.js';
