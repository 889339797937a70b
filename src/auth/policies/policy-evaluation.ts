import type { Actor } from '../actor.js';
import type { Memberships } from '../users/user-directory.js';
import type { Criterion, Policy, PolicyActors } from './policy.js';
import type { ResourceFacts } from './resource-facts.js';

/** Who asks, with what policies ask about them. */
export interface Subject {
  readonly actor: Actor;
  readonly memberships: Memberships;
}

/** Whether `policy` names the subject by user, group or role; owning the resource is another matter. */
export function namesSubject({ actors }: Policy, { actor, memberships }: Subject): boolean {
  if (actors.allUsers || actors.users.has(actor.urn)) return true;
  if (actors.allGroups && memberships.groups.size > 0) return true;
  return intersects(actors.groups, memberships.groups) || intersects(actors.roles, memberships.roles);
}

/** Whether `policy` grants its privileges to the subject in general, that is, to a question without a resource. */
export function grantsInGeneral(policy: Policy, subject: Subject): boolean {
  return (policy.type === 'PLATFORM' || policy.resources === undefined) && namesSubject(policy, subject);
}

/** Whether `policy` grants its privileges to the subject on a resource. `subResources` are what is being added to it or removed from it. */
export async function grantsOn(
  policy: Policy,
  subject: Subject,
  resource: ResourceFacts,
  subResources: readonly ResourceFacts[],
): Promise<boolean> {
  const named = namesSubject(policy, subject);
  if (!named && !policy.actors.resourceOwners) return false;
  if (!(await coversResource(policy, resource)) || !(await allowsAll(policy, subResources))) return false;
  return named || ownsResource(policy.actors, subject, resource);
}

async function coversResource(policy: Policy, resource: ResourceFacts): Promise<boolean> {
  if (policy.type === 'PLATFORM' || policy.resources === undefined) return true;
  return meetsAll(policy.resources.criteria, resource);
}

async function allowsAll({ resources }: Policy, subResources: readonly ResourceFacts[]): Promise<boolean> {
  const constraints = resources?.constraints;
  if (constraints === undefined) return true;
  for (const subResource of subResources) {
    if (!isWildcard(subResource) && !(await meetsAll(constraints, subResource))) return false;
  }
  return true;
}

/** A urn such as `urn:li:tag:*` asks whether anything at all may be added. */
function isWildcard({ resource }: ResourceFacts): boolean {
  return resource.urn?.endsWith(':*') === true;
}

async function meetsAll(criteria: readonly Criterion[], resource: ResourceFacts): Promise<boolean> {
  for (const criterion of criteria) {
    if (!(await meets(criterion, resource))) return false;
  }
  return true;
}

async function meets({ field, values, condition }: Criterion, resource: ResourceFacts): Promise<boolean> {
  if (field === undefined) return false;
  const actual = await resource.values(field);
  switch (condition) {
    case 'EQUALS':
      return values.some((value) => actual.includes(value));
    case 'STARTS_WITH':
      return values.some((value) => actual.some((candidate) => candidate.startsWith(value)));
    case 'NOT_EQUALS':
      return !values.some((value) => actual.includes(value));
  }
}

async function ownsResource(
  actors: PolicyActors,
  { actor, memberships }: Subject,
  resource: ResourceFacts,
): Promise<boolean> {
  const owners = await resource.owners();
  return owners.some(({ urn, typeUrn }) => {
    const counts = actors.ownershipTypes === undefined || (typeUrn !== undefined && actors.ownershipTypes.has(typeUrn));
    return counts && (urn === actor.urn || memberships.groups.has(urn));
  });
}

function intersects(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  for (const item of left) {
    if (right.has(item)) return true;
  }
  return false;
}
