import { Injectable } from '@nestjs/common';
import { type AspectsByUrn, AspectStore } from '../../aspects/index.js';
import { type Actor, Authorizer } from '../../auth/index.js';
import { requireIdentityManagement } from '../../identity/index.js';
import type { DebugAccessResult } from './access.model.js';
import { DATAHUB_POLICY } from './policy.mappings.js';
import { POLICY_INFO, type StoredActors, type StoredPolicy } from './stored-policy.js';

const PAGE_SIZE = 1000;
const MEMBERSHIPS = ['groupMembership', 'nativeGroupMembership', 'roleMembership'];

interface NamedPolicy {
  readonly urn: string;
  readonly info: StoredPolicy;
}

/** Shows where the rights of a user come from. */
@Injectable()
export class DebugAccessService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly store: AspectStore,
  ) {}

  /**
   * Groups, roles and policies of a user, as they are stored now. Throws `FORBIDDEN` unless the caller manages users
   * and groups.
   */
  async of(user: string, caller: Actor): Promise<DebugAccessResult> {
    await requireIdentityManagement(this.authorizer, caller);
    const own = await this.store.latest([user], MEMBERSHIPS);
    const groups = distinct([
      ...urnsOf(own, user, 'groupMembership', 'groups'),
      ...urnsOf(own, user, 'nativeGroupMembership', 'nativeGroups'),
    ]);
    const ofGroups = await this.store.latest(groups, ['roleMembership']);
    const rolesOf = (group: string): readonly string[] => urnsOf(ofGroups, group, 'roleMembership', 'roles');
    const roles = distinct(urnsOf(own, user, 'roleMembership', 'roles'));
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
      const found = await this.store.latest(page.urns, [POLICY_INFO]);
      for (const urn of page.urns) {
        const info = found.get(urn)?.get(POLICY_INFO)?.value;
        if (info !== undefined) policies.push({ urn, info: info as unknown as StoredPolicy });
      }
      total = page.total;
    }
    return policies;
  }
}

function urnsOf(found: AspectsByUrn, urn: string, aspectName: string, list: string): readonly string[] {
  const urns = found.get(urn)?.get(aspectName)?.value[list];
  return Array.isArray(urns) ? urns.filter((item) => typeof item === 'string') : [];
}

function distinct(urns: readonly string[]): string[] {
  return [...new Set(urns)];
}
