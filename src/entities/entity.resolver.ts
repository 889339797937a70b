import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../auth/index.js';
import { invalidArgument } from '../foundation/common/errors.js';
import { Urn } from '../foundation/common/urn.js';
import { ModelRegistry } from '../model/index.js';
import { EntityMappings } from './entity-mappings.js';
import type { EntityRef } from './entity-ref.js';
import { Entity } from './entity.model.js';
import type { GraphqlContext } from './graphql-context.js';

/** The queries for entities of any type. */
@Resolver(() => Entity)
export class EntityResolver {
  constructor(
    private readonly registry: ModelRegistry,
    private readonly mappings: EntityMappings,
  ) {}

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => Entity, {
    nullable: true,
    description: 'Returns an entity by urn. The entity need not exist.',
  })
  entity(
    @Args('urn', { description: 'Urn of the entity.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return this.load(urn, context);
  }

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => [Entity], {
    nullable: 'itemsAndList',
    description:
      'Returns entities by urn, in the order of `urns`. The entities need not exist. Fails if a urn is malformed.',
  })
  async entities(
    @Args('urns', { type: () => [String], description: 'Urns of the entities.' }) urns: string[],
    @Args('checkForExistence', {
      type: () => Boolean,
      nullable: true,
      description: 'Whether to omit entities that do not exist.',
    })
    checkForExistence: boolean | null | undefined,
    @Context() context: GraphqlContext,
  ): Promise<(EntityRef | null)[]> {
    const refs = await Promise.all(urns.map((urn) => this.load(urn, context)));
    if (checkForExistence !== true) return refs;
    const live = await Promise.all(urns.map((urn) => context.entities.exists(urn)));
    return refs.filter((_ref, at) => live[at]);
  }

  @Authenticated('Returns false for entities that the actor may not view.')
  @Query(() => Boolean, { nullable: true, description: 'Returns whether an entity exists and is not soft-deleted.' })
  entityExists(
    @Args('urn', { description: 'Urn of the entity.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    Urn.parse(urn);
    return context.entities.exists(urn);
  }

  private load(urn: string, context: GraphqlContext): Promise<EntityRef | null> {
    const { entityType } = Urn.parse(urn);
    if (this.registry.findEntity(entityType)?.name !== entityType) {
      throw invalidArgument(`Failed to get entity ${urn}: the model has no entity named ${entityType}`);
    }
    const required = this.mappings.requiredOf(entityType);
    return required === undefined
      ? context.entities.root(entityType, urn)
      : context.entities.rootWith(entityType, urn, required);
  }
}
