import { listText } from '../named.js';
import { actionText, type PrivilegeNames } from './privilege-names.js';
import { namesText, type PolicyShape, type ShapeActors } from './policy-shape.js';
import { entitiesText, pluralOf } from './entities-text.js';

/** A policy in one sentence, such as "Editors may edit tags and owners of datasets in domain Finance." */
export function policySentence(policy: PolicyShape, names: PrivilegeNames): string {
  const { isPlatform, actors, privileges, criteria } = policy;
  const whom = actorsText(actors);
  if (privileges.length === 0) return `${capital(whom)} may do nothing by this policy: it lists no privilege.`;
  const action = actionText(privileges, isPlatform ? names.platform : names.resource, names.labels);
  const limit = limitText(policy);
  if (isPlatform) return `${capital(whom)} may ${action.text}${limit}.`;
  const entities = entitiesText(criteria);
  if (action.isOfEntities) return `${capital(whom)} may ${action.text} of ${entities}${limit}.`;
  return `On ${entities}, ${whom} may ${action.text}${limit}.`;
}

/** Whom a policy is for, such as "Ann, members of Finance and owners". */
export function actorsText(actors: ShapeActors): string {
  const { everybody, anyGroup, users, groups, roles, owners, ownershipTypes } = actors;
  if (everybody) return 'everybody';
  const texts = [
    ...(users.length > 0 ? [namesText(users, 'and')] : []),
    ...(anyGroup ? ['members of any group'] : groups.length > 0 ? [`members of ${namesText(groups, 'or')}`] : []),
    ...(roles.length > 0 ? [namesText(roles.map(pluralOf), 'and')] : []),
    ...(owners ? [ownersText(ownershipTypes)] : []),
  ];
  return texts.length === 0 ? 'nobody' : listText(texts);
}

function ownersText(types: readonly string[] | undefined): string {
  if (types === undefined) return 'owners';
  return types.length === 0 ? 'owners of no type' : `owners of the type ${namesText(types, 'or')}`;
}

function limitText({ constraints }: PolicyShape): string {
  if (constraints === undefined || constraints.length === 0) return '';
  return `, but add and remove only ${entitiesText(constraints)}`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
