import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, AuthorizedInside, Privileged } from '../../auth/index.js';
import { type EntityRef, type GraphqlContext, refTo } from '../../entities/index.js';
import { CreateTagInput } from './create-tag.input.js';
import { TagUpdateInput } from './tag-update.input.js';
import { TAG } from './tag.mappings.js';
import { Tag } from './tag.model.js';
import { TagService } from './tag.service.js';
import { COLORING_TAG, DELETING_TAG, UPDATING_TAG } from './tag.demands.js';

/** The query for tags, and the mutations of tags themselves. */
@Resolver()
export class TagResolver {
  constructor(private readonly tags: TagService) {}

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => Tag, { nullable: true, description: 'Returns a tag.' })
  tag(
    @Args('urn', { description: 'Urn of the tag.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(TAG.entityType, urn);
  }

  @Privileged('CREATE_TAGS', 'MANAGE_TAGS')
  @Mutation(() => String, { nullable: true, description: 'Creates a tag owned by the caller. Returns its urn.' })
  createTag(
    @Args('input', { description: 'The tag to create.' }) input: CreateTagInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.tags.create(input, context);
  }

  @AuthorizedInside(UPDATING_TAG)
  @Mutation(() => Tag, {
    nullable: true,
    description: 'Replaces the properties of a tag except its colour. Returns the tag.',
  })
  async updateTag(
    @Args('urn', { description: 'Urn of the tag.' }) urn: string,
    @Args('input', { description: 'The new properties.' }) input: TagUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    await this.tags.update(urn, input, context);
    return refTo(TAG.typeName, urn);
  }

  @AuthorizedInside(COLORING_TAG)
  @Mutation(() => Boolean, { nullable: true, description: 'Sets the display colour of a tag. Returns true.' })
  async setTagColor(
    @Args('urn', { description: 'Urn of the tag.' }) urn: string,
    @Args('colorHex', { description: 'The colour, such as `#1890ff`.' }) colorHex: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.tags.setColor(urn, colorHex, context);
    return true;
  }

  @AuthorizedInside(DELETING_TAG)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Permanently deletes a tag and removes all references to it. Returns true.',
  })
  async deleteTag(
    @Args('urn', { description: 'Urn of the tag.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.tags.delete(urn, context);
    return true;
  }
}
