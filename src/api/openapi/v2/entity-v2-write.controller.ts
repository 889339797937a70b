import { Controller } from '@nestjs/common';
import { ModelRegistry } from '../../../model/index.js';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { entityNamed } from '../v3/aspect-names.js';
import { aspectTarget } from '../v3/aspect-target.js';
import { changeTypeIn, namesIn, writeModeIn } from '../v3/entity-parameters.js';
import { parseEntityPath } from '../v3/entity-path.js';
import { EntityWriteService } from '../v3/entity-write.service.js';
import { v3BodyOf } from './entity-v2-body.js';
import { type EntityV2View, v2ViewOf } from './entity-v2-view.js';
import { ENTITIES_V2 } from './entity-v2.operations.js';

/** Writes and deletes of the v2 API. */
@Controller()
export class EntityV2WriteController {
  constructor(
    private readonly writes: EntityWriteService,
    private readonly registry: ModelRegistry,
  ) {}

  /** Writes all entities in the body atomically. */
  @Operation(ENTITIES_V2.write)
  async upsert(input: InputOf<typeof ENTITIES_V2.write>, caller: Caller): Promise<readonly EntityV2View[]> {
    entityNamed(this.registry, input.type);
    const mode = writeModeIn(input);
    if (mode.isAsync) caller.answerWith(202);
    const proposals = await this.writes.proposals(v3BodyOf(input.body), 'UPSERT');
    return (await this.writes.write(proposals, caller.actor, caller.ingest, mode)).map(v2ViewOf);
  }

  /** Writes one aspect; the body is its value. */
  @Operation(ENTITIES_V2.writeAspect)
  async create(input: InputOf<typeof ENTITIES_V2.writeAspect>, caller: Caller): Promise<EntityV2View> {
    const mode = writeModeIn(input);
    if (mode.isAsync) caller.answerWith(202);
    const target = aspectTarget(input, changeTypeIn(input), this.registry);
    return v2ViewOf(await this.writes.writeAspect(target, { value: input.body }, caller.actor, caller.ingest, mode));
  }

  /** Patches one aspect. */
  @Operation(ENTITIES_V2.patchAspect)
  async patch(input: InputOf<typeof ENTITIES_V2.patchAspect>, { actor, ingest }: Caller): Promise<EntityV2View> {
    const target = aspectTarget(input, 'PATCH', this.registry);
    return v2ViewOf(await this.writes.writeAspect(target, { value: input.body }, actor, ingest, writeModeIn(input)));
  }

  /** Deletes an entity, or aspects of it, as in v3. */
  @Operation(ENTITIES_V2.remove)
  async delete(input: InputOf<typeof ENTITIES_V2.remove>, { actor, ingest }: Caller): Promise<void> {
    const { urn, aspectName } = parseEntityPath(input, this.registry);
    const names = aspectName === undefined ? namesIn(input) : [aspectName];
    await this.writes.delete(urn, names, input.clear, actor, ingest);
  }
}
