import { Controller } from '@nestjs/common';
import { ModelRegistry } from '../../../model/index.js';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { namesIn } from './entity-parameters.js';
import { parseEntityPath } from './entity-path.js';
import { EntityQueryService } from './entity-query.service.js';
import type { AspectWrapper, EntityView } from './entity-view.js';
import { ENTITIES } from './entity.operations.js';

/** Reads of one entity or one aspect. */
@Controller()
export class EntityReadController {
  constructor(
    private readonly queries: EntityQueryService,
    private readonly registry: ModelRegistry,
  ) {}

  /** Returns 404 if the entity or aspect does not exist. */
  @Operation(ENTITIES.exists)
  async exists(path: InputOf<typeof ENTITIES.exists>, caller: Caller): Promise<void> {
    const { urn, aspectName } = parseEntityPath(path, this.registry);
    const isThere = await (aspectName === undefined
      ? this.queries.exists(urn, caller.actor)
      : this.queries.aspectExists(urn, aspectName, caller.actor));
    if (!isThere) caller.answerWith(404);
  }

  /** The entity or aspect; 404 without a body if there is none. */
  @Operation(ENTITIES.read)
  async get(input: InputOf<typeof ENTITIES.read>, caller: Caller): Promise<EntityView | AspectWrapper | undefined> {
    const { urn, aspectName } = parseEntityPath(input, this.registry);
    const found = await (aspectName === undefined
      ? this.queries.entity(urn, namesIn(input), caller.actor, input.systemMetadata)
      : this.queries.aspect(urn, aspectName, input.version(), caller.actor, input.systemMetadata));
    if (found === undefined) caller.answerWith(404, { 'Not-Found-Reason': 'ENTITY' });
    return found;
  }
}
