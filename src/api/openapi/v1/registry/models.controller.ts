import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Privileged, RefusedWith } from '../../../../auth/index.js';
import type { JsonObject } from '../../../../foundation/common/json.js';
import { ModelRegistry } from '../../../../model/index.js';
import type { Query as QueryParameters } from '../../query.js';
import { systemRefusal } from '../../system-refusal.js';
import { aspectSpecification } from './aspect-specification.js';
import { entitySpecification } from './entity-specification.js';
import { EVENT_SPECIFICATIONS } from './event-specifications.js';
import { specificationPage, type SpecificationPage } from './registry-page.js';

/** Elements of a page unless the caller says otherwise. Source: DataHub's registry endpoints. */
const ENTITIES_OF_PAGE = 5;
const OTHERS_OF_PAGE = 20;

/** The model as the service knows it, for those who operate it. An unknown name answers 404 without a body. */
@Controller('openapi/v1/registry/models')
export class ModelsController {
  constructor(private readonly registry: ModelRegistry) {}

  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('entity/specifications')
  entities(@Query() query: QueryParameters): SpecificationPage {
    return specificationPage(this.registry.entities(), query, ENTITIES_OF_PAGE, entitySpecification);
  }

  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('entity/specifications/:name')
  entity(@Param('name') name: string, @Res({ passthrough: true }) reply: FastifyReply): JsonObject | undefined {
    const entity = answered(reply, this.registry.findEntity(name));
    return entity && { name: entity.name, aspectSpecs: [...entity.aspects.values()].map(aspectSpecification) };
  }

  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('entity/specifications/:name/aspects')
  aspectsOf(@Param('name') name: string, @Res({ passthrough: true }) reply: FastifyReply): JsonObject | undefined {
    const entity = answered(reply, this.registry.findEntity(name));
    return (
      entity && Object.fromEntries([...entity.aspects].map(([aspect, spec]) => [aspect, aspectSpecification(spec)]))
    );
  }

  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('aspect/specifications')
  aspects(@Query() query: QueryParameters): SpecificationPage {
    const aspects = [...this.registry.aspects()].sort((one, other) => (one.name < other.name ? -1 : 1));
    return specificationPage(aspects, query, OTHERS_OF_PAGE, aspectSpecification);
  }

  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('aspect/specifications/:name')
  aspect(@Param('name') name: string, @Res({ passthrough: true }) reply: FastifyReply): JsonObject | undefined {
    const aspect = answered(reply, this.registry.findAspect(name));
    return aspect && aspectSpecification(aspect);
  }

  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('event/specifications')
  events(@Query() query: QueryParameters): SpecificationPage {
    return specificationPage(EVENT_SPECIFICATIONS, query, OTHERS_OF_PAGE, (event) => event);
  }
}

/** The answer to an unknown name. */
function answered<Found>(reply: FastifyReply, found: Found | undefined): Found | undefined {
  if (found === undefined) void reply.status(404);
  return found;
}
