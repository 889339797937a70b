import { PRIVILEGES } from '../privileges.js';
import type { Memberships } from '../users/user-directory.js';
import { grantsInGeneral, grantsOn, type Subject } from './policy-evaluation.js';
import type { Policy } from './policy.js';
import type { ResourceFacts } from './resource-facts.js';

const NO_POLICIES: readonly Policy[] = [];

/** What every user may do with the own user entity, without any policy. */
const SELF_PRIVILEGES: ReadonlySet<string> = new Set([PRIVILEGES.VIEW_ENTITY_PAGE, PRIVILEGES.GET_ENTITY_PRIVILEGE]);

/** The active policies at one moment. Answers in general are remembered as long as the subject's memberships are the same object. */
export class PolicySet {
  private readonly byPrivilege = new Map<string, Policy[]>();
  private readonly answers = new WeakMap<Memberships, Map<string, boolean>>();

  constructor(policies: readonly Policy[]) {
    for (const policy of policies) {
      for (const privilege of policy.privileges) this.add(privilege, policy);
    }
  }

  /** Whether the subject holds the privilege in general. */
  allowsInGeneral(subject: Subject, privilege: string): boolean {
    const key = `${privilege} ${subject.actor.urn}`;
    const answers = this.answersFor(subject.memberships);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = this.having(privilege).some((policy) => grantsInGeneral(policy, subject));
    answers.set(key, answer);
    return answer;
  }

  /** Whether the subject holds the privilege on a resource; policies that grant it in general count too. */
  async allowsOn(
    subject: Subject,
    privilege: string,
    resource: ResourceFacts,
    subResources: readonly ResourceFacts[],
  ): Promise<boolean> {
    if (resource.resource.urn === subject.actor.urn && SELF_PRIVILEGES.has(privilege)) return true;
    for (const policy of this.having(privilege)) {
      if (await grantsOn(policy, subject, resource, subResources)) return true;
    }
    return false;
  }

  private having(privilege: string): readonly Policy[] {
    return this.byPrivilege.get(privilege) ?? NO_POLICIES;
  }

  private add(privilege: string, policy: Policy): void {
    const policies = this.byPrivilege.get(privilege);
    if (policies === undefined) this.byPrivilege.set(privilege, [policy]);
    else policies.push(policy);
  }

  private answersFor(memberships: Memberships): Map<string, boolean> {
    const known = this.answers.get(memberships);
    if (known !== undefined) return known;
    const made = new Map<string, boolean>();
    this.answers.set(memberships, made);
    return made;
  }
}
