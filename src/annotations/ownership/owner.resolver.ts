import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import {
  AddOwnerInput,
  AddOwnersInput,
  BatchAddOwnersInput,
  BatchRemoveOwnersInput,
  RemoveOwnerInput,
} from './owner.input.js';
import { OwnerService } from './owner.service.js';
import { EDITING_OWNERS } from './owner.demands.js';

/** Mutations of the owners of entities. */
@Resolver()
export class OwnerResolver {
  constructor(private readonly owners: OwnerService) {}

  @AuthorizedInside(EDITING_OWNERS)
  @Mutation(() => Boolean, { nullable: true, description: 'Adds an owner to an entity. Returns true.' })
  async addOwner(
    @Args('input', { description: 'The owner and the entity.' }) input: AddOwnerInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.owners.add([input], [{ resourceUrn: input.resourceUrn }], context);
    return true;
  }

  @AuthorizedInside(EDITING_OWNERS)
  @Mutation(() => Boolean, { nullable: true, description: 'Adds several owners to an entity. Returns true.' })
  async addOwners(
    @Args('input', { description: 'The owners and the entity.' }) input: AddOwnersInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.owners.add(input.owners, [{ resourceUrn: input.resourceUrn }], context);
    return true;
  }

  @AuthorizedInside(EDITING_OWNERS)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Adds owners to several entities, all or none. Returns true.',
  })
  async batchAddOwners(
    @Args('input', { description: 'The owners and the entities.' }) input: BatchAddOwnersInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.owners.add(input.owners, input.resources, context, input.ownershipTypeUrn);
    return true;
  }

  @AuthorizedInside(EDITING_OWNERS)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Removes an owner from an entity. Returns true, even if there was no such owner.',
  })
  async removeOwner(
    @Args('input', { description: 'The owner and the entity.' }) input: RemoveOwnerInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    const resource = { resourceUrn: input.resourceUrn };
    await this.owners.remove([input.ownerUrn], [resource], context, input.ownershipTypeUrn);
    return true;
  }

  @AuthorizedInside(EDITING_OWNERS)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Removes owners from several entities, all or none. Returns true.',
  })
  async batchRemoveOwners(
    @Args('input', { description: 'The owners and the entities.' }) input: BatchRemoveOwnersInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.owners.remove(input.ownerUrns, input.resources, context, input.ownershipTypeUrn);
    return true;
  }
}
