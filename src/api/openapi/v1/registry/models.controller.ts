import { Controller } from '@nestjs/common';
import type { JsonObject } from '../../../../foundation/common/json.js';
import { ModelRegistry } from '../../../../model/index.js';
import type { Caller } from '../../operation/caller.js';
import { Operation } from '../../operation/operation.decorator.js';
import type { InputOf } from '../../operation/operation.js';
import { aspectSpecification } from './aspect-specification.js';
import { entitySpecification } from './entity-specification.js';
import { EVENT_SPECIFICATIONS } from './event-specifications.js';
import { listAspects, listEntities, listEvents, readAspect, readAspectsOf, readEntity } from './models.operations.js';
import { specificationPage, type SpecificationPage } from './registry-page.js';

/** The model as the service knows it, for those who operate it. An unknown name answers 404 without a body. */
@Controller()
export class ModelsController {
  constructor(private readonly registry: ModelRegistry) {}

  /** A page of the entity types. */
  @Operation(listEntities)
  entities(page: InputOf<typeof listEntities>): SpecificationPage {
    return specificationPage(this.registry.entities(), page, entitySpecification);
  }

  /** A page of the aspects, by name. */
  @Operation(listAspects)
  aspects(page: InputOf<typeof listAspects>): SpecificationPage {
    const aspects = [...this.registry.aspects()].sort((one, other) => (one.name < other.name ? -1 : 1));
    return specificationPage(aspects, page, aspectSpecification);
  }

  /** A page of the events. */
  @Operation(listEvents)
  events(page: InputOf<typeof listEvents>): SpecificationPage {
    return specificationPage(EVENT_SPECIFICATIONS, page, (event) => event);
  }

  /** One entity type. */
  @Operation(readEntity)
  entity({ name }: InputOf<typeof readEntity>, caller: Caller): JsonObject | undefined {
    const entity = this.registry.findEntity(name);
    if (entity === undefined) return notFound(caller);
    return { name: entity.name, aspectSpecs: [...entity.aspects.values()].map(aspectSpecification) };
  }

  /** The aspects of one entity type, by name. */
  @Operation(readAspectsOf)
  aspectsOf({ name }: InputOf<typeof readAspectsOf>, caller: Caller): JsonObject | undefined {
    const entity = this.registry.findEntity(name);
    if (entity === undefined) return notFound(caller);
    return Object.fromEntries([...entity.aspects].map(([aspect, spec]) => [aspect, aspectSpecification(spec)]));
  }

  /** One aspect. */
  @Operation(readAspect)
  aspect({ name }: InputOf<typeof readAspect>, caller: Caller): JsonObject | undefined {
    const aspect = this.registry.findAspect(name);
    return aspect === undefined ? notFound(caller) : aspectSpecification(aspect);
  }
}

function notFound(caller: Caller): JsonObject | undefined {
  caller.answerWith(404);
  return undefined;
}
