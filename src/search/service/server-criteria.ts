import { Injectable } from '@nestjs/common';
import type { SearchCriteria, SearchCriterion } from '../search-criteria.js';
import { SearchSchema } from '../search-schema.js';
import { namesField } from './criteria.js';
import { HiddenStages } from './hidden-stages.js';
import type { SearchFlags } from './search-flags.js';

/** The conditions that the service adds to every search (search.md 9). */
@Injectable()
export class ServerCriteria {
  constructor(
    private readonly schema: SearchSchema,
    private readonly hiddenStages: HiddenStages,
  ) {}

  /**
   * The exclusions of a search for `entityTypes`; the caller's `criteria` can disable them. One conjunction, or none.
   */
  async of(entityTypes: readonly string[], criteria: SearchCriteria, flags: SearchFlags): Promise<SearchCriteria> {
    const all = [
      ...(hidesRemoved(criteria, flags) ? [without('removed', ['true'])] : []),
      ...(await this.hiddenByStage(entityTypes, criteria, flags)),
      ...(flags.filterNonLatestVersions === false ? [] : [without('isLatest', ['false'])]),
    ];
    const known = all.filter(({ field }) => this.schema.fieldRef(field, entityTypes) !== undefined);
    return known.length === 0 ? [] : [known];
  }

  private async hiddenByStage(
    entityTypes: readonly string[],
    criteria: SearchCriteria,
    flags: SearchFlags,
  ): Promise<readonly SearchCriterion[]> {
    if (flags.includeHiddenLifecycleStages === true || namesField(criteria, 'lifecycleStage')) return [];
    if (entityTypes.every((type) => type === 'lifecycleStageType')) return [];
    const stages = await this.hiddenStages.urns();
    return stages.length === 0 ? [] : [without('lifecycleStage', stages)];
  }
}

/** Whether a search leaves out soft-deleted entities. */
export function hidesRemoved(criteria: SearchCriteria, flags: SearchFlags): boolean {
  return flags.includeSoftDeleted !== true && !namesField(criteria, 'removed');
}

function without(field: string, values: readonly string[]): SearchCriterion {
  return { field, values, negated: true };
}
