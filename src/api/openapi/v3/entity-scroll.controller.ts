import { Controller } from '@nestjs/common';
import type { JsonObject } from '../../../foundation/common/json.js';
import type { AnswerList } from '../../../foundation/common/growing-list.js';
import { ModelRegistry } from '../../../model/index.js';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { entityNamed } from './aspect-names.js';
import { namesIn } from './entity-parameters.js';
import {
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

  /** Entities of one type, with all aspects by default. */
  @Operation(ENTITIES.scroll)
  async ofType(input: InputOf<typeof ENTITIES.scroll>, { actor }: Caller): Promise<ScrollView> {
    const entityTypes = [entityNamed(this.registry, input.type).name];
    const search = searchIn(input, true);
    const aspects = namesIn(input) ?? 'all';
    const page = await this.scrolls.scroll({ entityTypes, aspects, criteria: [], search }, actor, viewFor(input));
    return pageView(page);
  }

  /** Entities that match the filter in the body; only urns unless it names aspects. */
  @Operation(MANY_TYPES.scroll)
  async filtered(input: InputOf<typeof MANY_TYPES.scroll>, { actor }: Caller): Promise<ScrollView> {
    const { entities = [], aspects, filter, sortCriteria } = input.body;
    const page = await this.scrolls.scroll(
      {
        ...(entities.length > 0 && { entityTypes: entities }),
        aspects: aspects === undefined ? 'none' : aspects.length === 0 ? 'all' : aspects,
        criteria: filter,
        search: searchIn(input, input.skipAggregation, sortCriteria),
      },
      actor,
      viewFor(input),
    );
    return pageView(page);
  }
}

function pageView({ entities, scrollId, total, facets }: EntityScrollPage<ScrolledView>): ScrollView {
  return { ...(scrollId !== undefined && { scrollId }), entities, facets: facetViews(facets), totalCount: total };
}

function viewFor({
  systemMetadata,
  scrollIdPerEntity,
}: Pick<InputOf<typeof MANY_TYPES.scroll>, 'systemMetadata' | 'scrollIdPerEntity'>): (
  entity: ScrolledEntity,
) => ScrolledView {
  return ({ found, read }) => ({
    ...entityView(read.urn, read.aspects, systemMetadata),
    ...(scrollIdPerEntity && { scrollId: found.scrollId }),
  });
}
