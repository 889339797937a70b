import { Module } from '@nestjs/common';
import { GraphQLModule as NestGraphQLModule } from '@nestjs/graphql';
import { GraphqlEndpoint } from './http/graphql-endpoint.js';
import { RequestContexts } from './http/request-contexts.js';
import { GraphqlOptions } from './graphql-options.js';
import { GraphqlDriver, type GraphqlDriverConfig } from './graphql.driver.js';

@Module({
  providers: [GraphqlEndpoint, RequestContexts, GraphqlOptions],
  exports: [GraphqlOptions],
})
class GraphqlOptionsModule {}

/** Serves the GraphQL types and resolvers of every imported feature. */
@Module({
  imports: [
    NestGraphQLModule.forRootAsync<GraphqlDriverConfig>({
      driver: GraphqlDriver,
      imports: [GraphqlOptionsModule],
      useExisting: GraphqlOptions,
    }),
  ],
})
export class GraphqlModule {}
