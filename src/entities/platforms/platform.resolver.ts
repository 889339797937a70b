import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../auth/index.js';
import type { EntityRef } from '../entity-ref.js';
import type { GraphqlContext } from '../graphql-context.js';
import { DataPlatformInstance } from './data-platform-instance.model.js';
import { DataPlatform } from './data-platform.model.js';

/** Queries for data platforms and their instances. */
@Resolver()
export class PlatformResolver {
  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => DataPlatform, { nullable: true, description: 'Returns a data platform.' })
  dataPlatform(
    @Args('urn', { description: 'Urn of the platform.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root('dataPlatform', urn);
  }

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => DataPlatformInstance, { nullable: true, description: 'Returns an instance of a data platform.' })
  dataPlatformInstance(
    @Args('urn', { description: 'Urn of the instance.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root('dataPlatformInstance', urn);
  }
}
