import { ApolloServer } from '@apollo/server';
import { Injectable } from '@nestjs/common';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { GraphqlContext } from '../../entities/index.js';
import { makeSchema } from './schema/make-schema.js';
import { shareEmptyExtensions } from './schema/share-empty-extensions.js';

/** Options of the driver: Apollo's, and a function that adds the routes. */
export interface GraphqlDriverConfig extends ApolloDriverConfig {
  /** Serves the started server over HTTP. */
  readonly serve: (
    fastify: FastifyInstance,
    apollo: ApolloServer<GraphqlContext>,
    schema: GraphQLSchema,
  ) => Promise<void>;
}

/**
 * The Apollo driver with its own routes: Apollo's HTTP layer accepts more requests than DataHub's interface and
 * responds in other formats.
 */
@Injectable()
export class GraphqlDriver extends ApolloDriver {
  override async generateSchema(options: ApolloDriverConfig): Promise<GraphQLSchema> {
    const schema = await makeSchema(this.graphQlFactory, options);
    return shareEmptyExtensions((await options.transformSchema?.(schema)) ?? schema);
  }

  override async registerServer(options: ApolloDriverConfig): Promise<void> {
    const apollo = new ApolloServer<GraphqlContext>(
      options as ConstructorParameters<typeof ApolloServer<GraphqlContext>>[0],
    );
    await apollo.start();
    this.apolloServer = apollo as unknown as ApolloServer;
    const fastify = this.httpAdapterHost.httpAdapter.getInstance<FastifyInstance>();
    if (options.schema === undefined) throw new Error('the GraphQL server was started without a schema');
    await (options as GraphqlDriverConfig).serve(fastify, apollo, options.schema);
  }
}
