import { Controller, Get, Head, HttpCode, Query, Res, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Actor, API, AuthorizedInside, CurrentActor, READING_WITH_SERIES } from '../../../auth/index.js';
import { ModelRegistry } from '../../../model/index.js';
import { flagOf, integerOf, listOf, type Query as QueryParameters } from '../query.js';
import { TraceInterceptor } from '../trace.interceptor.js';
import { EntityPathText } from './entity-path.decorator.js';
import { type EntityPath, parseEntityPath } from './entity-path.js';
import { EntityQueryService } from './entity-query.service.js';
import type { AspectWrapper, EntityView } from './entity-view.js';

/** Reads of one entity or one aspect. */
@Controller('openapi/v3/entity/:type')
@UseInterceptors(TraceInterceptor)
export class EntityReadController {
  constructor(
    private readonly queries: EntityQueryService,
    private readonly registry: ModelRegistry,
  ) {}

  @AuthorizedInside(API.tellExistence)
  @Head('*')
  @HttpCode(204)
  async exists(
    @EntityPathText() path: string,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { urn, aspectName } = parseEntityPath(path, this.registry);
    const isThere = await (aspectName === undefined
      ? this.queries.exists(urn, actor)
      : this.queries.aspectExists(urn, aspectName, actor));
    if (!isThere) void reply.status(404);
  }

  @AuthorizedInside(READING_WITH_SERIES)
  @Get('*')
  async get(
    @EntityPathText() path: string,
    @Query() query: QueryParameters,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EntityView | AspectWrapper | undefined> {
    const found = await this.read(parseEntityPath(path, this.registry), query, actor);
    if (found === undefined) void reply.status(404).header('Not-Found-Reason', 'ENTITY');
    return found;
  }

  private read(
    { urn, aspectName }: EntityPath,
    query: QueryParameters,
    actor: Actor,
  ): Promise<EntityView | AspectWrapper | undefined> {
    const withMetadata = flagOf(query, 'systemMetadata', false);
    return aspectName === undefined
      ? this.queries.entity(urn, listOf(query, 'aspects', 'aspectNames'), actor, withMetadata)
      : this.queries.aspect(urn, aspectName, integerOf(query, 'version', 0), actor, withMetadata);
  }
}
