import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, Privileged } from '../../auth/index.js';
import { type EntityRef, type GraphqlContext, refTo } from '../../entities/index.js';
import { UpsertDataHubConnectionInput } from './connection.input.js';
import { CONNECTION, CONNECTION_TYPE, DETAILS_ASPECT, PLATFORM_ASPECT } from './connection.mappings.js';
import { DataHubConnection } from './connection.model.js';
import { ConnectionService } from './connection.service.js';

/** The query for connections, and their mutation. */
@Resolver()
export class ConnectionResolver {
  constructor(private readonly connections: ConnectionService) {}

  @Authenticated('Throws where the entity may not be viewed; details are for those with MANAGE_CONNECTIONS.')
  @Query(() => DataHubConnection, {
    nullable: true,
    description: 'A connection; null when it is not stored. Details are only for those who manage connections.',
  })
  async connection(
    @Args('urn', { description: 'Urn of the connection.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    const ref = await context.entities.root(CONNECTION, urn);
    const needed = [DETAILS_ASPECT, PLATFORM_ASPECT].map((name) => context.entities.aspect(urn, name));
    return (await Promise.all(needed)).includes(undefined) ? null : ref;
  }

  @Privileged('MANAGE_CONNECTIONS')
  @Mutation(() => DataHubConnection, { description: 'Creates or replaces a connection. Answers it.' })
  async upsertConnection(
    @Args('input', { description: 'What the connection is to be.' }) input: UpsertDataHubConnectionInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    return refTo(CONNECTION_TYPE, await this.connections.upsert(input, context));
  }
}
