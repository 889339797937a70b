import { Body, Controller, Delete, HttpCode, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { type Actor, AuthorizedInside, CurrentActor } from '../../../auth/index.js';
import { Clock } from '../../../common/clock.js';
import { invalidArgument } from '../../../common/errors.js';
import { Urn } from '../../../common/urn.js';
import type { IngestOptions } from '../../../ingestion/index.js';
import { RequestIngestOptions } from '../../caller.decorator.js';
import { flagOf, type Query as QueryParameters } from '../../query.js';
import { TraceInterceptor } from '../../trace.interceptor.js';
import type { EntityView } from '../entity-view.js';
import { EntityWriteService } from '../entity-write.service.js';
import { parentProposals, tiedUrns, untyingProposals } from './logical-parents.js';

/** Ties of physical datasets to the logical models that they are instances of. */
@Controller('openapi/v3/logical/:childUrn/relationship/physicalInstanceOf')
@UseInterceptors(TraceInterceptor)
export class LogicalController {
  constructor(
    private readonly writes: EntityWriteService,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /** Ties a dataset, and the columns that the body names, to a logical dataset, all or nothing. */
  @AuthorizedInside('The right to update the dataset and its columns, and the logical dataset')
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
    const proposals = parentProposals(datasetOf(childUrn), datasetOf(parentUrn), body, stamp);
    return this.writes.write(proposals, actor, options, modeOf(query));
  }

  /** Unties a dataset and all its columns. */
  @AuthorizedInside('The right to update the dataset and its columns, and the logical dataset')
  @Delete()
  @HttpCode(200)
  async untie(
    @Param('childUrn') childUrn: string,
    @Query() query: QueryParameters,
    @CurrentActor() actor: Actor,
    @RequestIngestOptions() options: IngestOptions,
  ): Promise<readonly EntityView[]> {
    const urns = await tiedUrns(datasetOf(childUrn), this.store);
    return this.writes.write(untyingProposals(urns), actor, options, modeOf(query));
  }
}

function datasetOf(text: string): string {
  const urn = Urn.parse(text);
  if (urn.entityType === 'dataset') return urn.toString();
  throw invalidArgument(`${text} is not the urn of a dataset.`);
}

function modeOf(query: QueryParameters): { readonly isAsync: boolean; readonly withMetadata: boolean } {
  return { isAsync: false, withMetadata: flagOf(query, 'systemMetadata', false) };
}
