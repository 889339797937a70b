import { Injectable } from '@nestjs/common';
import { AspectStore, valueIn } from '../../aspects/index.js';
import { type Actor, Authorizer } from '../../auth/index.js';
import { requireIdentityManagement } from '../../identity/index.js';
import { dataHubPolicyInfo, groupMembership, nativeGroupMembership, roleMembership } from '../../model/index.js';
import type { DebugAccessResult } from './access.model.js';
import { DATAHUB_POLICY } from './policy.mappings.js';
import type { StoredActors, StoredPolicy } from './stored-policy.js';

const PAGE_SIZE = 1000;
const MEMBERSHIPS = [groupMembership, nativeGroupMembership, roleMembership].map(({ name }) => name);

interface NamedPolicy {
  readonly urn: string;
  readonly info: StoredPolicy;
}

/** Finds the origins of a user's privileges. */
@Injectable()
export class DebugAccessService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly store: AspectStore,
  ) {}

  /**
   * Returns the groups, roles and policies of a user as currently stored. Throws `FORBIDDEN` unless the caller manages
   * users and groups.
   */
  async of(user: string, caller: Actor): Promise<DebugAccessResult> {
    await requireIdentityManagement(this.authorizer, caller);
    const own = (await this.store.latest([user], MEMBERSHIPS)).get(user);
    const groups = distinct([
      ...(valueIn(own, groupMembership)?.groups ?? []),
      ...(valueIn(own, nativeGroupMembership)?.nativeGroups ?? []),
    ]);
    const ofGroups = await this.store.values(groups, roleMembership);
    const rolesOf = (group: string): readonly string[] => ofGroups.get(group)?.roles ?? [];
    const roles = distinct(valueIn(own, roleMembership)?.roles ?? []);
    const rolesViaGroups = distinct(groups.flatMap(rolesOf));
    const allRoles = distinct([...roles, ...rolesViaGroups]);
    const policies = await this.policiesNaming(user, groups, allRoles);
    return {
      roles,
      groups,
      groupsWithRoles: groups.filter((group) => rolesOf(group).length > 0),
      rolesViaGroups,
      allRoles,
      policies: policies.map(({ urn }) => urn),
      privileges: distinct(policies.flatMap(({ info }) => info.privileges)),
    };
  }

  private async policiesNaming(
    user: string,
    groups: readonly string[],
    roles: readonly string[],
  ): Promise<readonly NamedPolicy[]> {
    const names = ({ allUsers, allGroups, ...lists }: StoredActors): boolean =>
      allUsers === true ||
      allGroups === true ||
      (lists.users ?? []).includes(user) ||
      (lists.groups ?? []).some((group) => groups.includes(group)) ||
      (lists.roles ?? []).some((role) => roles.includes(role));
    const naming = (await this.allPolicies()).filter(({ info }) => names(info.actors));
    const changed = ({ info }: NamedPolicy): number => info.lastUpdatedTimestamp ?? 0;
    return naming.sort((left, right) => changed(right) - changed(left));
  }

  private async allPolicies(): Promise<readonly NamedPolicy[]> {
    const policies: NamedPolicy[] = [];
    for (let start = 0, total = 1; start < total; start += PAGE_SIZE) {
      const page = await this.store.listUrns(DATAHUB_POLICY.entityType, start, PAGE_SIZE);
      const found = await this.store.values(page.urns, dataHubPolicyInfo);
      for (const urn of page.urns) {
        const info = found.get(urn);
        if (info !== undefined) policies.push({ urn, info });
      }
      total = page.total;
    }
    return policies;
  }
}

function distinct(urns: readonly string[]): string[] {
  return [...new Set(urns)];
}
