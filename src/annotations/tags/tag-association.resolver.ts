import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import { type GraphqlContext, type LabelKind, LabelService } from '../../entities/index.js';
import { BatchAddTagsInput, BatchRemoveTagsInput } from './batch-tags.input.js';
import { AddTagsInput, TagAssociationInput } from './tag-association.input.js';
import { TAG } from './tag.mappings.js';
import { TAGGING, TAGGING_COLUMNS, TAGGING_ENTITIES } from './tag-association.demands.js';

const TAGS: LabelKind = {
  entityType: TAG.entityType,
  input: 'tagUrns',
  aspectName: 'globalTags',
  list: 'tags',
  key: 'tag',
  demand: TAGGING_ENTITIES,
  columnDemand: TAGGING_COLUMNS,
  isStamped: false,
};

/** Mutations of the tags of entities and columns. */
@Resolver()
export class TagAssociationResolver {
  constructor(private readonly labels: LabelService) {}

  @AuthorizedInside(TAGGING)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Adds a tag to an entity or a column. Returns true, even if the tag was already there.',
  })
  async addTag(
    @Args('input', { description: 'The tag, and the entity or column.' }) input: TagAssociationInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.labels.add(TAGS, [input.tagUrn], input, context);
    return true;
  }

  @AuthorizedInside(TAGGING)
  @Mutation(() => Boolean, { nullable: true, description: 'Adds several tags to an entity or a column. Returns true.' })
  async addTags(
    @Args('input', { description: 'The tags, and the entity or column.' }) input: AddTagsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.labels.add(TAGS, input.tagUrns, input, context);
    return true;
  }

  @AuthorizedInside(TAGGING)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Adds tags to several entities and columns, all or none. Returns true.',
  })
  async batchAddTags(
    @Args('input', { description: 'The tags, and the entities or columns.' }) input: BatchAddTagsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.labels.batchAdd(TAGS, input.tagUrns, input.resources, context);
    return true;
  }

  @AuthorizedInside(TAGGING)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Removes a tag from an entity or a column. Returns true, even if there was no such tag.',
  })
  async removeTag(
    @Args('input', { description: 'The tag, and the entity or column.' }) input: TagAssociationInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.labels.remove(TAGS, [input.tagUrn], [input], context);
    return true;
  }

  @AuthorizedInside(TAGGING)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Removes tags from several entities and columns, all or none. Returns true.',
  })
  async batchRemoveTags(
    @Args('input', { description: 'The tags, and the entities or columns.' }) input: BatchRemoveTagsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.labels.remove(TAGS, input.tagUrns, input.resources, context);
    return true;
  }
}
