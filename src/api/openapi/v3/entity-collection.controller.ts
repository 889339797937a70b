import { Controller } from '@nestjs/common';
import { type AnswerList } from '../../../foundation/json/growing-list.js';
import { ModelRegistry } from '../../../model/index.js';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { entityNamed } from './aspect-names.js';
import { wantedOfBody } from './batch-get.js';
import { writeModeIn } from './entity-parameters.js';
import { EntityQueryService } from './entity-query.service.js';
import type { EntityView } from './entity-view.js';
import { EntityWriteService } from './entity-write.service.js';
import { ENTITIES } from './entity.operations.js';

/** Writes and reads of many entities of one type. */
@Controller()
export class EntityCollectionController {
  constructor(
    private readonly writes: EntityWriteService,
    private readonly queries: EntityQueryService,
    private readonly registry: ModelRegistry,
  ) {}

  /** Writes all entities in the body atomically. */
  @Operation(ENTITIES.write)
  async upsert(input: InputOf<typeof ENTITIES.write>, caller: Caller): Promise<readonly EntityView[]> {
    entityNamed(this.registry, input.type);
    const mode = writeModeIn(input);
    if (mode.isAsync) caller.answerWith(202);
    const proposals = await this.writes.proposals(input.body, 'UPSERT');
    return this.writes.write(proposals, caller.actor, caller.ingest, mode);
  }

  /** Patches all entities in the body atomically. With `async`, returns nothing. */
  @Operation(ENTITIES.patch)
  async patch(input: InputOf<typeof ENTITIES.patch>, caller: Caller): Promise<readonly EntityView[] | undefined> {
    entityNamed(this.registry, input.type);
    const mode = writeModeIn(input);
    if (mode.isAsync) caller.answerWith(202);
    const proposals = await this.writes.proposals(input.body, 'PATCH');
    const entities = await this.writes.write(proposals, caller.actor, caller.ingest, mode);
    return mode.isAsync ? undefined : entities;
  }

  /** The entities of the urns in the body. */
  @Operation(ENTITIES.batchRead)
  async batchGet(
    { type, systemMetadata, body }: InputOf<typeof ENTITIES.batchRead>,
    { actor }: Caller,
  ): Promise<AnswerList<EntityView>> {
    entityNamed(this.registry, type);
    const wanted = await wantedOfBody(body, this.registry);
    return this.queries.entities(wanted, actor, systemMetadata);
  }
}
