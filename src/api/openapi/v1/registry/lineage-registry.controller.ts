import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Privileged, RefusedWith } from '../../../../auth/index.js';
import { invalidArgument } from '../../../../foundation/common/errors.js';
import type { JsonObject } from '../../../../foundation/common/json.js';
import { ModelRegistry } from '../../../../model/index.js';
import { systemRefusal } from '../../system-refusal.js';
import {
  type LineageEdgeSpecification,
  type LineageSpecification,
  lineageSpecification,
  lineageSpecifications,
} from './lineage-specification.js';

/**
 * Which kinds of edges are lineage, for those who operate the service. An unknown entity type answers 404 without a
 * body.
 */
@Controller('openapi/v1/registry/lineage')
export class LineageRegistryController {
  constructor(private readonly registry: ModelRegistry) {}

  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('specifications')
  all(): JsonObject {
    return lineageSpecifications(this.registry);
  }

  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('specifications/:entity')
  one(
    @Param('entity') entity: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): LineageSpecification | undefined {
    return this.specification(entity, reply);
  }

  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('edges/:entity')
  edges(
    @Param('entity') entity: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): readonly LineageEdgeSpecification[] | undefined {
    const found = this.specification(entity, reply);
    return found === undefined ? undefined : [...found.upstreamEdges, ...found.downstreamEdges];
  }

  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('edges/:entity/:direction')
  edgesAlong(
    @Param('entity') entity: string,
    @Param('direction') direction: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): readonly LineageEdgeSpecification[] | undefined {
    const found = this.specification(entity, reply);
    const along = direction.toUpperCase();
    if (along !== 'UPSTREAM' && along !== 'DOWNSTREAM')
      throw invalidArgument(`The direction must be UPSTREAM or DOWNSTREAM, not ${direction}.`);
    return along === 'UPSTREAM' ? found?.upstreamEdges : found?.downstreamEdges;
  }

  private specification(name: string, reply: FastifyReply): LineageSpecification | undefined {
    const entity = this.registry.findEntity(name);
    if (entity === undefined) void reply.status(404);
    return entity === undefined ? undefined : lineageSpecification(this.registry, entity.name);
  }
}
