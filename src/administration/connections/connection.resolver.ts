import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, Privileged } from '../../auth/index.js';
import { type EntityRef, type GraphqlContext, refTo } from '../../entities/index.js';
import { dataHubConnectionDetails, dataPlatformInstance } from '../../model/index.js';
import { UpsertDataHubConnectionInput } from './connection.input.js';
import { CONNECTION } from './connection.mappings.js';
import { DataHubConnection } from './connection.model.js';
import { ConnectionService } from './connection.service.js';

/** The query and the mutation of connections. */
@Resolver()
export class ConnectionResolver {
  constructor(private readonly connections: ConnectionService) {}

  @Authenticated('Throws if the actor may not view the entity; details require MANAGE_CONNECTIONS.')
  @Query(() => DataHubConnection, {
    nullable: true,
    description: 'Returns a connection; null if it does not exist. Only actors who manage connections get its details.',
  })
  async connection(
    @Args('urn', { description: 'Urn of the connection.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    const ref = await context.entities.root(CONNECTION, urn);
    const needed = [dataHubConnectionDetails, dataPlatformInstance].map(({ name }) =>
      context.entities.aspect(urn, name),
    );
    return (await Promise.all(needed)).includes(undefined) ? null : ref;
  }

  @Privileged('MANAGE_CONNECTIONS')
  @Mutation(() => DataHubConnection, { description: 'Creates or replaces a connection. Returns the connection.' })
  async upsertConnection(
    @Args('input', { description: 'The connection.' }) input: UpsertDataHubConnectionInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    return refTo(DataHubConnection.name, await this.connections.upsert(input, context));
  }
}
