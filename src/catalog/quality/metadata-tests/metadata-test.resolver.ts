import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, Privileged } from '../../../auth/index.js';
import { ListingService } from '../../../discovery/index.js';
import type { EntityRef, GraphqlContext } from '../../../entities/index.js';
import { testInfo } from '../../../model/index.js';
import { CreateTestInput, ListTestsInput, UpdateTestInput } from './metadata-test.input.js';
import { TEST } from './metadata-test.mappings.js';
import { ListTestsResult, Test } from './metadata-test.model.js';
import { MetadataTestService } from './metadata-test.service.js';

/** Queries and mutations of metadata tests. */
@Resolver()
export class MetadataTestResolver {
  constructor(
    private readonly listings: ListingService,
    private readonly tests: MetadataTestService,
  ) {}

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => Test, { nullable: true, description: 'Returns a metadata test; null if it is not stored.' })
  async test(
    @Args('urn', { description: 'Urn of the test.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    const ref = await context.entities.root(TEST.entityType, urn);
    return (await context.entities.value(urn, testInfo)) === undefined ? null : ref;
  }

  @Privileged('VIEW_TESTS', 'MANAGE_TESTS')
  @Query(() => ListTestsResult, { nullable: true, description: 'Lists metadata tests.' })
  async listTests(
    @Args('input', { description: 'The page to return.' }) input: ListTestsInput,
    @Context() context: GraphqlContext,
  ): Promise<ListTestsResult> {
    const { entities, ...page } = await this.listings.list(input, { entityType: TEST.entityType }, context);
    return { ...page, tests: entities };
  }

  @Privileged('MANAGE_TESTS')
  @Mutation(() => String, { nullable: true, description: 'Creates a metadata test. Returns its urn.' })
  createTest(
    @Args('input', { description: 'The test.' }) input: CreateTestInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.tests.create(input, context);
  }

  @Privileged('MANAGE_TESTS')
  @Mutation(() => String, { nullable: true, description: 'Replaces a metadata test. Returns its urn.' })
  async updateTest(
    @Args('urn', { description: 'Urn of the test.' }) urn: string,
    @Args('input', { description: 'The test.' }) input: UpdateTestInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    await this.tests.update(urn, input, context);
    return urn;
  }

  @Privileged('MANAGE_TESTS')
  @Mutation(() => Boolean, { nullable: true, description: 'Hard-deletes a test and its results. Returns true.' })
  async deleteTest(
    @Args('urn', { description: 'Urn of the test.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.tests.delete(urn, context);
    return true;
  }
}
