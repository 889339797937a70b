import { Controller } from '@nestjs/common';
import type { ChangeProposal } from '../../../aspects/index.js';
import type { AnswerList } from '../../../foundation/json/growing-list.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { Urn } from '../../../foundation/common/urn.js';
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
import { MANY_TYPES } from './many-types.operations.js';

/**
 * Number of entities read before the response is sent; those of further types are read after the previous ones were
 * sent.
 */
const FEW = 50;

/** Entities by the name of their type. */
type EntitiesByType = Readonly<Record<string, readonly EntityView[]>>;

/** Reads and writes of entities of several types in one request. */
@Controller()
export class EntityGenericController {
  constructor(
    private readonly writes: EntityWriteService,
    private readonly queries: EntityQueryService,
    private readonly registry: ModelRegistry,
  ) {}

  /** Writes all entities in the body atomically. */
  @Operation(MANY_TYPES.write)
  async upsert(input: InputOf<typeof MANY_TYPES.write>, caller: Caller): Promise<EntitiesByType> {
    const groups = this.groupsOf(input.body);
    const mode = writeModeIn(input);
    const proposals: ChangeProposal[] = [];
    for (const [, items] of groups) proposals.push(...(await this.writes.proposals(items, 'UPSERT')));
    if (mode.isAsync) caller.answerWith(202);
    const entities = await this.writes.write(proposals, caller.actor, caller.ingest, mode);
    return Object.fromEntries(groups.map(([type]) => [type, entities.filter((entity) => this.isOf(entity, type))]));
  }

  /** Patches the entities in the body; those of one type atomically. */
  @Operation(MANY_TYPES.patch)
  async patch(input: InputOf<typeof MANY_TYPES.patch>, caller: Caller): Promise<EntitiesByType> {
    const mode = writeModeIn(input);
    const groups: { readonly type: string; readonly proposals: readonly ChangeProposal[] }[] = [];
    for (const [type, items] of this.groupsOf(input.body))
      groups.push({ type, proposals: await this.writes.proposals(items, 'PATCH') });
    if (mode.isAsync) caller.answerWith(202);
    const written: [string, readonly EntityView[]][] = [];
    for (const { type, proposals } of groups) {
      const entities = await this.writes.write(proposals, caller.actor, caller.ingest, mode);
      written.push([type, mode.isAsync ? [] : entities]);
    }
    return Object.fromEntries(written);
  }

  /** Reads entities; the items are those of `/{type}/batchGet`. */
  @Operation(MANY_TYPES.batchRead)
  async batchGet(
    { systemMetadata, body }: InputOf<typeof MANY_TYPES.batchRead>,
    { actor }: Caller,
  ): Promise<Readonly<Record<string, AnswerList<EntityView>>>> {
    const read: [string, AnswerList<EntityView>][] = [];
    let before = 0;
    for (const [type, items] of this.groupsOf(body)) {
      const wanted = await wantedOfBody(items, this.registry);
      const later = before > 0 && before + wanted.length > FEW;
      read.push([type, await this.queries.entities(wanted, actor, systemMetadata, later)]);
      before += wanted.length;
    }
    return Object.fromEntries(read);
  }

  private groupsOf(body: JsonObject): readonly (readonly [type: string, items: JsonObject[string]])[] {
    const groups = Object.entries(body);
    for (const [type] of groups) entityNamed(this.registry, type);
    return groups;
  }

  private isOf({ urn }: EntityView, type: string): boolean {
    return typeof urn === 'string' && Urn.parse(urn).entityType === entityNamed(this.registry, type).name;
  }
}
