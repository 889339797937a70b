import { Controller } from '@nestjs/common';
import type { JsonObject } from '../../../../foundation/json/json.js';
import { ModelRegistry } from '../../../../model/index.js';
import type { Caller } from '../../operation/caller.js';
import { Operation } from '../../operation/operation.decorator.js';
import type { InputOf } from '../../operation/operation.js';
import { LINEAGE_REGISTRY } from './lineage-registry.operations.js';
import {
  type LineageEdgeSpecification,
  type LineageSpecification,
  lineageSpecification,
  lineageSpecifications,
} from './lineage-specification.js';

/** The types of lineage edges, for operators. For an unknown entity type the response is 404 without a body. */
@Controller()
export class LineageRegistryController {
  constructor(private readonly registry: ModelRegistry) {}

  /** The lineage of every entity type with lineage. */
  @Operation(LINEAGE_REGISTRY.specifications)
  all(): JsonObject {
    return lineageSpecifications(this.registry);
  }

  /** The lineage of one entity type. */
  @Operation(LINEAGE_REGISTRY.specification)
  one({ entity }: InputOf<typeof LINEAGE_REGISTRY.specification>, caller: Caller): LineageSpecification | undefined {
    return this.specification(entity, caller);
  }

  /** The edges of one entity type, in both directions. */
  @Operation(LINEAGE_REGISTRY.edges)
  edges(
    { entity }: InputOf<typeof LINEAGE_REGISTRY.edges>,
    caller: Caller,
  ): readonly LineageEdgeSpecification[] | undefined {
    const found = this.specification(entity, caller);
    return found === undefined ? undefined : [...found.upstreamEdges, ...found.downstreamEdges];
  }

  /** The edges of one entity type in one direction. */
  @Operation(LINEAGE_REGISTRY.edgesAlong)
  edgesAlong(
    { entity, direction }: InputOf<typeof LINEAGE_REGISTRY.edgesAlong>,
    caller: Caller,
  ): readonly LineageEdgeSpecification[] | undefined {
    const found = this.specification(entity, caller);
    return direction === 'UPSTREAM' ? found?.upstreamEdges : found?.downstreamEdges;
  }

  private specification(name: string, caller: Caller): LineageSpecification | undefined {
    const entity = this.registry.findEntity(name);
    if (entity === undefined) caller.answerWith(404);
    return entity === undefined ? undefined : lineageSpecification(this.registry, entity.name);
  }
}
