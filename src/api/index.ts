export { GraphiqlModule } from './graphiql/index.js';
export { GraphqlModule } from './graphql/index.js';
export { HealthModule, Readiness } from './health/index.js';
export { MetricsModule } from './metrics/index.js';
export { OpenapiModule } from './openapi/index.js';
export { ResourceRegistry, RestliModule, type RestliResource } from './restli/index.js';
