import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, Privileged } from '../../auth/index.js';
import { criteriaOf, ListingService } from '../../discovery/index.js';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import { ListOwnershipTypesInput } from './list-ownership-types.input.js';
import { CreateOwnershipTypeInput, UpdateOwnershipTypeInput } from './ownership-type-edit.input.js';
import { ListOwnershipTypesResult } from './ownership-type-listing.model.js';
import { OwnershipTypeEntity } from './ownership-type.model.js';
import { OwnershipTypeService } from './ownership-type.service.js';
import { OWNERSHIP_TYPE, ownershipTypeRef } from './ownership.mappings.js';

/** Queries and mutations of ownership types. */
@Resolver()
export class OwnershipTypeResolver {
  constructor(
    private readonly listings: ListingService,
    private readonly types: OwnershipTypeService,
  ) {}

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => ListOwnershipTypesResult, { description: 'Lists the ownership types, built-in and custom.' })
  async listOwnershipTypes(
    @Args('input', { description: 'The ownership types to list.' }) input: ListOwnershipTypesInput,
    @Context() context: GraphqlContext,
  ): Promise<ListOwnershipTypesResult> {
    const criteria = criteriaOf(undefined, input.filters);
    const options = { entityType: OWNERSHIP_TYPE.entityType, criteria, newestBy: 'createdAt' };
    const { entities, ...page } = await this.listings.list(input, options, context);
    return { ...page, ownershipTypes: entities };
  }

  @Privileged('MANAGE_GLOBAL_OWNERSHIP_TYPES')
  @Mutation(() => OwnershipTypeEntity, { nullable: true, description: 'Creates an ownership type. Returns the type.' })
  async createOwnershipType(
    @Args('input', { description: 'The ownership type to create.' }) input: CreateOwnershipTypeInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    return ownershipTypeRef(await this.types.create(input, context));
  }

  @Privileged('MANAGE_GLOBAL_OWNERSHIP_TYPES')
  @Mutation(() => OwnershipTypeEntity, { nullable: true, description: 'Changes an ownership type. Returns the type.' })
  async updateOwnershipType(
    @Args('urn', { description: 'Urn of the ownership type.' }) urn: string,
    @Args('input', { description: 'The changes.' }) input: UpdateOwnershipTypeInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    await this.types.update(urn, input, context);
    return ownershipTypeRef(urn);
  }

  @Privileged('MANAGE_GLOBAL_OWNERSHIP_TYPES')
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Permanently deletes an ownership type; soft-deletes a built-in type. Returns true.',
  })
  async deleteOwnershipType(
    @Args('urn', { description: 'Urn of the ownership type.' }) urn: string,
    @Args('deleteReferences', {
      type: () => Boolean,
      nullable: true,
      description: 'Whether to remove references to the type from all entities; true when absent.',
    })
    deleteReferences: boolean | null | undefined,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.types.delete(urn, deleteReferences ?? true, context);
    return true;
  }
}
