import { Controller } from '@nestjs/common';
import type { JsonObject } from '../../../../foundation/json/json.js';
import { ModelRegistry } from '../../../../model/index.js';
import type { Caller } from '../../operation/caller.js';
import { Operation } from '../../operation/operation.decorator.js';
import type { InputOf } from '../../operation/operation.js';
import { aspectSpecification } from './aspect-specification.js';
import { entitySpecification } from './entity-specification.js';
import { EVENT_SPECIFICATIONS } from './event-specifications.js';
import { MODELS } from './models.operations.js';
import { specificationPage, type SpecificationPage } from './registry-page.js';

/** The service's model, for operators. For an unknown name the response is 404 without a body. */
@Controller()
export class ModelsController {
  constructor(private readonly registry: ModelRegistry) {}

  /** A page of the entity types. */
  @Operation(MODELS.entities)
  entities(page: InputOf<typeof MODELS.entities>): SpecificationPage {
    return specificationPage(this.registry.entities(), page, entitySpecification);
  }

  /** A page of the aspects, by name. */
  @Operation(MODELS.aspects)
  aspects(page: InputOf<typeof MODELS.aspects>): SpecificationPage {
    const aspects = [...this.registry.aspects()].sort((one, other) => (one.name < other.name ? -1 : 1));
    return specificationPage(aspects, page, aspectSpecification);
  }

  /** A page of the events. */
  @Operation(MODELS.events)
  events(page: InputOf<typeof MODELS.events>): SpecificationPage {
    return specificationPage(EVENT_SPECIFICATIONS, page, (event) => event);
  }

  /** One entity type. */
  @Operation(MODELS.entity)
  entity({ name }: InputOf<typeof MODELS.entity>, caller: Caller): JsonObject | undefined {
    const entity = this.registry.findEntity(name);
    if (entity === undefined) return notFound(caller);
    return { name: entity.name, aspectSpecs: [...entity.aspects.values()].map(aspectSpecification) };
  }

  /** The aspects of one entity type, by name. */
  @Operation(MODELS.aspectsOf)
  aspectsOf({ name }: InputOf<typeof MODELS.aspectsOf>, caller: Caller): JsonObject | undefined {
    const entity = this.registry.findEntity(name);
    if (entity === undefined) return notFound(caller);
    return Object.fromEntries([...entity.aspects].map(([aspect, spec]) => [aspect, aspectSpecification(spec)]));
  }

  /** One aspect. */
  @Operation(MODELS.aspect)
  aspect({ name }: InputOf<typeof MODELS.aspect>, caller: Caller): JsonObject | undefined {
    const aspect = this.registry.findAspect(name);
    return aspect === undefined ? notFound(caller) : aspectSpecification(aspect);
  }
}

function notFound(caller: Caller): JsonObject | undefined {
  caller.answerWith(404);
  return undefined;
}
