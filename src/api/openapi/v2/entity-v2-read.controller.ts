import { Controller } from '@nestjs/common';
import { type AnswerList } from '../../../foundation/json/growing-list.js';
import { ModelRegistry } from '../../../model/index.js';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { entityNamed } from '../v3/aspect-names.js';
import { namesIn } from '../v3/entity-parameters.js';
import { parseEntityPath } from '../v3/entity-path.js';
import { EntityQueryService } from '../v3/entity-query.service.js';
import { EntityScrollService } from '../v3/entity-scroll.service.js';
import { searchIn } from '../v3/scroll-parameters.js';
import { type AspectV2View, type EntityV2View, v2AspectOf } from './entity-v2-view.js';
import { ENTITIES_V2 } from './entity-v2.operations.js';
import { EntityV2Service } from './entity-v2.service.js';

/** A page of a scroll; the last page has no `scrollId`. */
interface ScrollV2View {
  readonly scrollId?: string;
  readonly results: AnswerList<EntityV2View>;
}

/** Reads of the v2 API. */
@Controller()
export class EntityV2ReadController {
  constructor(
    private readonly entities: EntityV2Service,
    private readonly queries: EntityQueryService,
    private readonly scrolls: EntityScrollService,
    private readonly registry: ModelRegistry,
  ) {}

  /** Entities of one type, page by page; with all aspects by default. */
  @Operation(ENTITIES_V2.scroll)
  async scroll(input: InputOf<typeof ENTITIES_V2.scroll>, { actor }: Caller): Promise<ScrollV2View> {
    const entityTypes = [entityNamed(this.registry, input.type).name];
    const aspects = namesIn(input) ?? 'all';
    const { scrollId, entities } = await this.scrolls.scroll(
      { entityTypes, aspects, criteria: [], search: searchIn(input, true) },
      actor,
      ({ read }) => this.entities.view(read, input.systemMetadata),
    );
    return { ...(scrollId !== undefined && { scrollId }), results: entities };
  }

  /** The entities of the urns in the body. */
  @Operation(ENTITIES_V2.batchRead)
  async batch(
    { type, body }: InputOf<typeof ENTITIES_V2.batchRead>,
    { actor }: Caller,
  ): Promise<{ readonly entities: AnswerList<EntityV2View> }> {
    entityNamed(this.registry, type);
    return { entities: await this.entities.entities(body.urns, body.aspectNames, actor, body.withSystemMetadata) };
  }

  /** Returns 404 if the entity or aspect does not exist. */
  @Operation(ENTITIES_V2.exists)
  async exists(path: InputOf<typeof ENTITIES_V2.exists>, caller: Caller): Promise<void> {
    const { urn, aspectName } = parseEntityPath(path, this.registry);
    const isThere = await (aspectName === undefined
      ? this.queries.exists(urn, caller.actor)
      : this.queries.aspectExists(urn, aspectName, caller.actor));
    if (!isThere) caller.answerWith(404);
  }

  /** The entity or aspect; 404 without a body if the aspect does not exist. */
  @Operation(ENTITIES_V2.read)
  async get(input: InputOf<typeof ENTITIES_V2.read>, caller: Caller): Promise<EntityV2View | AspectV2View | undefined> {
    const { urn, aspectName } = parseEntityPath(input, this.registry);
    const { systemMetadata, version } = input;
    if (aspectName === undefined) return this.entities.entity(urn, namesIn(input), caller.actor, systemMetadata);
    const found = await this.queries.aspect(urn, aspectName, version(), caller.actor, systemMetadata);
    if (found === undefined) caller.answerWith(404, { 'Not-Found-Reason': 'ENTITY' });
    return found && v2AspectOf(found);
  }
}
