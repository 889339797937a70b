export { GraphqlModule } from './graphql.module.js';
export { GRAPHQL_PATHS } from './http/graphql-endpoint.js';
