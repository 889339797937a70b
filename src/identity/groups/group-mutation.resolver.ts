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
  @Mutation(() => String, { nullable: true, description: 'Creates a group of users. Answers its urn.' })
  createGroup(
    @Args('input', { description: 'The group to create.' }) input: CreateGroupInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.groups.create(input, context);
  }

  @AuthorizedInside(MANAGING_IDENTITIES)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Deletes a group for good and takes it from its members. Answers true.',
  })
  async removeGroup(
    @Args('urn', { description: 'Urn of the group.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.groups.remove(urn, context);
    return true;
  }

  @AuthorizedInside(EDITING_MEMBERS)
  @Mutation(() => Boolean, { nullable: true, description: 'Puts users into a group. Answers true.' })
  async addGroupMembers(
    @Args('input', { description: 'The group and the users.' }) { groupUrn, userUrns }: AddGroupMembersInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.members.add(groupUrn, userUrns, context);
    return true;
  }

  @AuthorizedInside(EDITING_MEMBERS)
  @Mutation(() => Boolean, { nullable: true, description: 'Takes users out of a group. Answers true.' })
  async removeGroupMembers(
    @Args('input', { description: 'The group and the users.' }) { groupUrn, userUrns }: RemoveGroupMembersInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.members.remove(groupUrn, userUrns, context);
    return true;
  }

  @AuthorizedInside(DESCRIBING_GROUP)
  @Mutation(() => CorpGroup, { nullable: true, description: 'Changes what people wrote about a group. Answers it.' })
  async updateCorpGroupProperties(
    @Args('urn', { description: 'Urn of the group.' }) urn: string,
    @Args('input', { description: 'What is to be said of the group.' }) input: CorpGroupUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    await this.groups.updateProperties(urn, input, context);
    return groupRef(urn);
  }
}
