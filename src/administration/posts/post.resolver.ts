import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, Privileged } from '../../auth/index.js';
import { criteriaOf, ListingService } from '../../discovery/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import type { SearchCriteria } from '../../search/index.js';
import { CreatePostInput, ListPostsInput, UpdatePostInput } from './post.input.js';
import { POST } from './post.mappings.js';
import { ListPostsResult } from './post.model.js';
import { PostService } from './post.service.js';

/** The query and the mutations of posts. */
@Resolver()
export class PostResolver {
  constructor(
    private readonly listings: ListingService,
    private readonly posts: PostService,
  ) {}

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => ListPostsResult, { nullable: true, description: 'Lists posts, most recently changed first.' })
  async listPosts(
    @Args('input', { description: 'The posts to list.' }) input: ListPostsInput,
    @Context() context: GraphqlContext,
  ): Promise<ListPostsResult> {
    const options = { entityType: POST.entityType, criteria: criteriaFor(input), newestBy: 'lastModified' };
    const { start, count, total, entities } = await this.listings.list(input, options, context);
    return { start, count, total, posts: entities };
  }

  @Privileged('CREATE_GLOBAL_ANNOUNCEMENTS', 'MANAGE_GLOBAL_ANNOUNCEMENTS')
  @Mutation(() => Boolean, { nullable: true, description: 'Creates a post. Returns true.' })
  async createPost(
    @Args('input', { description: 'The post.' }) input: CreatePostInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.posts.create(input, context);
    return true;
  }

  @Privileged('CREATE_GLOBAL_ANNOUNCEMENTS', 'MANAGE_GLOBAL_ANNOUNCEMENTS')
  @Mutation(() => Boolean, { nullable: true, description: 'Replaces the content of a post. Returns true.' })
  async updatePost(
    @Args('input', { description: 'The changes.' }) input: UpdatePostInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.posts.update(input, context);
    return true;
  }

  @Privileged('MANAGE_GLOBAL_ANNOUNCEMENTS')
  @Mutation(() => Boolean, { nullable: true, description: 'Deletes a post permanently. Returns true.' })
  async deletePost(
    @Args('urn', { description: 'Urn of the post.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.posts.delete(urn, context);
    return true;
  }
}

function criteriaFor({ resourceUrn, orFilters }: ListPostsInput): SearchCriteria {
  const own = resourceUrn == null ? [] : [{ field: 'target', values: [resourceUrn] }];
  return own.length === 0 ? criteriaOf(orFilters) : [...criteriaOf(orFilters), own];
}
