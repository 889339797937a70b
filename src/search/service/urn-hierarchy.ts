import { Injectable } from '@nestjs/common';
import { withoutSubfield } from '../planning/field-expansion.js';
import type { SearchCriteria, SearchCriterion } from '../search-criteria.js';
import { mapCriteria } from './criteria.js';

/** Fields whose urns form a hierarchy. */
export const HIERARCHY_FIELDS = ['container', 'domains', 'parentDocument'] as const;

/** One of `HIERARCHY_FIELDS`. */
export type HierarchyField = (typeof HIERARCHY_FIELDS)[number];

/** Resolves the hierarchies of urns; the implementing feature registers itself with the search service. */
export interface UrnHierarchy {
  /** Ancestors or descendants of `urns`, nearest first, without `urns` themselves. */
  related(
    field: HierarchyField,
    urns: readonly string[],
    direction: 'ancestors' | 'descendants' | 'both',
  ): Promise<readonly string[]>;
}

/** Maximum number of urns added to one condition. Source: DataHub's query rewriting. */
const MOST_ADDED = 100;

const DIRECTIONS: Readonly<Record<string, 'ancestors' | 'descendants' | 'both'>> = {
  ANCESTORS_INCL: 'ancestors',
  DESCENDANTS_INCL: 'descendants',
  RELATED_INCL: 'both',
};

/** Converts conditions on a hierarchy into plain ones (search.md 8, "Hierarchy rewriting"). */
@Injectable()
export class HierarchyConditions {
  private hierarchy: UrnHierarchy | undefined;

  use(hierarchy: UrnHierarchy): void {
    this.hierarchy = hierarchy;
  }

  /**
   * Replaces conditions such as ANCESTORS_INCL by EQUAL on the given urns and, if `widens`, their ancestors or
   * descendants.
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
