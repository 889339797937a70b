import { Injectable } from '@nestjs/common';
import { withoutSubfield } from '../planning/field-expansion.js';
import type { SearchCriteria, SearchCriterion } from '../search-criteria.js';
import { mapCriteria } from './criteria.js';

/** Fields whose urns stand in a hierarchy. */
export const HIERARCHY_FIELDS = ['container', 'domains', 'parentDocument'] as const;

/** One of `HIERARCHY_FIELDS`. */
export type HierarchyField = (typeof HIERARCHY_FIELDS)[number];

/** Knows the hierarchies of urns; whoever keeps them registers it with the search service. */
export interface UrnHierarchy {
  /** Urns above or below `urns`, nearest first, without `urns` themselves. */
  related(
    field: HierarchyField,
    urns: readonly string[],
    direction: 'ancestors' | 'descendants' | 'both',
  ): Promise<readonly string[]>;
}

/** Most urns that one condition is widened by. Source: DataHub's query rewriting. */
const MOST_ADDED = 100;

const DIRECTIONS: Readonly<Record<string, 'ancestors' | 'descendants' | 'both'>> = {
  ANCESTORS_INCL: 'ancestors',
  DESCENDANTS_INCL: 'descendants',
  RELATED_INCL: 'both',
};

/** Turns conditions on a hierarchy into plain ones (search.md 8, "Hierarchy rewriting"). */
@Injectable()
export class HierarchyConditions {
  private hierarchy: UrnHierarchy | undefined;

  use(hierarchy: UrnHierarchy): void {
    this.hierarchy = hierarchy;
  }

  /**
   * The criteria with EQUAL in the place of ANCESTORS_INCL and its like, on the urns asked for and, when `widens`,
   * those above or below them.
   */
  async resolve(criteria: SearchCriteria, widens: boolean): Promise<SearchCriteria> {
    return mapCriteria(criteria, (criterion) => this.resolveOne(criterion, widens));
  }

  private async resolveOne(criterion: SearchCriterion, widens: boolean): Promise<SearchCriterion> {
    const direction = DIRECTIONS[criterion.condition ?? ''];
    if (direction === undefined) return criterion;
    const field = HIERARCHY_FIELDS.find((name) => name === withoutSubfield(criterion.field));
    const { values: urns = [] } = criterion;
    const values = field === undefined || !widens ? criterion.values : await this.widened(field, urns, direction);
    return { ...criterion, condition: 'EQUAL', values };
  }

  private async widened(
    field: HierarchyField,
    urns: readonly string[],
    direction: 'ancestors' | 'descendants' | 'both',
  ): Promise<readonly string[]> {
    if (urns.length === 0) return urns;
    const related = (await this.hierarchy?.related(field, urns, direction)) ?? [];
    const added = [...new Set(related)].filter((urn) => !urns.includes(urn));
    return [...urns, ...added.slice(0, MOST_ADDED)];
  }
}
