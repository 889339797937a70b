import { Body, Controller, Delete, HttpCode, Param, Patch, Post, Query, Res, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Actor, AuthorizedInside, CurrentActor, DELETING_WITH_SERIES } from '../../../auth/index.js';
import type { JsonObject } from '../../../foundation/common/json.js';
import { type IngestOptions, PATCHING_ASPECTS, WRITING_ASPECTS } from '../../../ingestion/index.js';
import { ModelRegistry } from '../../../model/index.js';
import { RequestIngestOptions } from '../caller.decorator.js';
import { flagOf, listOf, type Query as QueryParameters } from '../query.js';
import { BodyIsValue } from '../items.guard.js';
import { TraceInterceptor } from '../trace.interceptor.js';
import { entityNamed } from '../v3/aspect-names.js';
import { aspectTarget, changeTypeOf, objectOf, writeModeOf } from '../v3/aspect-write.js';
import { EntityPathText } from '../v3/entity-path.decorator.js';
import { parseEntityPath } from '../v3/entity-path.js';
import { EntityWriteService, type WriteMode } from '../v3/entity-write.service.js';
import type { Target } from '../v3/write-body.js';
import { v3BodyOf } from './entity-v2-body.js';
import { type EntityV2View, v2ViewOf } from './entity-v2-view.js';

/** Writes and deletes of the v2 API. */
@Controller('openapi/v2/entity/:type')
@UseInterceptors(TraceInterceptor)
export class EntityV2WriteController {
  constructor(
    private readonly writes: EntityWriteService,
    private readonly registry: ModelRegistry,
  ) {}

  /** Writes all entities of the body or none. */
  @AuthorizedInside(WRITING_ASPECTS)
  @Post()
  async upsert(
    @Param('type') type: string,
    @Query() query: QueryParameters,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
    @RequestIngestOptions() options: IngestOptions,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly EntityV2View[]> {
    entityNamed(this.registry, type);
    const mode = writeModeOf(query, true);
    void reply.status(mode.isAsync ? 202 : 200);
    const proposals = await this.writes.proposals(v3BodyOf(body), 'UPSERT');
    return (await this.writes.write(proposals, actor, options, mode)).map(v2ViewOf);
  }

  /** Writes one aspect; the body is its value. */
  @BodyIsValue()
  @AuthorizedInside(WRITING_ASPECTS)
  @Post('*')
  async create(
    @EntityPathText() path: string,
    @Query() query: QueryParameters,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
    @RequestIngestOptions() options: IngestOptions,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EntityV2View> {
    const mode = writeModeOf(query, false);
    void reply.status(mode.isAsync ? 202 : 200);
    const target = aspectTarget(path, changeTypeOf(query), this.registry);
    return this.write(target, { value: objectOf(body) }, actor, options, mode);
  }

  /** Patches one aspect. */
  @AuthorizedInside(PATCHING_ASPECTS)
  @Patch('*')
  async patch(
    @EntityPathText() path: string,
    @Query() query: QueryParameters,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
    @RequestIngestOptions() options: IngestOptions,
  ): Promise<EntityV2View> {
    const target = aspectTarget(path, 'PATCH', this.registry);
    return this.write(target, { value: objectOf(body) }, actor, options, writeModeOf(query, false));
  }

  /** Deletes an entity, or aspects of it, as in v3. */
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

  private async write(
    target: Target,
    wrapper: JsonObject,
    actor: Actor,
    options: IngestOptions,
    mode: WriteMode,
  ): Promise<EntityV2View> {
    return v2ViewOf(await this.writes.writeAspect(target, wrapper, actor, options, mode));
  }
}
