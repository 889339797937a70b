import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../../entities/index.js';
import { Metric } from './metric.model.js';
import { SemanticModel } from './semantic-model.model.js';

/** A page: the fields that both listings have. */
@ObjectType({ isAbstract: true })
abstract class SemanticPage {
  /** How many were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** How many were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many there are. */
  @Field(() => Int)
  readonly total!: number;
}

/** A page of metrics that are a part of no other. */
@ObjectType()
export class GetRootMetricsResult extends SemanticPage {
  /** The metrics of the page. */
  @Field(() => [Metric])
  readonly metrics!: EntityRef[];
}

/** A page of semantic models. */
@ObjectType()
export class GetSemanticModelsResult extends SemanticPage {
  /** The models of the page. */
  @Field(() => [SemanticModel])
  readonly semanticModels!: EntityRef[];
}
