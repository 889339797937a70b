export { ServiceLogger } from './service-logger.js';
export { StructuredLog } from './structured-log.js';
