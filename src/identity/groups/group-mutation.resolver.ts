import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import { CorpGroup } from './corp-group.model.js';
import { AddGroupMembersInput, RemoveGroupMembersInput } from './group-members.input.js';
import { GroupMembershipService } from './group-membership.service.js';
import { CorpGroupUpdateInput, CreateGroupInput } from './group.input.js';
import { groupRef } from './group.mappings.js';
import { GroupService } from './group.service.js';
import { DESCRIBING_GROUP, EDITING_MEMBERS } from './group.demands.js';
import { MANAGING_IDENTITIES } from '../users/index.js';

/** Mutations of groups and their members. */
@Resolver()
export class GroupMutationResolver {
  constructor(
    private readonly groups: GroupService,
    private readonly members: GroupMembershipService,
  ) {}

  @AuthorizedInside(MANAGING_IDENTITIES)
  @Mutation(() => String, { nullable: true, description: 'Creates a group of users. Returns its urn.' })
  createGroup(
    @Args('input', { description: 'The group to create.' }) input: CreateGroupInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.groups.create(input, context);
  }

  @AuthorizedInside(MANAGING_IDENTITIES)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Permanently deletes a group and removes all references to it. Returns true.',
  })
  async removeGroup(
    @Args('urn', { description: 'Urn of the group.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.groups.remove(urn, context);
    return true;
  }

  @AuthorizedInside(EDITING_MEMBERS)
  @Mutation(() => Boolean, { nullable: true, description: 'Adds users to a group. Returns true.' })
  async addGroupMembers(
    @Args('input', { description: 'The group and the users.' }) { groupUrn, userUrns }: AddGroupMembersInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.members.add(groupUrn, userUrns, context);
    return true;
  }

  @AuthorizedInside(EDITING_MEMBERS)
  @Mutation(() => Boolean, { nullable: true, description: 'Removes users from a group. Returns true.' })
  async removeGroupMembers(
    @Args('input', { description: 'The group and the users.' }) { groupUrn, userUrns }: RemoveGroupMembersInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.members.remove(groupUrn, userUrns, context);
    return true;
  }

  @AuthorizedInside(DESCRIBING_GROUP)
  @Mutation(() => CorpGroup, {
    nullable: true,
    description: 'Changes the edited properties of a group. Returns the group.',
  })
  async updateCorpGroupProperties(
    @Args('urn', { description: 'Urn of the group.' }) urn: string,
    @Args('input', { description: 'The changes.' }) input: CorpGroupUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    await this.groups.updateProperties(urn, input, context);
    return groupRef(urn);
  }
}
