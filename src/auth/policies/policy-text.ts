import { Urn } from '../../foundation/common/urn.js';
import type { JudgedResource } from './judged-resource.js';
import {
  type Applicability,
  namesSubject,
  ownsResource,
  type Question,
  type Subject,
  unmetCriterion,
} from './policy-evaluation.js';
import type { Criterion, Policy, PolicyActors, PolicyField } from './policy.js';

/** Values of a list that a text names. */
const MOST_NAMED = 3;

const FIELD_NAMES: Readonly<Record<PolicyField, string>> = {
  TYPE: 'type',
  URN: 'urn',
  OWNER: 'owner',
  DOMAIN: 'domain',
  GROUP_MEMBERSHIP: 'group',
  DATA_PLATFORM_INSTANCE: 'platform instance',
  TAG: 'tag',
  CONTAINER: 'container',
  GLOSSARY: 'glossary term or term group',
};

const CONDITION_TEXTS: Readonly<Record<Criterion['condition'], string>> = {
  EQUALS: 'is',
  STARTS_WITH: 'begins with',
  NOT_EQUALS: 'is not',
};

/** The short name of an entity: the key of its urn if it is one text. */
export function nameOf(urn: string): string {
  const key = Urn.tryParse(urn)?.key;
  return key === undefined || key.startsWith('(') ? urn : key;
}

/** Whom and what a policy is for, as in "to owners on entities whose type is dataset". */
export function policyText({ type, actors, resources }: Policy): string {
  const whom = `to ${listText(actorTexts(actors), 'or') || 'nobody'}`;
  if (type === 'PLATFORM' || resources === undefined) return whom;
  const { criteria } = resources;
  if (criteria.length === 0) return `${whom} on every entity`;
  return `${whom} on entities whose ${listText(criteria.map(criterionText), 'and')}`;
}

/** How the actor and the resource of a question compare with a policy, as in "joe is not an owner". */
export function outcomeText(found: Applicability, policy: Policy, subject: Subject, question: Question): string {
  switch (found) {
    case 'APPLIES':
      return `${nameOf(subject.actor.urn)} ${matchText(policy.actors, subject, question)}`;
    case 'OTHER_ACTORS':
      return `${nameOf(subject.actor.urn)} ${mismatchText(policy.actors, subject, question)}`;
    case 'OTHER_SUB_RESOURCES':
      return 'it does not allow what is added or removed';
    case 'OTHER_RESOURCES':
      return resourceText(policy, question.resource);
  }
}

function actorTexts(actors: PolicyActors): readonly string[] {
  if (actors.allUsers) return ['everybody'];
  const { users, groups, roles, ownershipTypes } = actors;
  return [
    ...(users.size > 0 ? [namesText(users)] : []),
    ...(actors.allGroups ? ['members of any group'] : []),
    ...(groups.size > 0 ? [`members of ${namesText(groups)}`] : []),
    ...(roles.size > 0 ? [`the role ${namesText(roles)}`] : []),
    ...(actors.resourceOwners ? [`owners${ownershipTypes ? ` of the type ${namesText(ownershipTypes)}` : ''}`] : []),
  ];
}

function matchText(actors: PolicyActors, subject: Subject, { resource }: Question): string {
  const { actor, memberships } = subject;
  if (actors.users.has(actor.urn)) return 'is named';
  const [group] = [...memberships.groups].filter((urn) => actors.allGroups || actors.groups.has(urn));
  if (group !== undefined) return `is a member of ${nameOf(group)}`;
  const [role] = [...memberships.roles].filter((urn) => actors.roles.has(urn));
  if (role !== undefined) return `has the role ${nameOf(role)}`;
  if (actors.allUsers || namesSubject(actors, subject)) return 'is one of them';
  const [owner] = (resource?.owners ?? []).filter(({ urn }) => memberships.groups.has(urn));
  const isOwner = resource?.owners.some(({ urn }) => urn === actor.urn) === true;
  return isOwner || owner === undefined ? 'is an owner' : `is a member of ${nameOf(owner.urn)}, which is an owner`;
}

function mismatchText(actors: PolicyActors, subject: Subject, question: Question): string {
  const { users, groups, roles, allGroups, resourceOwners } = actors;
  const texts = [
    ...(users.size > 0 ? ['is not named'] : []),
    ...(allGroups ? ['is a member of no group'] : []),
    ...(groups.size > 0 ? [`is not a member of ${namesText(groups)}`] : []),
    ...(roles.size > 0 ? [`does not have the role ${namesText(roles)}`] : []),
    ...(resourceOwners ? [notOwnerText(actors, subject, question)] : []),
  ];
  return listText(texts, 'and') || 'is not named';
}

function notOwnerText(actors: PolicyActors, subject: Subject, { resource }: Question): string {
  if (resource === undefined) return 'is no owner, as the question names no entity';
  const anyType = { ...actors, ownershipTypes: undefined };
  return ownsResource(anyType, subject, resource) ? 'is an owner of another type' : 'is not an owner';
}

function resourceText({ resources }: Policy, resource: JudgedResource | undefined): string {
  if (resource === undefined) return 'the question names no entity';
  const unmet = unmetCriterion(resources?.criteria ?? [], resource);
  if (unmet?.field === undefined) return 'one of its conditions cannot be read, so that nothing meets it';
  const values = resource.values[unmet.field] ?? [];
  const name = FIELD_NAMES[unmet.field];
  return values.length === 0 ? `the entity has no ${name}` : `the ${name} of the entity is ${namesText(values, 'and')}`;
}

function criterionText({ field, values, condition }: Criterion): string {
  if (field === undefined) return 'unknown property is met by nothing';
  return `${FIELD_NAMES[field]} ${CONDITION_TEXTS[condition]} ${namesText(values) || 'one of none'}`;
}

function namesText(urns: Iterable<string>, word: 'and' | 'or' = 'or'): string {
  const names = [...urns].map(nameOf);
  if (names.length <= MOST_NAMED) return listText(names, word);
  return listText([...names.slice(0, MOST_NAMED), `${String(names.length - MOST_NAMED)} more`], word);
}

function listText(texts: readonly string[], word: 'and' | 'or'): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} ${word} ${last}`;
}
