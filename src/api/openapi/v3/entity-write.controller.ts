import { Body, Controller, Delete, HttpCode, Patch, Post, Query, Res, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Actor, AuthorizedInside, CurrentActor, DELETING_WITH_SERIES } from '../../../auth/index.js';
import { type IngestOptions, PATCHING_ASPECTS, WRITING_ASPECTS } from '../../../ingestion/index.js';
import { ModelRegistry } from '../../../model/index.js';
import { RequestIngestOptions } from '../caller.decorator.js';
import { flagOf, listOf, type Query as QueryParameters } from '../query.js';
import { TraceInterceptor } from '../trace.interceptor.js';
import { aspectTarget, changeTypeOf, objectOf, writeModeOf } from './aspect-write.js';
import { EntityPathText } from './entity-path.decorator.js';
import { parseEntityPath } from './entity-path.js';
import type { EntityView } from './entity-view.js';
import { EntityWriteService } from './entity-write.service.js';

/** Writes of one aspect, and deletes of one entity or aspect. */
@Controller('openapi/v3/entity/:type')
@UseInterceptors(TraceInterceptor)
export class EntityWriteController {
  constructor(
    private readonly writes: EntityWriteService,
    private readonly registry: ModelRegistry,
  ) {}

  @AuthorizedInside(WRITING_ASPECTS)
  @Post('*')
  async create(
    @EntityPathText() path: string,
    @Query() query: QueryParameters,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
    @RequestIngestOptions() options: IngestOptions,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EntityView> {
    const mode = writeModeOf(query, false);
    void reply.status(mode.isAsync ? 202 : 200);
    const target = aspectTarget(path, changeTypeOf(query), this.registry);
    return this.writes.writeAspect(target, objectOf(body), actor, options, mode);
  }

  @AuthorizedInside(PATCHING_ASPECTS)
  @Patch('*')
  async patch(
    @EntityPathText() path: string,
    @Query() query: QueryParameters,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
    @RequestIngestOptions() options: IngestOptions,
  ): Promise<EntityView> {
    const target = aspectTarget(path, 'PATCH', this.registry);
    return this.writes.writeAspect(target, { value: objectOf(body) }, actor, options, writeModeOf(query, false));
  }

  @AuthorizedInside(DELETING_WITH_SERIES)
  @Delete('*')
  @HttpCode(200)
  async delete(
    @EntityPathText() path: string,
    @Query() query: QueryParameters,
    @CurrentActor() actor: Actor,
    @RequestIngestOptions() options: IngestOptions,
  ): Promise<void> {
    const { urn, aspectName } = parseEntityPath(path, this.registry);
    const names = aspectName === undefined ? listOf(query, 'aspects', 'aspectNames') : [aspectName];
    await this.writes.delete(urn, names, flagOf(query, 'clear', false), actor, options);
  }
}
