import { Controller } from '@nestjs/common';
import type { ChangeProposal } from '../../../../aspects/index.js';
import type { AnswerMembers } from '../../../../foundation/json/growing-list.js';
import type { JsonObject } from '../../../../foundation/json/json.js';
import { Urn } from '../../../../foundation/common/urn.js';
import { IngestService } from '../../../../ingestion/index.js';
import { ModelRegistry } from '../../../../model/index.js';
import type { Caller } from '../../operation/caller.js';
import { Operation } from '../../operation/operation.decorator.js';
import type { InputOf } from '../../operation/operation.js';
import { EntitiesReadService } from './entities-read.service.js';
import { TYPED_ENTITIES } from './entities.operations.js';
import { platformProposals, type UpsertChange, upsertProposals } from './typed-proposals.js';

/** Entities in the typed form, in which each record contains its name in `__type`. */
@Controller()
export class EntitiesController {
  constructor(
    private readonly reads: EntitiesReadService,
    private readonly ingestion: IngestService,
    private readonly registry: ModelRegistry,
  ) {}

  /** The latest aspects of entities of one type. */
  @Operation(TYPED_ENTITIES.latest)
  async latest(
    { urns, aspectNames }: InputOf<typeof TYPED_ENTITIES.latest>,
    { actor }: Caller,
  ): Promise<{ readonly responses: AnswerMembers<JsonObject> }> {
    return { responses: await this.reads.latest(urns, aspectNames, actor) };
  }

  /** Writes one aspect of each entity in the body atomically. Returns the written urns, or none with `async=true`. */
  @Operation(TYPED_ENTITIES.write)
  async upsert(input: InputOf<typeof TYPED_ENTITIES.write>, caller: Caller): Promise<readonly string[]> {
    return this.write(upsertProposals(input.body, changeIn(input), this.registry), caller);
  }

  /** Writes the change proposals in the body atomically. Returns the same as the typed write. */
  @Operation(TYPED_ENTITIES.propose)
  async platform({ body }: InputOf<typeof TYPED_ENTITIES.propose>, caller: Caller): Promise<readonly string[]> {
    return this.write(platformProposals(body, this.registry), caller);
  }

  /** Soft-deletes entities or, with `soft=false`, hard-deletes them. */
  @Operation(TYPED_ENTITIES.remove)
  async delete({ urns, soft }: InputOf<typeof TYPED_ENTITIES.remove>, caller: Caller): Promise<readonly JsonObject[]> {
    if (!soft) return this.hardDelete(urns, caller);
    const results = await this.ingestion.ingest(urns.map(removal), caller.actor, caller.ingest);
    const changed = results.filter(({ outcome, aspectName }) => outcome === 'written' && aspectName === 'status');
    const rowsRolledBack = changed.map(({ urn, aspectName }) => ({ urn, aspectName }));
    return [{ rowsRolledBack, rowsDeletedFromEntityDeletion: rowsRolledBack.length }];
  }

  private async hardDelete(urns: readonly string[], { actor, ingest }: Caller): Promise<readonly JsonObject[]> {
    const answers: JsonObject[] = [];
    for (const urn of urns) {
      const { rows } = await this.ingestion.deleteEntity(urn, actor, ingest);
      answers.push({ rowsRolledBack: [], rowsDeletedFromEntityDeletion: rows });
    }
    return answers;
  }

  private async write(proposals: readonly ChangeProposal[], caller: Caller): Promise<readonly string[]> {
    const { actor, ingest } = caller;
    const results = await this.ingestion.ingest(proposals, actor, ingest);
    const told = ingest.isAsync === true ? [] : results.filter(({ outcome }) => outcome === 'written');
    const written = new Set(told.map(({ urn }) => urn));
    if (written.size > 0) caller.answerWith(201);
    return [...written];
  }
}

function changeIn({ createEntityIfNotExists, createIfNotExists }: InputOf<typeof TYPED_ENTITIES.write>): UpsertChange {
  if (createEntityIfNotExists) return 'CREATE_ENTITY';
  return createIfNotExists ? 'CREATE' : 'UPSERT';
}

function removal(urn: string): ChangeProposal {
  const { entityType } = Urn.parse(urn);
  return { urn, entityType, aspectName: 'status', changeType: 'UPSERT', value: { removed: true } };
}
