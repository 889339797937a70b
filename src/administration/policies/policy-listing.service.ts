import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { Authorizer } from '../../auth/index.js';
import { criteriaOf, ListingService } from '../../discovery/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import type { ListPoliciesInput } from './list-policies.input.js';
import { requirePolicyManagement } from './policy-management.js';
import { DATAHUB_POLICY, toPolicy } from './policy.mappings.js';
import type { ListPoliciesResult } from './policy.model.js';
import { POLICY_INFO, type StoredPolicy } from './stored-policy.js';

/** Lists policies for those who manage them. */
@Injectable()
export class PolicyListingService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly listings: ListingService,
    private readonly store: AspectStore,
  ) {}

  /** A page of the policies that match the text and every condition, those changed last first. Throws `FORBIDDEN`. */
  async list(input: ListPoliciesInput, context: GraphqlContext): Promise<ListPoliciesResult> {
    await requirePolicyManagement(this.authorizer, context.actor);
    const filters = (input.orFilters ?? []).flatMap(({ and }) => and ?? []);
    const criteria = criteriaOf(undefined, filters);
    const options = { entityType: DATAHUB_POLICY.entityType, criteria, newestBy: 'lastUpdatedTimestamp' };
    const { entities, ...page } = await this.listings.list(input, options, context);
    const urns = entities.map(({ urn }) => urn);
    const stored = await this.store.latest(urns, [POLICY_INFO]);
    const policies = urns.flatMap((urn) => {
      const info = stored.get(urn)?.get(POLICY_INFO)?.value;
      return info === undefined ? [] : [toPolicy(urn, info as unknown as StoredPolicy, context)];
    });
    return { ...page, policies };
  }
}
