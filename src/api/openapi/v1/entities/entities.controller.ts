import { Body, Controller, Delete, Get, HttpCode, Post, Query, Res, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ChangeProposal } from '../../../../aspects/index.js';
import { type Actor, API, AuthorizedInside, CurrentActor } from '../../../../auth/index.js';
import { invalidArgument } from '../../../../foundation/common/errors.js';
import type { AnswerMembers } from '../../../../foundation/common/growing-list.js';
import type { JsonObject } from '../../../../foundation/common/json.js';
import { Urn } from '../../../../foundation/common/urn.js';
import { type IngestOptions, IngestService, REMOVING_ENTITIES, WRITING_ASPECTS } from '../../../../ingestion/index.js';
import { ModelRegistry } from '../../../../model/index.js';
import { RequestIngestOptions } from '../../caller.decorator.js';
import { flagOf, listOf, type Query as QueryParameters, valuesOf } from '../../query.js';
import { TraceInterceptor } from '../../trace.interceptor.js';
import { EntitiesReadService } from './entities-read.service.js';
import { platformProposals, type UpsertChange, upsertProposals } from './typed-proposals.js';

/** Entities in the typed form, in which each record names itself in `__type`. */
@Controller('openapi')
@UseInterceptors(TraceInterceptor)
export class EntitiesController {
  constructor(
    private readonly reads: EntitiesReadService,
    private readonly ingestion: IngestService,
    private readonly registry: ModelRegistry,
  ) {}

  /** The latest aspects of entities of one type. */
  @AuthorizedInside(API.readEntities)
  @Get('entities/v1/latest')
  async latest(
    @Query() query: QueryParameters,
    @CurrentActor() actor: Actor,
  ): Promise<{ readonly responses: AnswerMembers<JsonObject> }> {
    return { responses: await this.reads.latest(urnsOf(query), listOf(query, 'aspectNames'), actor) };
  }

  /**
   * Writes one aspect of each entity of the body, all or none. Answers the urns that were written; none to who does not
   * wait for the write.
   */
  @AuthorizedInside(WRITING_ASPECTS)
  @Post('entities/v1')
  async upsert(
    @Query() query: QueryParameters,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
    @RequestIngestOptions() options: IngestOptions,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly string[]> {
    return this.write(upsertProposals(body, changeOf(query), this.registry), actor, options, reply);
  }

  /** Writes the change proposals of the body, all or none. Answers as the typed write. */
  @AuthorizedInside(WRITING_ASPECTS)
  @Post('v2/platform/entities/v1')
  async platform(
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
    @RequestIngestOptions() options: IngestOptions,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly string[]> {
    return this.write(platformProposals(body, this.registry), actor, options, reply);
  }

  /** Marks entities as removed, or, with `soft=false`, deletes them for good. */
  @AuthorizedInside(REMOVING_ENTITIES)
  @Delete('entities/v1')
  @HttpCode(200)
  async delete(
    @Query() query: QueryParameters,
    @CurrentActor() actor: Actor,
    @RequestIngestOptions() options: IngestOptions,
  ): Promise<readonly JsonObject[]> {
    const urns = urnsOf(query);
    if (!flagOf(query, 'soft', true)) return this.hardDelete(urns, actor, options);
    const results = await this.ingestion.ingest(urns.map(removal), actor, options);
    const changed = results.filter(({ outcome, aspectName }) => outcome === 'written' && aspectName === 'status');
    const rowsRolledBack = changed.map(({ urn, aspectName }) => ({ urn, aspectName }));
    return [{ rowsRolledBack, rowsDeletedFromEntityDeletion: rowsRolledBack.length }];
  }

  private async hardDelete(
    urns: readonly string[],
    actor: Actor,
    options: IngestOptions,
  ): Promise<readonly JsonObject[]> {
    const answers: JsonObject[] = [];
    for (const urn of urns) {
      const { rows } = await this.ingestion.deleteEntity(urn, actor, options);
      answers.push({ rowsRolledBack: [], rowsDeletedFromEntityDeletion: rows });
    }
    return answers;
  }

  private async write(
    proposals: readonly ChangeProposal[],
    actor: Actor,
    options: IngestOptions,
    reply: FastifyReply,
  ): Promise<readonly string[]> {
    const results = await this.ingestion.ingest(proposals, actor, options);
    const told = options.isAsync === true ? [] : results.filter(({ outcome }) => outcome === 'written');
    const written = new Set(told.map(({ urn }) => urn));
    void reply.status(written.size === 0 ? 200 : 201);
    return [...written];
  }
}

function urnsOf(query: QueryParameters): readonly string[] {
  const urns = valuesOf(query, 'urns');
  if (urns.length === 0) throw invalidArgument('The query parameter "urns" is required; repeat it for several urns.');
  return urns.map((urn) => Urn.parse(urn).toString());
}

function changeOf(query: QueryParameters): UpsertChange {
  if (flagOf(query, 'createEntityIfNotExists', false)) return 'CREATE_ENTITY';
  return flagOf(query, 'createIfNotExists', false) ? 'CREATE' : 'UPSERT';
}

function removal(urn: string): ChangeProposal {
  const { entityType } = Urn.parse(urn);
  return { urn, entityType, aspectName: 'status', changeType: 'UPSERT', value: { removed: true } };
}
