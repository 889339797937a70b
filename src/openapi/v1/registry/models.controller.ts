import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Actor, CurrentActor } from '../../../auth/index.js';
import type { JsonObject } from '../../../common/json.js';
import { ModelRegistry } from '../../../model/index.js';
import { OpenapiAccess } from '../../openapi-access.js';
import type { Query as QueryParameters } from '../../query.js';
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
  constructor(
    private readonly registry: ModelRegistry,
    private readonly access: OpenapiAccess,
  ) {}

  @Get('entity/specifications')
  async entities(@Query() query: QueryParameters, @CurrentActor() actor: Actor): Promise<SpecificationPage> {
    await this.access.requireOperator(actor);
    return specificationPage(this.registry.entities(), query, ENTITIES_OF_PAGE, entitySpecification);
  }

  @Get('entity/specifications/:name')
  async entity(
    @Param('name') name: string,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JsonObject | undefined> {
    await this.access.requireOperator(actor);
    const entity = answered(reply, this.registry.findEntity(name));
    return entity && { name: entity.name, aspectSpecs: [...entity.aspects.values()].map(aspectSpecification) };
  }

  @Get('entity/specifications/:name/aspects')
  async aspectsOf(
    @Param('name') name: string,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JsonObject | undefined> {
    await this.access.requireOperator(actor);
    const entity = answered(reply, this.registry.findEntity(name));
    return (
      entity && Object.fromEntries([...entity.aspects].map(([aspect, spec]) => [aspect, aspectSpecification(spec)]))
    );
  }

  @Get('aspect/specifications')
  async aspects(@Query() query: QueryParameters, @CurrentActor() actor: Actor): Promise<SpecificationPage> {
    await this.access.requireOperator(actor);
    const aspects = [...this.registry.aspects()].sort((one, other) => (one.name < other.name ? -1 : 1));
    return specificationPage(aspects, query, OTHERS_OF_PAGE, aspectSpecification);
  }

  @Get('aspect/specifications/:name')
  async aspect(
    @Param('name') name: string,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JsonObject | undefined> {
    await this.access.requireOperator(actor);
    const aspect = answered(reply, this.registry.findAspect(name));
    return aspect && aspectSpecification(aspect);
  }

  @Get('event/specifications')
  async events(@Query() query: QueryParameters, @CurrentActor() actor: Actor): Promise<SpecificationPage> {
    await this.access.requireOperator(actor);
    return specificationPage(EVENT_SPECIFICATIONS, query, OTHERS_OF_PAGE, (event) => event);
  }
}

/** The answer to an unknown name. */
function answered<Found>(reply: FastifyReply, found: Found | undefined): Found | undefined {
  if (found === undefined) void reply.status(404);
  return found;
}
