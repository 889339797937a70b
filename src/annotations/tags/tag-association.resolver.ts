import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import { type GraphqlContext, type LabelKind, LabelService } from '../../entities/index.js';
import { BatchAddTagsInput, BatchRemoveTagsInput } from './batch-tags.input.js';
import { AddTagsInput, TagAssociationInput } from './tag-association.input.js';
import { TAG } from './tag.mappings.js';
import { TAGGING, TAGGING_COLUMNS, TAGGING_ENTITIES } from './tag-association.demands.js';

const TAGS: LabelKind = {
  entityType: TAG.entityType,
  aspectName: 'globalTags',
  list: 'tags',
  key: 'tag',
  demand: TAGGING_ENTITIES,
  columnDemand: TAGGING_COLUMNS,
  isStamped: false,
};

/** Mutations that tag entities and columns. */
@Resolver()
export class TagAssociationResolver {
  constructor(private readonly labels: LabelService) {}

  @AuthorizedInside(TAGGING)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Tags an entity or a column. Answers true, also when it had the tag.',
  })
  async addTag(
    @Args('input', { description: 'The tag, and where to add it.' }) input: TagAssociationInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.labels.add(TAGS, [input.tagUrn], input, context);
    return true;
  }

  @AuthorizedInside(TAGGING)
  @Mutation(() => Boolean, { nullable: true, description: 'Adds several tags to an entity or a column. Answers true.' })
  async addTags(
    @Args('input', { description: 'The tags, and where to add them.' }) input: AddTagsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.labels.add(TAGS, input.tagUrns, input, context);
    return true;
  }

  @AuthorizedInside(TAGGING)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Adds tags to several entities and columns, to all or none. Answers true.',
  })
  async batchAddTags(
    @Args('input', { description: 'The tags, and where to add them.' }) input: BatchAddTagsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.labels.batchAdd(TAGS, input.tagUrns, input.resources, context);
    return true;
  }

  @AuthorizedInside(TAGGING)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Takes a tag off an entity or a column. Answers true, also when it had it not.',
  })
  async removeTag(
    @Args('input', { description: 'The tag, and where to remove it.' }) input: TagAssociationInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.labels.remove(TAGS, [input.tagUrn], [input], context);
    return true;
  }

  @AuthorizedInside(TAGGING)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Takes tags off several entities and columns, off all or none. Answers true.',
  })
  async batchRemoveTags(
    @Args('input', { description: 'The tags, and where to remove them.' }) input: BatchRemoveTagsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.labels.remove(TAGS, input.tagUrns, input.resources, context);
    return true;
  }
}
