import { Controller } from '@nestjs/common';
import type { JsonObject } from '../../../foundation/json/json.js';
import type { AnswerList } from '../../../foundation/json/growing-list.js';
import { ModelRegistry } from '../../../model/index.js';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { entityNamed } from './aspect-names.js';
import { namesIn } from './entity-parameters.js';
import {
  type EntityScroll,
  type EntityScrollPage,
  type ScrolledEntity,
  EntityScrollService,
  facetViews,
} from './entity-scroll.service.js';
import { entityView, type EntityView } from './entity-view.js';
import { ENTITIES } from './entity.operations.js';
import { MANY_TYPES } from './many-types.operations.js';
import { searchIn } from './scroll-parameters.js';

/** An entity of a page, with its own scroll position if requested. */
type ScrolledView = EntityView | (EntityView & { readonly scrollId: string });

/** A page of a scroll; the last page has no `scrollId`. */
interface ScrollView {
  readonly scrollId?: string;
  readonly entities: AnswerList<ScrolledView>;
  readonly facets: readonly JsonObject[];
  readonly totalCount: number;
}

/** Scrolls through entities. */
@Controller()
export class EntityScrollController {
  constructor(
    private readonly scrolls: EntityScrollService,
    private readonly registry: ModelRegistry,
  ) {}

  /** Entities of one type, with all aspects by default; without facets, as in DataHub. */
  @Operation(ENTITIES.scroll)
  async ofType(input: InputOf<typeof ENTITIES.scroll>, { actor }: Caller): Promise<ScrollView> {
    const entityTypes = [entityNamed(this.registry, input.type).name];
    const search = searchIn(input, true);
    const aspects = namesIn(input) ?? 'all';
    const view = viewFor(input, aspects);
    const page = await this.scrolls.scroll({ entityTypes, aspects, criteria: [], search }, actor, view);
    return pageView({ ...page, facets: [] });
  }

  /** Entities that match the filter in the body; only urns unless it names aspects. */
  @Operation(MANY_TYPES.scroll)
  async filtered(input: InputOf<typeof MANY_TYPES.scroll>, { actor }: Caller): Promise<ScrollView> {
    const { entities = [], aspects: named, filter, sortCriteria } = input.body;
    const aspects = named === undefined ? 'none' : named.length === 0 ? 'all' : named;
    const page = await this.scrolls.scroll(
      {
        ...(entities.length > 0 && { entityTypes: entities }),
        aspects,
        criteria: filter,
        search: searchIn(input, input.skipAggregation, sortCriteria),
      },
      actor,
      viewFor(input, aspects),
    );
    return pageView(page);
  }
}

function pageView({ entities, scrollId, total, facets }: EntityScrollPage<ScrolledView>): ScrollView {
  return { ...(scrollId !== undefined && { scrollId }), entities, facets: facetViews(facets), totalCount: total };
}

/** Like other reads, a scroll that reads aspects leaves out entities that have none of them. */
function viewFor(
  {
    systemMetadata,
    scrollIdPerEntity,
  }: Pick<InputOf<typeof MANY_TYPES.scroll>, 'systemMetadata' | 'scrollIdPerEntity'>,
  aspects: EntityScroll['aspects'],
): (entity: ScrolledEntity) => ScrolledView | undefined {
  return ({ found, read }) => {
    if (aspects !== 'none' && read.aspects.size === 0) return undefined;
    const entity = entityView(read.urn, read.aspects, systemMetadata);
    return scrollIdPerEntity ? { ...entity, scrollId: found.scrollId } : entity;
  };
}
