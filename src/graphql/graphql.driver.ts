import { ApolloServer } from '@apollo/server';
import { Injectable } from '@nestjs/common';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import type { FastifyInstance } from 'fastify';
import type { GraphqlContext } from '../entities/index.js';

/** Options of the driver: Apollo's, and what adds the routes. */
export interface GraphqlDriverConfig extends ApolloDriverConfig {
  /** Serves the started server over HTTP. */
  readonly serve: (fastify: FastifyInstance, apollo: ApolloServer<GraphqlContext>) => Promise<void>;
}

/** The Apollo driver with routes of our own: Apollo's HTTP layer accepts more than the interface allows and answers in other shapes. */
@Injectable()
export class GraphqlDriver extends ApolloDriver {
  override async registerServer(options: ApolloDriverConfig): Promise<void> {
    const apollo = new ApolloServer<GraphqlContext>(
      options as ConstructorParameters<typeof ApolloServer<GraphqlContext>>[0],
    );
    await apollo.start();
    this.apolloServer = apollo as unknown as ApolloServer;
    const fastify = this.httpAdapterHost.httpAdapter.getInstance<FastifyInstance>();
    await (options as GraphqlDriverConfig).serve(fastify, apollo);
  }
}
