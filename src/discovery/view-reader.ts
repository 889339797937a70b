import { Injectable } from '@nestjs/common';
import { AspectStore } from '../aspects/index.js';
import { type Actor, ViewAuthorizer } from '../auth/index.js';
import { entityTypeOf } from '../entities/index.js';
import type { SearchCriteria, SearchCriterion, SearchView } from '../search/index.js';

type Conjunction = readonly (Omit<SearchCriterion, 'values'> & { readonly values?: readonly string[] })[];

/** The aspect `dataHubViewInfo`, as far as searches look at it. */
interface StoredView {
  readonly definition: {
    readonly entityTypes: readonly string[];
    readonly filter: {
      readonly or?: readonly { readonly and: Conjunction }[];
      readonly criteria?: Conjunction;
    };
  };
}

/** Reads views: selections of entities that people keep. */
@Injectable()
export class ViewReader {
  constructor(
    private readonly store: AspectStore,
    private readonly viewable: ViewAuthorizer,
  ) {}

  /**
   * The view of `urn`; undefined when there is none that `actor` may read, so that a search tells nothing of what
   * another's view selects.
   */
  async read(urn: string | null | undefined, actor: Actor): Promise<SearchView | undefined> {
    if (urn == null || urn === '') return undefined;
    const record = await this.store.latestOne(urn, 'dataHubViewInfo');
    if (record === undefined || !(await this.viewable.mayView(actor, urn))) return undefined;
    const { entityTypes, filter } = (record.value as unknown as StoredView).definition;
    return { entityTypes: entityTypes.map(entityTypeOf), criteria: criteriaOf(filter) };
  }
}

function criteriaOf({ or, criteria = [] }: StoredView['definition']['filter']): SearchCriteria {
  const groups = or?.map(({ and }) => and) ?? [criteria];
  return groups.filter((group) => group.length > 0).map((group) => group.map(withValues));
}

function withValues(criterion: Conjunction[number]): SearchCriterion {
  return { ...criterion, values: criterion.values ?? [] };
}
