export { OpenapiModule } from './openapi.module.js';
