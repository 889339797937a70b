import { Injectable } from '@nestjs/common';
import { type Actor, Authorizer, PRIVILEGES } from '../auth/index.js';
import type { SearchCriteria, SearchCriterion } from '../search/index.js';

const PUBLISHED = 'urn:li:lifecycleStageType:PUBLISHED';

/** Fields whose values hide documents. Results have no facets of these fields. */
export const HIDING_FIELDS: ReadonlySet<string> = new Set(['state', 'lifecycleStage', 'showInGlobalContext']);

const SHOWN_EVERYWHERE: SearchCriterion = { field: 'showInGlobalContext', values: ['false'], negated: true };

/** Excludes documents from searches that are drafts or that are not part of the global context. */
@Injectable()
export class HiddenDocuments {
  constructor(private readonly authorizer: Authorizer) {}

  /**
   * Returns the criteria that exclude hidden documents from a search in `entityTypes`; empty if the search does not
   * include documents. Actors who manage documents find drafts.
   */
  async criteria(entityTypes: readonly string[], actor: Actor): Promise<SearchCriteria> {
    if (!entityTypes.includes('document')) return [];
    const findsDrafts = await this.authorizer.can(actor, [PRIVILEGES.MANAGE_DOCUMENTS]);
    const published: SearchCriterion = { field: 'lifecycleStage', values: [PUBLISHED] };
    const withoutStage: SearchCriterion = { field: 'lifecycleStage', values: [], condition: 'EXISTS', negated: true };
    const noDraft: SearchCriterion = { field: 'state', values: ['UNPUBLISHED'], negated: true };
    return [
      [published, SHOWN_EVERYWHERE],
      [withoutStage, ...(findsDrafts ? [] : [noDraft]), SHOWN_EVERYWHERE],
    ];
  }
}
