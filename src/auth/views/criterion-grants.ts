import type { FieldRef } from '../../search/index.js';
import type { Criterion } from '../policies/policy.js';
import { type FieldPlaces, type IndexedField, URN_FIELD } from './field-places.js';
import { equal, type Grant, prefixed } from './grant.js';
import type { UrnSets } from './urn-sets.js';

/** Types whose entities are themselves values of a field. */
const OWN_VALUES: Readonly<Partial<Record<IndexedField, readonly string[]>>> = {
  DOMAIN: ['domain'],
  CONTAINER: ['container'],
  GLOSSARY: ['glossaryTerm', 'glossaryNode'],
  DATA_PLATFORM_INSTANCE: ['dataPlatformInstance'],
};

/** Fields whose values include all their descendants. */
const HIERARCHICAL: ReadonlySet<IndexedField> = new Set(['DOMAIN', 'CONTAINER', 'GLOSSARY'] as const);

/** The type whose entities belong to groups. */
const USER = 'corpuser';

/** Types whose documents are queried in the same way. */
interface Group {
  /** Undefined if there is no such field. */
  readonly place: FieldRef | undefined;
  /** Whether the entities of the types are values themselves. */
  readonly isOwn: boolean;
  readonly types: readonly string[];
}

/**
 * Converts a criterion of a policy to index queries, type by type. Domains, containers and terms include all
 * descendants of the policy's values; groups of users are expanded to lists of members. If the index cannot evaluate
 * the criterion exactly, nothing is granted, so that search shows less than the policy allows, but never more. This
 * affects a field whose values in a type's documents differ from those in its aspect, lists of more than 20,000 urns,
 * and a hierarchical STARTS_WITH value that is not stored.
 */
export class CriterionGrants {
  constructor(
    private readonly places: FieldPlaces,
    private readonly sets: UrnSets,
  ) {}

  /** The part of `types` that meets the criterion. */
  async of(criterion: Criterion, types: readonly string[]): Promise<readonly Grant[]> {
    const { field, values, condition } = criterion;
    if (field === undefined) return [];
    if (field === 'TYPE') return whole(types.filter((type) => isMet(type, criterion)));
    if (field === 'GROUP_MEMBERSHIP') return this.ofMembers(criterion, types);
    if (field === 'URN') return byValues({ place: URN_FIELD, isOwn: false, types }, criterion, values);
    return condition === 'STARTS_WITH' ? this.startingWith(field, values, types) : this.among(field, criterion, types);
  }

  /** Documents of `types` with a value in `field` among those of the criterion, or without one. */
  private async among(field: IndexedField, criterion: Criterion, types: readonly string[]): Promise<readonly Grant[]> {
    const values = await this.expanded(field, criterion.values);
    return this.groups(field, types).flatMap((group) => {
      if (values !== undefined) return byValues(group, criterion, values);
      return isValueless(group) && criterion.condition === 'NOT_EQUALS' ? whole(group.types) : [];
    });
  }

  private async startingWith(
    field: IndexedField,
    starts: ReadonlySet<string>,
    types: readonly string[],
  ): Promise<readonly Grant[]> {
    if (starts.size === 0) return [];
    const groups = this.groups(field, types).filter((group) => !isValueless(group));
    const own = groups.map((group) => ({ types: group.types, clauses: [prefixed(fieldsOf(group), starts)] }));
    if (!HIERARCHICAL.has(field)) return own;
    const found = await this.sets.startingWith(starts, OWN_VALUES[field] ?? []);
    const below = found === undefined ? undefined : await this.expanded(field, found);
    if (below === undefined || below.size === 0) return own;
    return [...own, ...groups.map((group) => ({ types: group.types, clauses: [equal(fieldsOf(group), below)] }))];
  }

  private async ofMembers({ values, condition }: Criterion, types: readonly string[]): Promise<readonly Grant[]> {
    const users = types.filter((type) => type === USER);
    const isNegative = condition === 'NOT_EQUALS';
    const others = isNegative ? whole(types.filter((type) => type !== USER)) : [];
    if (users.length === 0) return others;
    const groups = condition === 'STARTS_WITH' ? await this.sets.startingWith(values, ['corpGroup']) : [...values];
    const members = groups === undefined ? undefined : await this.sets.members(groups);
    if (members === undefined) return others;
    if (members.length === 0) return isNegative ? [...others, ...whole(users)] : others;
    return [...others, { types: users, clauses: [equal([URN_FIELD], members, isNegative)] }];
  }

  private async expanded(field: IndexedField, values: Iterable<string>): Promise<ReadonlySet<string> | undefined> {
    return HIERARCHICAL.has(field) ? this.sets.withDescendants(values, OWN_VALUES[field] ?? []) : new Set(values);
  }

  /** The types by the form of their query, without those for which the index is not exact. */
  private groups(field: IndexedField, types: readonly string[]): readonly Group[] {
    const groups = new Map<string, Group>();
    for (const type of types) {
      const found = this.places.of(field, type);
      if (found === 'unknown') continue;
      const place = found === 'absent' ? undefined : found;
      const isOwn = OWN_VALUES[field]?.includes(type) === true;
      const key = `${place?.name ?? ''} ${String(isOwn)}`;
      groups.set(key, { place, isOwn, types: [...(groups.get(key)?.types ?? []), type] });
    }
    return [...groups.values()];
  }
}

function byValues(group: Group, { condition }: Criterion, values: ReadonlySet<string>): readonly Grant[] {
  const isNegative = condition === 'NOT_EQUALS';
  if (values.size === 0 || isValueless(group)) return isNegative ? whole(group.types) : [];
  const clause =
    condition === 'STARTS_WITH' ? prefixed(fieldsOf(group), values) : equal(fieldsOf(group), values, isNegative);
  return [{ types: group.types, clauses: [clause] }];
}

function isValueless({ place, isOwn }: Group): boolean {
  return place === undefined && !isOwn;
}

function fieldsOf({ place, isOwn }: Group): readonly FieldRef[] {
  return [...(place === undefined ? [] : [place]), ...(isOwn ? [URN_FIELD] : [])];
}

function whole(types: readonly string[]): readonly Grant[] {
  return types.length === 0 ? [] : [{ types, clauses: [] }];
}

function isMet(type: string, { values, condition }: Criterion): boolean {
  if (condition === 'STARTS_WITH') return [...values].some((start) => type.startsWith(start));
  return values.has(type) === (condition === 'EQUALS');
}
