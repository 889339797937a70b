import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { ListPoliciesInput } from './list-policies.input.js';
import { PolicyListingService } from './policy-listing.service.js';
import { ListPoliciesResult } from './policy.model.js';
import { PolicyService } from './policy.service.js';
import { PolicyUpdateInput } from './policy-update.input.js';
import { MANAGING_POLICIES } from './policy.demands.js';

const URN = { description: 'Urn of the policy.' };

/** The listing of policies, and their mutations. */
@Resolver()
export class PolicyResolver {
  constructor(
    private readonly policies: PolicyService,
    private readonly listing: PolicyListingService,
  ) {}

  @AuthorizedInside(MANAGING_POLICIES)
  @Query(() => ListPoliciesResult, { nullable: true, description: 'The policies, for those who manage them.' })
  listPolicies(
    @Args('input', { description: 'Which policies to list.' }) input: ListPoliciesInput,
    @Context() context: GraphqlContext,
  ): Promise<ListPoliciesResult> {
    return this.listing.list(input, context);
  }

  @AuthorizedInside(MANAGING_POLICIES)
  @Mutation(() => String, { nullable: true, description: 'Creates a policy. Answers its urn.' })
  createPolicy(
    @Args('input', { description: 'What the policy is to be.' }) input: PolicyUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.policies.create(input, context);
  }

  @AuthorizedInside(MANAGING_POLICIES)
  @Mutation(() => String, {
    nullable: true,
    description: 'Replaces what a policy says; the roles that it names stay. Answers its urn.',
  })
  async updatePolicy(
    @Args('urn', URN) urn: string,
    @Args('input', { description: 'What the policy is to be.' }) input: PolicyUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    await this.policies.update(urn, input, context);
    return urn;
  }

  @AuthorizedInside(MANAGING_POLICIES)
  @Mutation(() => String, { nullable: true, description: 'Deletes a policy for good. Answers its urn.' })
  async deletePolicy(@Args('urn', URN) urn: string, @Context() context: GraphqlContext): Promise<string> {
    await this.policies.delete(urn, context);
    return urn;
  }
}
