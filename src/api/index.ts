export { ApiModule } from './api.module.js';
export { Readiness } from './health/index.js';
export { ResourceRegistry, type RestliResource } from './restli/index.js';
