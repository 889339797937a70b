import { Injectable } from '@nestjs/common';
import { type Actor, Authorizer, PRIVILEGES } from '../auth/index.js';
import type { SearchCriteria, SearchCriterion } from '../search/index.js';

const PUBLISHED = 'urn:li:lifecycleStageType:PUBLISHED';

/** Fields that hide documents. No answer has facets of them. */
export const HIDING_FIELDS: ReadonlySet<string> = new Set(['state', 'lifecycleStage', 'showInGlobalContext']);

const SHOWN_EVERYWHERE: SearchCriterion = { field: 'showInGlobalContext', values: ['false'], negated: true };

/** Keeps documents out of searches that are drafts, or belong to one place only. */
@Injectable()
export class HiddenDocuments {
  constructor(private readonly authorizer: Authorizer) {}

  /**
   * The condition of searches among `entityTypes`, for entities of every kind; none when documents are not searched.
   * Who manages documents finds drafts.
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
