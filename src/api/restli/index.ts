export { ResourceRegistry } from './protocol/resource-registry.js';
export type { RestliResource } from './protocol/resource.js';
export { RESTLI_DEMANDS } from './protocol/restli-demands.js';
export { RestliModule } from './restli.module.js';
