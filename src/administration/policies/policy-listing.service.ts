import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { Authorizer } from '../../auth/index.js';
import { criteriaOf, ListingService } from '../../discovery/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { dataHubPolicyInfo } from '../../model/index.js';
import type { ListPoliciesInput } from './list-policies.input.js';
import { requirePolicyManagement } from './policy-management.js';
import { DATAHUB_POLICY, toPolicy } from './policy.mappings.js';
import type { ListPoliciesResult } from './policy.model.js';

/** Lists policies. */
@Injectable()
export class PolicyListingService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly listings: ListingService,
    private readonly store: AspectStore,
  ) {}

  /**
   * Returns a page of the policies that match the text and all conditions, most recently changed first. Throws
   * `FORBIDDEN` unless the actor manages policies.
   */
  async list(input: ListPoliciesInput, context: GraphqlContext): Promise<ListPoliciesResult> {
    await requirePolicyManagement(this.authorizer, context.actor);
    const filters = (input.orFilters ?? []).flatMap(({ and }) => and ?? []);
    const criteria = criteriaOf(undefined, filters);
    const options = { entityType: DATAHUB_POLICY.entityType, criteria, newestBy: 'lastUpdatedTimestamp' };
    const { entities, ...page } = await this.listings.list(input, options, context);
    const urns = entities.map(({ urn }) => urn);
    const stored = await this.store.values(urns, dataHubPolicyInfo);
    const policies = urns.flatMap((urn) => {
      const info = stored.get(urn);
      return info === undefined ? [] : [toPolicy(urn, info, context)];
    });
    return { ...page, policies };
  }
}
