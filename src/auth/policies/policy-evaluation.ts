import type { Actor } from '../actor.js';
import type { Memberships } from '../users/user-directory.js';
import type { JudgedResource } from './judged-resource.js';
import type { Criterion, Policy, PolicyActors, PolicyField } from './policy.js';

/** The actor, with the attributes that policies use. */
export interface Subject {
  readonly actor: Actor;
  readonly memberships: Memberships;
}

/** The subject of a question. */
export interface Question {
  /** Undefined for a question in general. */
  readonly resource: JudgedResource | undefined;
  /** The urns being added to or removed from the resource. */
  readonly subResources: readonly JudgedResource[];
}

/** Whether a policy applies, or why not. */
export type Applicability = 'APPLIES' | 'OTHER_RESOURCES' | 'OTHER_SUB_RESOURCES' | 'OTHER_ACTORS';

const NO_VALUES: readonly string[] = [];

/** Whether `actors` names the subject by user, group or role; does not consider ownership. */
export function namesSubject(actors: PolicyActors, { actor, memberships }: Subject): boolean {
  if (actors.allUsers || actors.users.has(actor.urn)) return true;
  if (actors.allGroups && memberships.groups.size > 0) return true;
  return intersects(actors.groups, memberships.groups) || intersects(actors.roles, memberships.roles);
}

/** Whether a policy applies to every question, with or without a resource. */
export function isUnlimited({ type, resources }: Policy): boolean {
  return type === 'PLATFORM' || resources === undefined;
}

/** Whether `policy` grants its privileges to the subject for the question. */
export function applies(policy: Policy, subject: Subject, question: Question): boolean {
  return applicability(policy, subject, question) === 'APPLIES';
}

/** Like `applies`, with the reason. */
export function applicability(policy: Policy, subject: Subject, { resource, subResources }: Question): Applicability {
  const isNamed = namesSubject(policy.actors, subject);
  if (!isNamed && !policy.actors.resourceOwners) return 'OTHER_ACTORS';
  if (!coversResource(policy, resource)) return 'OTHER_RESOURCES';
  if (!allowsAll(policy, subResources)) return 'OTHER_SUB_RESOURCES';
  return isNamed || ownsResource(policy.actors, subject, resource) ? 'APPLIES' : 'OTHER_ACTORS';
}

/** Every field that the policy uses, of resources or of their sub-resources. */
export function fieldsOf({ resources }: Policy): readonly PolicyField[] {
  const criteria = [...(resources?.criteria ?? []), ...(resources?.constraints ?? [])];
  return criteria.flatMap(({ field }) => field ?? []);
}

function coversResource(policy: Policy, resource: JudgedResource | undefined): boolean {
  if (isUnlimited(policy)) return true;
  return resource !== undefined && meetsAll(policy.resources?.criteria ?? [], resource);
}

function allowsAll({ resources }: Policy, subResources: readonly JudgedResource[]): boolean {
  const constraints = resources?.constraints;
  return constraints === undefined || subResources.every((subResource) => meetsAll(constraints, subResource));
}

function meetsAll(criteria: readonly Criterion[], resource: JudgedResource): boolean {
  return unmetCriterion(criteria, resource) === undefined;
}

/** The first of the criteria that the resource does not meet. */
export function unmetCriterion(criteria: readonly Criterion[], resource: JudgedResource): Criterion | undefined {
  return criteria.find((criterion) => !meets(criterion, resource));
}

function meets({ field, values, condition }: Criterion, resource: JudgedResource): boolean {
  if (field === undefined) return false;
  const actual = resource.values[field] ?? NO_VALUES;
  switch (condition) {
    case 'EQUALS':
      return actual.some((value) => values.has(value));
    case 'STARTS_WITH':
      return actual.some((value) => startsWithOneOf(value, values));
    case 'NOT_EQUALS':
      return !actual.some((value) => values.has(value));
  }
}

function startsWithOneOf(text: string, starts: ReadonlySet<string>): boolean {
  for (const start of starts) {
    if (text.startsWith(start)) return true;
  }
  return false;
}

/** Whether the subject, or a group of the subject, owns the resource with a type that counts. */
export function ownsResource(
  { ownershipTypes }: PolicyActors,
  { actor, memberships }: Subject,
  resource: JudgedResource | undefined,
): boolean {
  if (resource === undefined) return false;
  return resource.owners.some(({ urn, typeUrn }) => {
    const counts = ownershipTypes === undefined || (typeUrn !== undefined && ownershipTypes.has(typeUrn));
    return counts && (urn === actor.urn || memberships.groups.has(urn));
  });
}

function intersects(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  const [few, many] = left.size < right.size ? [left, right] : [right, left];
  for (const item of few) {
    if (many.has(item)) return true;
  }
  return false;
}
