export { ServiceLogger } from './service-logger.js';
