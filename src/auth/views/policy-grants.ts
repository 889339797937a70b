import { Injectable } from '@nestjs/common';
import type { FieldRef } from '../../search/index.js';
import { operationPrivileges } from '../policies/operation-privileges.js';
import { isUnlimited, namesSubject, type Subject } from '../policies/policy-evaluation.js';
import type { Criterion, Policy } from '../policies/policy.js';
import { PRIVILEGES, type Privilege } from '../privileges.js';
import { CriterionGrants } from './criterion-grants.js';
import { FieldPlaces, URN_FIELD } from './field-places.js';
import { bothGrants, equal, type Grant } from './grant.js';
import { UrnSets } from './urn-sets.js';

/** Read privileges of every user on their own user entity, without any policy. */
const SELF_PRIVILEGES: readonly Privilege[] = [PRIVILEGES.VIEW_ENTITY_PAGE, PRIVILEGES.GET_ENTITY_PRIVILEGE];

/**
 * Prefix of ownership types under which the index also stores owners without a type, who do not match policies by type.
 */
const SYSTEM_TYPE = 'urn:li:ownershipType:__system__';

/** Converts the policies in force to the parts of the index that an actor may read. */
@Injectable()
export class PolicyGrants {
  constructor(
    private readonly places: FieldPlaces,
    private readonly sets: UrnSets,
  ) {}

  /** The parts of `types` that the subject may read, for each type by the privileges to read it. */
  async reading(policies: readonly Policy[], subject: Subject, types: readonly string[]): Promise<readonly Grant[]> {
    const grants: Grant[] = [];
    for (const [anyOf, alike] of byPrivileges(types))
      grants.push(...(await this.holding(policies, subject, anyOf, alike)));
    return grants;
  }

  /** The parts on which the subject holds any of the privileges. */
  async holding(
    policies: readonly Policy[],
    subject: Subject,
    anyOf: readonly string[],
    types: readonly string[],
  ): Promise<readonly Grant[]> {
    const giving = policies.filter(({ privileges }) => anyOf.some((privilege) => privileges.has(privilege)));
    const grants = await Promise.all(giving.map((policy) => this.ofPolicy(policy, subject, types)));
    return [...grants.flat(), ...selfGrants(subject, anyOf, types)];
  }

  private async ofPolicy(policy: Policy, subject: Subject, types: readonly string[]): Promise<readonly Grant[]> {
    const isNamed = namesSubject(policy.actors, subject);
    if (!isNamed && !policy.actors.resourceOwners) return [];
    const criteria = new CriterionGrants(this.places, this.sets);
    let grants: readonly Grant[] = [{ types, clauses: [] }];
    for (const criterion of cheapestFirst(policy)) {
      const left = [...new Set(grants.flatMap((grant) => grant.types))];
      grants = bothGrants(grants, await criteria.of(criterion, left));
      if (grants.length === 0) return [];
    }
    return isNamed ? grants : bothGrants(grants, this.owned(policy, subject, types));
  }

  /** The entities that the subject owns, directly or through a group, with one of the relevant ownership types. */
  private owned({ actors }: Policy, { actor, memberships }: Subject, types: readonly string[]): readonly Grant[] {
    const owners = [actor.urn, ...memberships.groups];
    return types.flatMap((type) => {
      const place = this.places.of('OWNER', type);
      if (place === 'absent' || place === 'unknown') return [];
      const { ownershipTypes } = actors;
      if (ownershipTypes === undefined) return [{ types: [type], clauses: [equal([place], owners)] }];
      const [custom, system] = [false, true].map((isSystem) =>
        [...ownershipTypes]
          .filter((one) => one.startsWith(SYSTEM_TYPE) === isSystem)
          .flatMap((one) => this.places.ofOwnersBy(one, type) ?? []),
      );
      return [
        ...ownedBy(type, custom ?? [], owners),
        ...ownedBy(type, system ?? [], owners).map((grant) => ({ ...grant, isJudged: true })),
      ];
    });
  }
}

function ownedBy(type: string, fields: readonly FieldRef[], owners: readonly string[]): readonly Grant[] {
  return fields.length === 0 ? [] : [{ types: [type], clauses: [equal(fields, owners)] }];
}

function cheapestFirst(policy: Policy): readonly Criterion[] {
  if (isUnlimited(policy)) return [];
  return [...(policy.resources?.criteria ?? [])].sort((left, right) => costOf(left) - costOf(right));
}

/** A rank by how much must be read to evaluate the criterion. */
function costOf({ field }: Criterion): number {
  if (field === undefined) return 0;
  if (field === 'TYPE') return 1;
  return field === 'URN' ? 2 : 3;
}

function selfGrants({ actor }: Subject, anyOf: readonly string[], types: readonly string[]): readonly Grant[] {
  const isReadable = types.includes('corpuser') && SELF_PRIVILEGES.some((privilege) => anyOf.includes(privilege));
  return isReadable ? [{ types: ['corpuser'], clauses: [equal([URN_FIELD], [actor.urn])] }] : [];
}

/** The types, grouped by the privileges required to read them. */
function byPrivileges(types: readonly string[]): ReadonlyMap<readonly string[], readonly string[]> {
  const found = new Map<string, { readonly anyOf: readonly string[]; readonly types: string[] }>();
  for (const type of types) {
    const anyOf = operationPrivileges('ENTITY', 'READ', type);
    const known = found.get(anyOf.join());
    if (known === undefined) found.set(anyOf.join(), { anyOf, types: [type] });
    else known.types.push(type);
  }
  return new Map([...found.values()].map((one) => [one.anyOf, one.types]));
}
