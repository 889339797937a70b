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

/** Fields with which everything below a value counts. */
const HIERARCHICAL: ReadonlySet<IndexedField> = new Set(['DOMAIN', 'CONTAINER', 'GLOSSARY'] as const);

/** The type whose entities have groups. */
const USER = 'corpuser';

/** Types whose documents are asked in one way. */
interface Group {
  /** Undefined where there is no such field. */
  readonly place: FieldRef | undefined;
  /** Whether the entities of the types are values themselves. */
  readonly isOwn: boolean;
  readonly types: readonly string[];
}

/**
 * Turns a criterion of a policy into what meets it in the index, type by type. Domains, containers and terms are asked
 * for with all that stands below the policy's values; groups of users as lists of members. Where the index cannot tell
 * (a field that a type's documents do not have exactly as its aspect has it; more than 20,000 urns to be listed; a
 * hierarchical value of STARTS_WITH that is not stored) nothing is granted, so that search shows less than the policy
 * would allow and never more.
 */
export class CriterionGrants {
  constructor(
    private readonly places: FieldPlaces,
    private readonly sets: UrnSets,
  ) {}

  /** What of `types` meets the criterion. */
  async of(criterion: Criterion, types: readonly string[]): Promise<readonly Grant[]> {
    const { field, values, condition } = criterion;
    if (field === undefined) return [];
    if (field === 'TYPE') return whole(types.filter((type) => isMet(type, criterion)));
    if (field === 'GROUP_MEMBERSHIP') return this.ofMembers(criterion, types);
    if (field === 'URN') return byValues({ place: URN_FIELD, isOwn: false, types }, criterion, values);
    return condition === 'STARTS_WITH' ? this.startingWith(field, values, types) : this.among(field, criterion, types);
  }

  /** Documents of `types` with a value in `field` among those of the criterion, or none of them. */
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

  /** The types by how they are asked; those of which the index does not know enough are left out. */
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
