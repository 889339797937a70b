import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, AuthorizedInside } from '../../../auth/index.js';
import { type EntityRef, type GraphqlContext, refTo } from '../../../entities/index.js';
import { Assertion } from './assertion.model.js';
import { AssertionResultInput } from './assertion-result.input.js';
import { AssertionService } from './assertion.service.js';
import { UpsertCustomAssertionInput } from './upsert-custom-assertion.input.js';
import { CHANGING_ASSERTION, EDITING_ASSERTIONS } from './assertion.demands.js';

/** The query for assertions and their mutations. */
@Resolver()
export class AssertionResolver {
  constructor(private readonly assertions: AssertionService) {}

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => Assertion, { nullable: true, description: 'Returns an assertion.' })
  assertion(
    @Args('urn', { description: 'Urn of the assertion.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root('assertion', urn);
  }

  @AuthorizedInside(EDITING_ASSERTIONS)
  @Mutation(() => Assertion, {
    description: 'Creates or replaces an assertion that another system evaluates, and returns it.',
  })
  async upsertCustomAssertion(
    @Args('urn', { type: () => String, nullable: true, description: 'Urn of the assertion; generated if absent.' })
    urn: string | null | undefined,
    @Args('input', { description: 'The assertion.' }) input: UpsertCustomAssertionInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    return refTo('Assertion', await this.assertions.upsertCustom(urn, input, context));
  }

  @AuthorizedInside(CHANGING_ASSERTION)
  @Mutation(() => Boolean, { description: 'Records the outcome of a run of an assertion. Returns true.' })
  async reportAssertionResult(
    @Args('urn', { description: 'Urn of the assertion.' }) urn: string,
    @Args('result', { description: 'The outcome.' }) result: AssertionResultInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.assertions.report(urn, result, context);
    return true;
  }

  @AuthorizedInside(CHANGING_ASSERTION)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Hard-deletes an assertion. Returns true, even if it is not stored.',
  })
  async deleteAssertion(
    @Args('urn', { description: 'Urn of the assertion.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.assertions.delete(urn, context);
    return true;
  }
}
