import { Body, Controller, Delete, HttpCode, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { AspectStore, type ChangeProposal } from '../../../../aspects/index.js';
import { type Actor, allOf, API, AuthorizedInside, CurrentActor } from '../../../../auth/index.js';
import { Clock } from '../../../../foundation/common/clock.js';
import { invalidArgument } from '../../../../foundation/common/errors.js';
import { Urn } from '../../../../foundation/common/urn.js';
import { type IngestOptions, WRITING_ASPECTS } from '../../../../ingestion/index.js';
import { type LogicalTie, tiedUrns, tieOf, tiesOf } from '../../../../catalog/index.js';
import { RequestIngestOptions } from '../../caller.decorator.js';
import { flagOf, type Query as QueryParameters } from '../../query.js';
import { TraceInterceptor } from '../../trace.interceptor.js';
import type { EntityView } from '../entity-view.js';
import { OpenapiAccess } from '../../openapi-access.js';
import { EntityWriteService } from '../entity-write.service.js';
import { columnPairs } from './column-pairs.js';

/** Ties of physical datasets to the logical models that they are instances of. */
@Controller('openapi/v3/logical/:childUrn/relationship/physicalInstanceOf')
@UseInterceptors(TraceInterceptor)
export class LogicalController {
  constructor(
    private readonly writes: EntityWriteService,
    private readonly access: OpenapiAccess,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /** Ties a dataset, and the columns that the body names, to a logical dataset, all or nothing. */
  @AuthorizedInside(WRITING_ASPECTS)
  @Post(':parentUrn')
  @HttpCode(200)
  async tie(
    @Param('childUrn') childUrn: string,
    @Param('parentUrn') parentUrn: string,
    @Query() query: QueryParameters,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
    @RequestIngestOptions() options: IngestOptions,
  ): Promise<readonly EntityView[]> {
    const stamp = { time: this.clock.now(), actor: actor.urn };
    const ties = await tiesOf(datasetOf(childUrn), datasetOf(parentUrn), columnPairs(body), stamp, this.store);
    return this.writes.write(ties.map(proposalOf), actor, options, modeOf(query));
  }

  /** Unties a dataset and all its columns. */
  @AuthorizedInside(allOf(API.updateEntities, WRITING_ASPECTS))
  @Delete()
  @HttpCode(200)
  async untie(
    @Param('childUrn') childUrn: string,
    @Query() query: QueryParameters,
    @CurrentActor() actor: Actor,
    @RequestIngestOptions() options: IngestOptions,
  ): Promise<readonly EntityView[]> {
    const stamp = { time: this.clock.now(), actor: actor.urn };
    const child = datasetOf(childUrn);
    await this.access.require(actor, API.updateEntities, [child]);
    const tied = await tiedUrns([child], this.store);
    const ties = [...tied.keys()].map((urn) => tieOf(urn, undefined, stamp));
    return this.writes.write(ties.map(proposalOf), actor, options, modeOf(query));
  }
}

function proposalOf(tie: LogicalTie): ChangeProposal {
  return { ...tie, entityType: Urn.parse(tie.urn).entityType, changeType: 'UPSERT' };
}

function datasetOf(text: string): string {
  const urn = Urn.parse(text);
  if (urn.entityType === 'dataset') return urn.toString();
  throw invalidArgument(`${text} is not the urn of a dataset.`);
}

function modeOf(query: QueryParameters): { readonly isAsync: boolean; readonly withMetadata: boolean } {
  return { isAsync: false, withMetadata: flagOf(query, 'systemMetadata', false) };
}
