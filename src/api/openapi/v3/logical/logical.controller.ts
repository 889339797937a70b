import { Controller } from '@nestjs/common';
import { AspectStore, type ChangeProposal } from '../../../../aspects/index.js';
import { API } from '../../../../auth/index.js';
import { type LogicalTie, tiedUrns, tieOf, tiesOf } from '../../../../catalog/index.js';
import { Clock } from '../../../../foundation/common/clock.js';
import { Urn } from '../../../../foundation/common/urn.js';
import { OpenapiAccess } from '../../openapi-access.js';
import type { Caller } from '../../operation/caller.js';
import { Operation } from '../../operation/operation.decorator.js';
import { late, type LateInput } from '../../operation/late-input.js';
import type { InputOf } from '../../operation/operation.js';
import { textOf } from '../../query.js';
import type { EntityView } from '../entity-view.js';
import { EntityWriteService } from '../entity-write.service.js';
import { LOGICAL_MODELS } from './logical.operations.js';

/** Links physical datasets to the logical models of which they are instances. */
@Controller()
export class LogicalController {
  constructor(
    private readonly writes: EntityWriteService,
    private readonly access: OpenapiAccess,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /** Links a dataset, and the columns in the body, to a logical dataset, atomically. */
  @Operation(LOGICAL_MODELS.tie)
  async tie(
    { childUrn, parentUrn, systemMetadata, body }: InputOf<typeof LOGICAL_MODELS.tie>,
    caller: Caller,
  ): Promise<readonly EntityView[]> {
    const stamp = { time: this.clock.now(), actor: caller.actor.urn };
    return this.write(await tiesOf(childUrn, parentUrn, body, stamp, this.store), caller, systemMetadata);
  }

  /** Unties a dataset and all its columns. */
  @Operation(late(LOGICAL_MODELS.untie))
  async untie(
    { request: { params }, read }: LateInput<InputOf<typeof LOGICAL_MODELS.untie>>,
    caller: Caller,
  ): Promise<readonly EntityView[]> {
    await this.access.require(caller.actor, API.updateEntities, [textOf(params, 'childUrn') ?? '']);
    const { childUrn, systemMetadata } = read();
    const stamp = { time: this.clock.now(), actor: caller.actor.urn };
    const tied = await tiedUrns([childUrn], this.store);
    const ties = [...tied.keys()].map((urn) => tieOf(urn, undefined, stamp));
    return this.write(ties, caller, systemMetadata);
  }

  private write(
    ties: readonly LogicalTie[],
    { actor, ingest }: Caller,
    withMetadata: boolean,
  ): Promise<readonly EntityView[]> {
    return this.writes.write(ties.map(proposalOf), actor, ingest, { isAsync: false, withMetadata });
  }
}

function proposalOf(tie: LogicalTie): ChangeProposal {
  return { ...tie, entityType: Urn.parse(tie.urn).entityType, changeType: 'UPSERT' };
}
