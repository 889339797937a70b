import { Injectable } from '@nestjs/common';
import { AspectStore } from '../aspects/index.js';
import { type Actor, ViewAuthorizer } from '../auth/index.js';
import { entityTypeOf } from '../entities/index.js';
import { dataHubViewInfo, type StoredOf } from '../model/index.js';
import type { SearchCriteria, SearchView } from '../search/index.js';

/** Reads views, which are saved selections of entities. */
@Injectable()
export class ViewReader {
  constructor(
    private readonly store: AspectStore,
    private readonly viewable: ViewAuthorizer,
  ) {}

  /**
   * Returns the view `urn`; undefined if the view does not exist or `actor` may not view it, so that a search does not
   * reveal the contents of other users' views.
   */
  async read(urn: string | null | undefined, actor: Actor): Promise<SearchView | undefined> {
    if (urn == null || urn === '') return undefined;
    const view = await this.store.value(urn, dataHubViewInfo);
    if (view === undefined || !(await this.viewable.mayView(actor, urn))) return undefined;
    const { entityTypes, filter } = view.definition;
    return { entityTypes: entityTypes.map(entityTypeOf), criteria: criteriaOf(filter) };
  }
}

function criteriaOf({ or, criteria = [] }: StoredOf<typeof dataHubViewInfo>['definition']['filter']): SearchCriteria {
  const groups = or?.map(({ and }) => and) ?? [criteria];
  return groups.filter((group) => group.length > 0);
}
