import { ActorUnion } from './actor-union.js';
import { isRead } from './judged-resource.js';
import { fieldsOf, isUnlimited, type Question, type Subject } from './policy-evaluation.js';
import { PolicyIndex } from './policy-index.js';
import type { Policy, PolicyField } from './policy.js';

/**
 * The policies of one privilege, in the order in which they are cheap to ask: without a resource, by the resource's
 * name, by what is stored about it.
 */
export class PrivilegeGrants {
  /** Whom policies without limits name. */
  private readonly everywhere = new ActorUnion();
  /** Of them, those that do not limit either what is added and removed. */
  private readonly withAnything = new ActorUnion();
  private readonly byName = new PolicyIndex();
  private readonly byFacts = new PolicyIndex();

  constructor(policies: readonly Policy[]) {
    for (const policy of policies) this.add(policy);
  }

  /** Fields that `allowsByFacts` looks at. */
  get fields(): ReadonlySet<PolicyField> {
    return this.byFacts.fields;
  }

  /**
   * Whether the subject holds the privilege on everything; `isAdding`: while something is added or removed that
   * policies may limit.
   */
  allowsEverywhere(subject: Subject, isAdding: boolean): boolean {
    return (isAdding ? this.withAnything : this.everywhere).names(subject);
  }

  /**
   * Whether a policy grants it that looks at nothing but the names in the question. `refused` holds the policies that
   * are known not to apply, and gets more.
   */
  allowsByName(subject: Subject, question: Question, refused: Set<Policy>): boolean {
    return this.byName.someApplies(subject, question, refused);
  }

  /** Whether it is worth reading what is stored about the resource. */
  mayAllowByFacts(subject: Subject): boolean {
    return this.byFacts.mayConcern(subject);
  }

  /**
   * Whether a policy grants it that looks at what is stored; the question has the values of `fields`. `refused` as for
   * `allowsByName`.
   */
  allowsByFacts(subject: Subject, question: Question, refused: Set<Policy>): boolean {
    return this.byFacts.someApplies(subject, question, refused);
  }

  private add(policy: Policy): void {
    const { actors, resources } = policy;
    const constraints = resources?.constraints;
    if (isUnlimited(policy)) {
      this.everywhere.add(actors);
      if (constraints === undefined) this.withAnything.add(actors);
      if (constraints === undefined && !actors.resourceOwners) return;
    }
    const looksInside = actors.resourceOwners || fieldsOf(policy).some(isRead);
    (looksInside ? this.byFacts : this.byName).add(policy);
  }
}
