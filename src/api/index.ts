export { ApiModule } from './api.module.js';
export { isForReaders } from './reader-requests.js';
export { ResourceRegistry, RESTLI_DEMANDS, type RestliResource } from './restli/index.js';
export { WebFolder, WebModule } from './web/index.js';
export { PublicationModule } from './kafka/index.js';
