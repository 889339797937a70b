import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type AspectChange, valueAs, type WriteListener, WriteListeners } from '../../aspects/index.js';
import { SYSTEM_ACTOR } from '../../auth/index.js';
import { dynamicFormAssignment, type StoredOf } from '../../model/index.js';
import { type SearchCriteria, type SearchCriterion, SearchService } from '../../search/index.js';
import { FormAssignmentService } from './form-assignment.service.js';
import type { StoredFilter } from './stored-filter.js';
import { messageOf } from '../../foundation/common/message-of.js';

/** Number of assets that a form is assigned to in one transaction. */
const PAGE = 500;

/** Entity types that forms can be assigned to. */
const ASSET_TYPES = [
  'dataset',
  'dashboard',
  'chart',
  'dataFlow',
  'dataJob',
  'container',
  'glossaryTerm',
  'glossaryNode',
  'domain',
  'dataProduct',
  'mlModel',
  'mlModelGroup',
  'mlFeature',
  'mlFeatureTable',
  'mlPrimaryKey',
];

/**
 * Assigns forms to the assets that match their conditions, after each write of the conditions through any API. Assets
 * that begin to match later are not assigned.
 */
@Injectable()
export class DynamicAssignmentService implements WriteListener, OnModuleInit {
  private readonly logger = new Logger(DynamicAssignmentService.name);

  constructor(
    private readonly listeners: WriteListeners,
    private readonly search: SearchService,
    private readonly assignments: FormAssignmentService,
  ) {}

  onModuleInit(): void {
    this.listeners.register(this);
  }

  afterCommit(changes: readonly AspectChange[]): void {
    for (const { aspect, urn, current } of changes) {
      if (aspect.name !== dynamicFormAssignment.name || current === undefined) continue;
      void this.assign(urn, valueAs(current, dynamicFormAssignment));
    }
  }

  /** Assigns the form `urn` to the assets that match `filter`. Never throws: failures are logged. */
  async assign(urn: string, { filter }: StoredOf<typeof dynamicFormAssignment>): Promise<void> {
    try {
      await this.assignAll(urn, criteriaOf(filter));
    } catch (error) {
      const reason = messageOf(error);
      this.logger.error(`Form ${urn} was not assigned to all assets that match its conditions: ${reason}`);
    }
  }

  private async assignAll(form: string, criteria: SearchCriteria): Promise<void> {
    if (criteria.length === 0) return;
    let scrollId: string | undefined;
    do {
      const page = await this.search.scroll({
        viewer: SYSTEM_ACTOR,
        entityTypes: ASSET_TYPES,
        criteria,
        query: '*',
        count: PAGE,
        scrollId,
        flags: { skipAggregates: true, skipHighlighting: true, skipMatches: true },
      });
      const urns = page.entities.map(({ urn }) => urn);
      if (urns.length > 0) await this.assignments.assign(form, urns, { actor: SYSTEM_ACTOR });
      scrollId = page.nextScrollId;
    } while (scrollId !== undefined);
  }
}

/** Returns the search criteria of a stored filter; empty if the filter has no conditions. */
export function criteriaOf({ or, criteria = [] }: StoredFilter = {}): SearchCriteria {
  if (or !== undefined) return or.map(({ and }) => conditionsOf(and));
  return criteria.length > 0 ? [conditionsOf(criteria)] : [];
}

function conditionsOf(criteria: NonNullable<StoredFilter['criteria']>): SearchCriterion[] {
  return criteria.map(({ field, condition, values, negated = false }) => ({ field, condition, values, negated }));
}
