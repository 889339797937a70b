import { Body, Controller, Get, Head, HttpCode, Param, Post, Query, Res, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  type Actor,
  API,
  AuthorizedInside,
  CurrentActor,
  READING_WITH_SERIES,
  SCROLLING_ENTITIES,
} from '../../../auth/index.js';
import { type AnswerList } from '../../../foundation/common/growing-list.js';
import { ModelRegistry } from '../../../model/index.js';
import { flagOf, integerOf, listOf, type Query as QueryParameters } from '../query.js';
import { TraceInterceptor } from '../trace.interceptor.js';
import { entityNamed } from '../v3/aspect-names.js';
import { EntityPathText } from '../v3/entity-path.decorator.js';
import { parseEntityPath } from '../v3/entity-path.js';
import { EntityQueryService } from '../v3/entity-query.service.js';
import { EntityScrollService } from '../v3/entity-scroll.service.js';
import type { AspectWrapper } from '../v3/entity-view.js';
import { searchOf, sortOfQuery } from '../v3/scroll-parameters.js';
import { batchReadOf } from './entity-v2-body.js';
import type { EntityV2View } from './entity-v2-view.js';
import { EntityV2Service } from './entity-v2.service.js';

/** A page of a scroll; without `scrollId` it is the last one. */
interface ScrollV2View {
  readonly scrollId?: string;
  readonly results: AnswerList<EntityV2View>;
}

/** Reads of the v2 API. */
@Controller('openapi/v2/entity')
@UseInterceptors(TraceInterceptor)
export class EntityV2ReadController {
  constructor(
    private readonly entities: EntityV2Service,
    private readonly queries: EntityQueryService,
    private readonly scrolls: EntityScrollService,
    private readonly registry: ModelRegistry,
  ) {}

  /** Entities of one type, page by page; with all aspects unless some are named. */
  @AuthorizedInside(SCROLLING_ENTITIES)
  @Get(':type')
  async scroll(
    @Param('type') type: string,
    @Query() query: QueryParameters,
    @CurrentActor() actor: Actor,
  ): Promise<ScrollV2View> {
    const entityTypes = [entityNamed(this.registry, type).name];
    const aspects = listOf(query, 'aspects', 'aspectNames') ?? 'all';
    const search = searchOf(query, sortOfQuery(query), true);
    const withMetadata = flagOf(query, 'systemMetadata', false);
    const { scrollId, entities } = await this.scrolls.scroll(
      { entityTypes, aspects, criteria: [], search },
      actor,
      ({ read }) => this.entities.view(read, withMetadata),
    );
    return { ...(scrollId !== undefined && { scrollId }), results: entities };
  }

  /** The entities of the urns in the body. */
  @AuthorizedInside(API.readEntities)
  @Post('batch/:type')
  @HttpCode(200)
  async batch(
    @Param('type') type: string,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
  ): Promise<{ readonly entities: AnswerList<EntityV2View> }> {
    entityNamed(this.registry, type);
    const { urns, aspectNames, withSystemMetadata } = batchReadOf(body);
    return { entities: await this.entities.entities(urns, aspectNames, actor, withSystemMetadata) };
  }

  @AuthorizedInside(API.tellExistence)
  @Head(':type/*')
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
  @Get(':type/*')
  async get(
    @EntityPathText() path: string,
    @Query() query: QueryParameters,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EntityV2View | AspectWrapper | undefined> {
    const { urn, aspectName } = parseEntityPath(path, this.registry);
    const withMetadata = flagOf(query, 'systemMetadata', false);
    if (aspectName === undefined) {
      const names = listOf(query, 'aspects', 'aspectNames');
      return this.entities.entity(urn, names, actor, withMetadata);
    }
    const found = await this.queries.aspect(urn, aspectName, integerOf(query, 'version', 0), actor, withMetadata);
    if (found === undefined) void reply.status(404).header('Not-Found-Reason', 'ENTITY');
    return found;
  }
}
