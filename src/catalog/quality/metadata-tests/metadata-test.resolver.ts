import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, Privileged } from '../../../auth/index.js';
import { ListingService } from '../../../discovery/index.js';
import type { EntityRef, GraphqlContext } from '../../../entities/index.js';
import { CreateTestInput, ListTestsInput, UpdateTestInput } from './metadata-test.input.js';
import { TEST, TEST_ASPECT } from './metadata-test.mappings.js';
import { ListTestsResult, Test } from './metadata-test.model.js';
import { MetadataTestService } from './metadata-test.service.js';

/** The queries for tests of metadata, and their mutations. */
@Resolver()
export class MetadataTestResolver {
  constructor(
    private readonly listings: ListingService,
    private readonly tests: MetadataTestService,
  ) {}

  @Authenticated('Throws where the entity may not be viewed.')
  @Query(() => Test, { nullable: true, description: 'A test of metadata; null when it is not stored.' })
  async test(
    @Args('urn', { description: 'Urn of the test.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    const ref = await context.entities.root(TEST.entityType, urn);
    return (await context.entities.aspect(urn, TEST_ASPECT)) === undefined ? null : ref;
  }

  @Privileged('VIEW_TESTS', 'MANAGE_TESTS')
  @Query(() => ListTestsResult, { nullable: true, description: 'The tests of metadata.' })
  async listTests(
    @Args('input', { description: 'Which tests to list.' }) input: ListTestsInput,
    @Context() context: GraphqlContext,
  ): Promise<ListTestsResult> {
    const listing = await this.listings.list(input, { entityType: TEST.entityType }, context);
    const { start, count, total, entities } = listing;
    return { start, count, total, tests: entities };
  }

  @Privileged('MANAGE_TESTS')
  @Mutation(() => String, { nullable: true, description: 'Makes a test of metadata. Answers its urn.' })
  createTest(
    @Args('input', { description: 'The test.' }) input: CreateTestInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.tests.create(input, context);
  }

  @Privileged('MANAGE_TESTS')
  @Mutation(() => String, { nullable: true, description: 'Replaces a test of metadata. Answers its urn.' })
  async updateTest(
    @Args('urn', { description: 'Urn of the test.' }) urn: string,
    @Args('input', { description: 'What the test is to be.' }) input: UpdateTestInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    await this.tests.update(urn, input, context);
    return urn;
  }

  @Privileged('MANAGE_TESTS')
  @Mutation(() => Boolean, { nullable: true, description: 'Deletes a test and its results for good. Answers true.' })
  async deleteTest(
    @Args('urn', { description: 'Urn of the test.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.tests.delete(urn, context);
    return true;
  }
}
