import { Injectable } from '@nestjs/common';
import type { PropertyDefinition } from '../documents/property-definition.js';
import { PropertyFields } from '../documents/property-fields.js';
import type { SearchClause, SearchQuery } from '../search-query.js';
import { SearchIndex } from '../search-index.port.js';
import { EVERYTHING } from './everything.js';

const PROPERTY = 'structuredProperty';

/** Maximum number of properties offered as facets. Source: DataHub's limit. */
const MOST_FACETS = 100;

/** Finds the definitions of structured properties by the names that clients use. */
@Injectable()
export class PropertyLookup {
  constructor(
    private readonly properties: PropertyFields,
    private readonly index: SearchIndex,
  ) {}

  /** Definitions by qualified name, including removed ones; undefined properties are absent. */
  async named(names: ReadonlySet<string>): Promise<ReadonlyMap<string, PropertyDefinition>> {
    if (names.size === 0) return new Map();
    const found = byName(await this.read([...names].map((name) => `urn:li:${PROPERTY}:${name}`)), names);
    const others = [...names].filter((name) => !found.has(name));
    if (others.length === 0) return found;
    const urns = await this.search({ field: 'qualifiedName', kind: 'keyword', values: others }, others.length);
    return new Map([...byName(await this.read(urns), names), ...found]);
  }

  /** Definitions of the properties offered as facets, at most 100. */
  async offered(): Promise<readonly PropertyDefinition[]> {
    const urns = await this.search({ field: 'showInSearchFilters', kind: 'boolean', values: [true] }, MOST_FACETS);
    const definitions = await this.read(urns);
    return definitions.filter(({ showInSearchFilters, isRemoved }) => showInSearchFilters && !isRemoved);
  }

  private async search({ field, kind, values }: Condition, size: number): Promise<readonly string[]> {
    const clause: SearchClause = { fields: [{ name: field, kind }], condition: 'EQUAL', values, negated: false };
    const query: SearchQuery = {
      entityTypes: [PROPERTY],
      plan: EVERYTHING,
      filter: [[clause]],
      sort: [{ field: { name: 'urn', kind: 'exact' }, order: 'asc', missing: 'last' }],
      from: 0,
      size,
      facets: [],
      highlight: undefined,
      suggests: false,
    };
    return (await this.index.search(query)).hits.map(({ urn }) => urn);
  }

  private async read(urns: readonly string[]): Promise<readonly PropertyDefinition[]> {
    const found = await this.properties.definitions(urns);
    return urns.flatMap((urn) => found.get(urn) ?? []);
  }
}

interface Condition {
  readonly field: string;
  readonly kind: 'keyword' | 'boolean';
  readonly values: readonly (string | boolean)[];
}

/** If two definitions have the same name, the one with the smaller urn wins; documents use it for the field, too. */
function byName(
  definitions: readonly PropertyDefinition[],
  names: ReadonlySet<string>,
): ReadonlyMap<string, PropertyDefinition> {
  const wanted = definitions.filter(({ qualifiedName }) => names.has(qualifiedName));
  const ordered = wanted.sort((left, right) => (left.urn < right.urn ? 1 : -1));
  return new Map(ordered.map((definition) => [definition.qualifiedName, definition]));
}
