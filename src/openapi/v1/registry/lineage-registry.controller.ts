import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Actor, CurrentActor } from '../../../auth/index.js';
import { invalidArgument } from '../../../common/errors.js';
import type { JsonObject } from '../../../common/json.js';
import { ModelRegistry } from '../../../model/index.js';
import { OpenapiAccess } from '../../openapi-access.js';
import {
  type LineageEdgeSpecification,
  type LineageSpecification,
  lineageSpecification,
  lineageSpecifications,
} from './lineage-specification.js';

/** Which kinds of edges are lineage, for those who operate the service. An unknown entity type answers 404 without a body. */
@Controller('openapi/v1/registry/lineage')
export class LineageRegistryController {
  constructor(
    private readonly registry: ModelRegistry,
    private readonly access: OpenapiAccess,
  ) {}

  @Get('specifications')
  async all(@CurrentActor() actor: Actor): Promise<JsonObject> {
    await this.access.requireOperator(actor);
    return lineageSpecifications(this.registry);
  }

  @Get('specifications/:entity')
  async one(
    @Param('entity') entity: string,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LineageSpecification | undefined> {
    return this.specification(entity, actor, reply);
  }

  @Get('edges/:entity')
  async edges(
    @Param('entity') entity: string,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly LineageEdgeSpecification[] | undefined> {
    const found = await this.specification(entity, actor, reply);
    return found === undefined ? undefined : [...found.upstreamEdges, ...found.downstreamEdges];
  }

  @Get('edges/:entity/:direction')
  async edgesAlong(
    @Param('entity') entity: string,
    @Param('direction') direction: string,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly LineageEdgeSpecification[] | undefined> {
    const found = await this.specification(entity, actor, reply);
    const along = direction.toUpperCase();
    if (along !== 'UPSTREAM' && along !== 'DOWNSTREAM')
      throw invalidArgument(`The direction must be UPSTREAM or DOWNSTREAM, not ${direction}.`);
    return along === 'UPSTREAM' ? found?.upstreamEdges : found?.downstreamEdges;
  }

  private async specification(
    name: string,
    actor: Actor,
    reply: FastifyReply,
  ): Promise<LineageSpecification | undefined> {
    await this.access.requireOperator(actor);
    const entity = this.registry.findEntity(name);
    if (entity === undefined) void reply.status(404);
    return entity === undefined ? undefined : lineageSpecification(this.registry, entity.name);
  }
}
