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

/** The query and the mutations of policies. */
@Resolver()
export class PolicyResolver {
  constructor(
    private readonly policies: PolicyService,
    private readonly listing: PolicyListingService,
  ) {}

  @AuthorizedInside(MANAGING_POLICIES)
  @Query(() => ListPoliciesResult, {
    nullable: true,
    description: 'Lists policies. Requires the privilege to manage policies.',
  })
  listPolicies(
    @Args('input', { description: 'The policies to list.' }) input: ListPoliciesInput,
    @Context() context: GraphqlContext,
  ): Promise<ListPoliciesResult> {
    return this.listing.list(input, context);
  }

  @AuthorizedInside(MANAGING_POLICIES)
  @Mutation(() => String, { nullable: true, description: 'Creates a policy. Returns its urn.' })
  createPolicy(
    @Args('input', { description: 'The policy.' }) input: PolicyUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.policies.create(input, context);
  }

  @AuthorizedInside(MANAGING_POLICIES)
  @Mutation(() => String, {
    nullable: true,
    description: 'Replaces a policy but keeps its roles. Returns the urn of the policy.',
  })
  async updatePolicy(
    @Args('urn', URN) urn: string,
    @Args('input', { description: 'The policy.' }) input: PolicyUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    await this.policies.update(urn, input, context);
    return urn;
  }

  @AuthorizedInside(MANAGING_POLICIES)
  @Mutation(() => String, { nullable: true, description: 'Deletes a policy permanently. Returns its urn.' })
  async deletePolicy(@Args('urn', URN) urn: string, @Context() context: GraphqlContext): Promise<string> {
    await this.policies.delete(urn, context);
    return urn;
  }
}
