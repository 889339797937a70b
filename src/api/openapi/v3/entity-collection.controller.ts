import { Body, Controller, HttpCode, Param, Patch, Post, Query, Res, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Actor, AuthorizedInside, CurrentActor, READING_WITH_SERIES } from '../../../auth/index.js';
import { type IngestOptions, PATCHING_ASPECTS, WRITING_ASPECTS } from '../../../ingestion/index.js';
import { type AnswerList } from '../../../foundation/common/growing-list.js';
import { ModelRegistry } from '../../../model/index.js';
import { RequestIngestOptions } from '../caller.decorator.js';
import { flagOf, type Query as QueryParameters } from '../query.js';
import { TraceInterceptor } from '../trace.interceptor.js';
import { entityNamed } from './aspect-names.js';
import { writeModeOf } from './aspect-write.js';
import { wantedOfBody } from './batch-get.js';
import { EntityQueryService } from './entity-query.service.js';
import type { EntityView } from './entity-view.js';
import { EntityWriteService } from './entity-write.service.js';

/** Writes and reads of many entities of one type. */
@Controller('openapi/v3/entity')
@UseInterceptors(TraceInterceptor)
export class EntityCollectionController {
  constructor(
    private readonly writes: EntityWriteService,
    private readonly queries: EntityQueryService,
    private readonly registry: ModelRegistry,
  ) {}

  @AuthorizedInside(WRITING_ASPECTS)
  @Post(':type')
  async upsert(
    @Param('type') type: string,
    @Query() query: QueryParameters,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
    @RequestIngestOptions() options: IngestOptions,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly EntityView[]> {
    entityNamed(this.registry, type);
    const mode = writeModeOf(query, true);
    void reply.status(mode.isAsync ? 202 : 200);
    return this.writes.write(await this.writes.proposals(body, 'UPSERT'), actor, options, mode);
  }

  @AuthorizedInside(PATCHING_ASPECTS)
  @Patch(':type')
  async patch(
    @Param('type') type: string,
    @Query() query: QueryParameters,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
    @RequestIngestOptions() options: IngestOptions,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly EntityView[] | undefined> {
    entityNamed(this.registry, type);
    const mode = writeModeOf(query, true);
    void reply.status(mode.isAsync ? 202 : 200);
    const entities = await this.writes.write(await this.writes.proposals(body, 'PATCH'), actor, options, mode);
    return mode.isAsync ? undefined : entities;
  }

  @AuthorizedInside(READING_WITH_SERIES)
  @Post(':type/batchGet')
  @HttpCode(200)
  async batchGet(
    @Param('type') type: string,
    @Query() query: QueryParameters,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
  ): Promise<AnswerList<EntityView>> {
    entityNamed(this.registry, type);
    const wanted = await wantedOfBody(body, this.registry);
    return this.queries.entities(wanted, actor, flagOf(query, 'systemMetadata', false));
  }
}
