import { ActorUnion } from './actor-union.js';
import type { JudgedResource } from './judged-resource.js';
import { applies, fieldsOf, type Question, type Subject } from './policy-evaluation.js';
import type { Criterion, Policy, PolicyField } from './policy.js';

/** Fields for indexing policies, the most selective first. */
const SELECTIVE = [
  'URN',
  'CONTAINER',
  'DOMAIN',
  'GLOSSARY',
  'TAG',
  'DATA_PLATFORM_INSTANCE',
  'OWNER',
  'GROUP_MEMBERSHIP',
] as const satisfies readonly PolicyField[];

const ANY_GROUP = 'any group';
const ANY_TYPE = '';
const NO_POLICIES: readonly Policy[] = [];

/**
 * Policies of one privilege, indexed by required values of the resource or by named actors, so that a question examines
 * few of them. Each policy is indexed under keys that cover every question to which it applies.
 */
export class PolicyIndex {
  /** Every field that the policies use. */
  readonly fields = new Set<PolicyField>();
  private readonly actors = new ActorUnion();
  private readonly always: Policy[] = [];
  private readonly byActor = new Map<string, Policy[]>();
  private readonly byValue = new Map<PolicyField, Map<string, Policy[]>>();

  /** Adds a policy. */
  add(policy: Policy): void {
    for (const field of fieldsOf(policy)) this.fields.add(field);
    this.actors.add(policy.actors);
    const selective = SELECTIVE.map((field) => equality(policy, field)).find((found) => found !== undefined);
    const { allUsers, resourceOwners } = policy.actors;
    if (selective !== undefined) this.addByValue(policy, selective);
    else if (!allUsers && !resourceOwners) this.addByActor(policy);
    else this.addByType(policy);
  }

  /** Whether any policy may apply to the subject, whatever the resource. */
  mayConcern(subject: Subject): boolean {
    return this.actors.mayConcern(subject);
  }

  /** Whether any policy applies that is not in `refused`; adds those that do not apply to it. */
  someApplies(subject: Subject, question: Question, refused: Set<Policy>): boolean {
    const applying = (policy: Policy): boolean => {
      if (refused.has(policy)) return false;
      refused.add(policy);
      return applies(policy, subject, question);
    };
    if (this.always.some(applying)) return true;
    for (const policies of this.namingActor(subject, question.resource)) if (policies.some(applying)) return true;
    for (const policies of this.namingResource(question.resource)) if (policies.some(applying)) return true;
    return false;
  }

  private *namingActor(subject: Subject, resource: JudgedResource | undefined): Iterable<readonly Policy[]> {
    if (this.byActor.size === 0) return;
    const types = resource?.values.TYPE ?? [];
    for (const key of actorKeys(subject)) {
      yield this.byActor.get(underType(key, ANY_TYPE)) ?? NO_POLICIES;
      for (const type of types) yield this.byActor.get(underType(key, type)) ?? NO_POLICIES;
    }
  }

  private *namingResource(resource: JudgedResource | undefined): Iterable<readonly Policy[]> {
    if (resource === undefined) return;
    for (const [field, policies] of this.byValue) {
      for (const value of resource.values[field] ?? []) yield policies.get(value) ?? NO_POLICIES;
    }
  }

  private addByValue(policy: Policy, { field, values }: Criterion): void {
    if (field === undefined) return;
    const policies = this.byValue.get(field) ?? new Map<string, Policy[]>();
    this.byValue.set(field, policies);
    for (const value of values) append(policies, value, policy);
  }

  private addByActor(policy: Policy): void {
    const { users, groups, roles, allGroups } = policy.actors;
    const types = equality(policy, 'TYPE')?.values ?? [ANY_TYPE];
    for (const key of [...users, ...groups, ...roles, ...(allGroups ? [ANY_GROUP] : [])]) {
      for (const type of types) append(this.byActor, underType(key, type), policy);
    }
  }

  private addByType(policy: Policy): void {
    const type = equality(policy, 'TYPE');
    if (type === undefined) this.always.push(policy);
    else this.addByValue(policy, type);
  }
}

function* actorKeys({ actor, memberships: { groups, roles } }: Subject): Iterable<string> {
  yield actor.urn;
  if (groups.size > 0) yield ANY_GROUP;
  yield* groups;
  yield* roles;
}

function underType(key: string, type: string): string {
  return `${key} ${type}`;
}

/** The criterion that requires certain values of a field; none for policies of type PLATFORM, which have no limits. */
function equality({ type, resources }: Policy, wanted: PolicyField): Criterion | undefined {
  if (type === 'PLATFORM') return undefined;
  return resources?.criteria.find(({ field, condition }) => field === wanted && condition === 'EQUALS');
}

function append(policies: Map<string, Policy[]>, key: string, policy: Policy): void {
  const known = policies.get(key);
  if (known === undefined) policies.set(key, [policy]);
  else known.push(policy);
}
