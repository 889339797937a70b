import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type AspectChange, type WriteListener, WriteListeners } from '../../aspects/index.js';
import { SYSTEM_ACTOR } from '../../auth/index.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/common/json.js';
import { type SearchCriteria, type SearchCriterion, SearchService } from '../../search/index.js';
import { FormAssignmentService } from './form-assignment.service.js';

/** Aspect of a form that says which assets are to have it. */
export const DYNAMIC_ASPECT = 'dynamicFormAssignment';

/** Assets that get a form in one transaction. */
const PAGE = 500;

/** Kinds of assets that can have forms. */
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
 * Gives forms to the assets that their conditions select, whoever wrote the conditions. The assets that searches find
 * then get the form; it is given once for each write.
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
      if (aspect.name === DYNAMIC_ASPECT && current !== undefined) void this.assign(urn, current.value);
    }
  }

  /** Gives the form `urn` to the assets that a value of its conditions selects. Never throws: what fails is logged. */
  async assign(urn: string, value: JsonObject): Promise<void> {
    try {
      await this.assignAll(urn, criteriaOf(value['filter']));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.error(`Form ${urn} was not given to all the assets that its conditions select: ${reason}`);
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
        flags: { skipAggregates: true, skipHighlighting: true },
      });
      const urns = page.entities.map(({ urn }) => urn);
      if (urns.length > 0) await this.assignments.assign(form, urns, { actor: SYSTEM_ACTOR });
      scrollId = page.nextScrollId;
    } while (scrollId !== undefined);
  }
}

/** The conditions of a stored filter; none when it has none. */
export function criteriaOf(filter: JsonValue | undefined): SearchCriteria {
  if (!isJsonObject(filter)) return [];
  const { or, criteria } = filter;
  if (Array.isArray(or)) return or.flatMap((group) => (isJsonObject(group) ? [conditionsOf(group['and'])] : []));
  return Array.isArray(criteria) && criteria.length > 0 ? [conditionsOf(criteria)] : [];
}

function conditionsOf(list: JsonValue | undefined): SearchCriterion[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isJsonObject).map(({ field, condition, values, negated }) => ({
    field: typeof field === 'string' ? field : '',
    condition: typeof condition === 'string' ? condition : undefined,
    values: Array.isArray(values) ? values.map(String) : [],
    negated: negated === true,
  }));
}
