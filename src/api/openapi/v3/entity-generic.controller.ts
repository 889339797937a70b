import { Body, Controller, HttpCode, Patch, Post, Query, Res, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Actor, AuthorizedInside, CurrentActor, READING_WITH_SERIES } from '../../../auth/index.js';
import type { ChangeProposal } from '../../../aspects/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import type { AnswerList } from '../../../foundation/common/growing-list.js';
import { isJsonObject, type JsonObject } from '../../../foundation/common/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type IngestOptions, PATCHING_ASPECTS, WRITING_ASPECTS } from '../../../ingestion/index.js';
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

/** Entities that are read before anything is sent; those of further types are read when the ones before were sent. */
const FEW = 50;

/** Entities by the name of their type. */
type EntitiesByType = Readonly<Record<string, readonly EntityView[]>>;

/** Reads and writes of entities of several types in one request. */
@Controller('openapi/v3/entity/generic')
@UseInterceptors(TraceInterceptor)
export class EntityGenericController {
  constructor(
    private readonly writes: EntityWriteService,
    private readonly queries: EntityQueryService,
    private readonly registry: ModelRegistry,
  ) {}

  /** Writes all entities of the body or none. */
  @AuthorizedInside(WRITING_ASPECTS)
  @Post()
  async upsert(
    @Query() query: QueryParameters,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
    @RequestIngestOptions() options: IngestOptions,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EntitiesByType> {
    const groups = this.groupsOf(body);
    const mode = writeModeOf(query, true);
    const proposals: ChangeProposal[] = [];
    for (const [, items] of groups) proposals.push(...(await this.writes.proposals(items, 'UPSERT')));
    void reply.status(mode.isAsync ? 202 : 200);
    const entities = await this.writes.write(proposals, actor, options, mode);
    return Object.fromEntries(groups.map(([type]) => [type, entities.filter((entity) => this.isOf(entity, type))]));
  }

  /** Patches the entities of the body; those of one type all or none. */
  @AuthorizedInside(PATCHING_ASPECTS)
  @Patch()
  async patch(
    @Query() query: QueryParameters,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
    @RequestIngestOptions() options: IngestOptions,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EntitiesByType> {
    const mode = writeModeOf(query, true);
    const groups: { readonly type: string; readonly proposals: readonly ChangeProposal[] }[] = [];
    for (const [type, items] of this.groupsOf(body))
      groups.push({ type, proposals: await this.writes.proposals(items, 'PATCH') });
    void reply.status(mode.isAsync ? 202 : 200);
    const written: [string, readonly EntityView[]][] = [];
    for (const { type, proposals } of groups) {
      const entities = await this.writes.write(proposals, actor, options, mode);
      written.push([type, mode.isAsync ? [] : entities]);
    }
    return Object.fromEntries(written);
  }

  /** Reads entities; the items are those of `/{type}/batchGet`. */
  @AuthorizedInside(READING_WITH_SERIES)
  @Post('batchGet')
  @HttpCode(200)
  async batchGet(
    @Query() query: QueryParameters,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
  ): Promise<Readonly<Record<string, AnswerList<EntityView>>>> {
    const withMetadata = flagOf(query, 'systemMetadata', false);
    const read: [string, AnswerList<EntityView>][] = [];
    let before = 0;
    for (const [type, items] of this.groupsOf(body)) {
      const wanted = await wantedOfBody(items, this.registry);
      const later = before > 0 && before + wanted.length > FEW;
      read.push([type, await this.queries.entities(wanted, actor, withMetadata, later)]);
      before += wanted.length;
    }
    return Object.fromEntries(read);
  }

  private groupsOf(body: unknown): readonly (readonly [type: string, items: JsonObject[string]])[] {
    if (!isJsonObject(body))
      throw invalidArgument('The request body must be an object from entity types to arrays of entities.');
    const groups = Object.entries(body);
    for (const [type] of groups) entityNamed(this.registry, type);
    return groups;
  }

  private isOf({ urn }: EntityView, type: string): boolean {
    return typeof urn === 'string' && Urn.parse(urn).entityType === entityNamed(this.registry, type).name;
  }
}
