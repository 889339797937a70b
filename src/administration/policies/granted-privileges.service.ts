import { Injectable } from '@nestjs/common';
import { type Actor, actorWithId, Authorizer, type InapplicablePolicy } from '../../auth/index.js';
import { Urn } from '../../foundation/common/urn.js';
import { AppConfig } from '../../foundation/config/index.js';
import { entityTypeOfEnum, requireUrnOf } from '../../entities/index.js';
import type { Privileges } from './access.model.js';
import type { GetGrantedPrivilegesInput, ResourceSpec } from './granted-privileges.input.js';
import { managesPolicies } from './policy-management.js';
import { SEEING_PRIVILEGES } from './policy.demands.js';

const REASONS: Readonly<Record<InapplicablePolicy['reason'], string>> = {
  OTHER_ACTORS: 'It is for other actors.',
  OTHER_RESOURCES: 'It is for other resources.',
  OTHER_SUB_RESOURCES: 'It is for other sub-resources.',
};

/** Determines the privileges of users. */
@Injectable()
export class GrantedPrivilegesService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly config: AppConfig,
  ) {}

  /**
   * Returns the privileges of a user on the platform or on one resource. Throws `FORBIDDEN` for another user than the
   * caller, unless the caller manages policies.
   */
  async of(input: GetGrantedPrivilegesInput, caller: Actor): Promise<Privileges> {
    const manages = await managesPolicies(this.authorizer, caller);
    await this.authorizer.requireDemand(caller, SEEING_PRIVILEGES, undefined, {
      is: () => input.actorUrn === caller.urn,
      refusal: 'Unauthorized to get privileges of another actor.',
    });
    const { key } = requireUrnOf('corpuser', input.actorUrn, 'actorUrn');
    const actor = actorWithId(key, this.config.auth.systemClientId);
    const { privileges, inapplicable } = await this.authorizer.holdings(actor, resourceOf(input.resourceSpec));
    const explains = manages && input.includeEvaluationDetails === true;
    const details = inapplicable.map(({ policy, reason }) => ({ policyName: policy.name, reason: REASONS[reason] }));
    return { privileges: [...privileges], evaluationDetails: explains ? details : null };
  }
}

function resourceOf(spec: ResourceSpec | null | undefined): { type: string; urn?: string } | undefined {
  if (spec == null) return undefined;
  const type = entityTypeOfEnum(spec.resourceType);
  if (spec.resourceUrn === '') return { type };
  Urn.parse(spec.resourceUrn);
  return { type, urn: spec.resourceUrn };
}
