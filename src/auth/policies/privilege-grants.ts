import { ActorUnion } from './actor-union.js';
import { isRead } from './judged-resource.js';
import { fieldsOf, isUnlimited, type Question, type Subject } from './policy-evaluation.js';
import { PolicyIndex } from './policy-index.js';
import type { Policy, PolicyField } from './policy.js';

/**
 * The policies of one privilege, by increasing cost of evaluation: without a resource, by the resource's urn and type,
 * by stored attributes.
 */
export class PrivilegeGrants {
  /** Actors of policies without limits. */
  private readonly everywhere = new ActorUnion();
  /** Those of them whose policies do not restrict sub-resources either. */
  private readonly withAnything = new ActorUnion();
  private readonly byName = new PolicyIndex();
  private readonly byFacts = new PolicyIndex();

  constructor(policies: readonly Policy[]) {
    for (const policy of policies) this.add(policy);
  }

  /** Fields that `allowsByFacts` uses. */
  get fields(): ReadonlySet<PolicyField> {
    return this.byFacts.fields;
  }

  /**
   * Whether the subject holds the privilege on everything; `isAdding`: sub-resources, which policies may restrict, are
   * being added or removed.
   */
  allowsEverywhere(subject: Subject, isAdding: boolean): boolean {
    return (isAdding ? this.withAnything : this.everywhere).names(subject);
  }

  /**
   * Whether a policy grants it that depends only on the urn and type in the question. `refused` contains the policies
   * known not to apply, and is extended.
   */
  allowsByName(subject: Subject, question: Question, refused: Set<Policy>): boolean {
    return this.byName.someApplies(subject, question, refused);
  }

  /** Whether it is worthwhile to read the stored attributes of the resource. */
  mayAllowByFacts(subject: Subject): boolean {
    return this.byFacts.mayConcern(subject);
  }

  /**
   * Whether a policy grants it that depends on stored attributes; the question has the values of `fields`. `refused` as
   * for `allowsByName`.
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
