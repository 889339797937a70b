import { Controller } from '@nestjs/common';
import { ModelRegistry } from '../../../model/index.js';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { aspectTarget } from './aspect-target.js';
import { changeTypeIn, namesIn, writeModeIn } from './entity-parameters.js';
import { parseEntityPath } from './entity-path.js';
import type { EntityView } from './entity-view.js';
import { EntityWriteService } from './entity-write.service.js';
import { ENTITIES } from './entity.operations.js';

/** Writes of one aspect, and deletes of one entity or aspect. */
@Controller()
export class EntityWriteController {
  constructor(
    private readonly writes: EntityWriteService,
    private readonly registry: ModelRegistry,
  ) {}

  /** Writes one aspect; the body is its wrapper. */
  @Operation(ENTITIES.writeAspect)
  async create(input: InputOf<typeof ENTITIES.writeAspect>, caller: Caller): Promise<EntityView> {
    const mode = writeModeIn(input);
    if (mode.isAsync) caller.answerWith(202);
    const target = aspectTarget(input, changeTypeIn(input), this.registry);
    return this.writes.writeAspect(target, input.body, caller.actor, caller.ingest, mode);
  }

  /** Patches one aspect. */
  @Operation(ENTITIES.patchAspect)
  async patch(input: InputOf<typeof ENTITIES.patchAspect>, { actor, ingest }: Caller): Promise<EntityView> {
    const target = aspectTarget(input, 'PATCH', this.registry);
    return this.writes.writeAspect(target, { value: input.body }, actor, ingest, writeModeIn(input));
  }

  /** Deletes one aspect, some aspects, or the entity. */
  @Operation(ENTITIES.remove)
  async delete(input: InputOf<typeof ENTITIES.remove>, { actor, ingest }: Caller): Promise<void> {
    const { urn, aspectName } = parseEntityPath(input, this.registry);
    const names = aspectName === undefined ? namesIn(input) : [aspectName];
    await this.writes.delete(urn, names, input.clear, actor, ingest);
  }
}
