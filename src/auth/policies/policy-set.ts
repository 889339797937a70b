import type { Policy } from './policy.js';
import { PrivilegeGrants } from './privilege-grants.js';

/** The active policies at one moment. */
export class PolicySet {
  private readonly byPrivilege = new Map<string, Policy[]>();
  private readonly grants = new Map<string, PrivilegeGrants>();

  constructor(
    /** Every active policy. */
    readonly policies: readonly Policy[],
  ) {
    for (const policy of policies) {
      for (const privilege of policy.privileges) this.listOf(privilege).push(policy);
    }
  }

  /** The policies that grant a privilege, indexed on first use. */
  granting(privilege: string): PrivilegeGrants {
    const known = this.grants.get(privilege);
    if (known !== undefined) return known;
    const made = new PrivilegeGrants(this.byPrivilege.get(privilege) ?? []);
    this.grants.set(privilege, made);
    return made;
  }

  private listOf(privilege: string): Policy[] {
    const known = this.byPrivilege.get(privilege);
    if (known !== undefined) return known;
    const made: Policy[] = [];
    this.byPrivilege.set(privilege, made);
    return made;
  }
}
