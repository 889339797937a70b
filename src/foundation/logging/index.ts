export { redactSecrets } from './redact-secrets.js';
export { ServiceLogger } from './service-logger.js';
export { StructuredLog } from './structured-log.js';
