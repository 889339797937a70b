import { Field, ObjectType } from '@nestjs/graphql';
import { type EntityRef, Page } from '../../../entities/index.js';
import { Metric } from './metric.model.js';
import { SemanticModel } from './semantic-model.model.js';

/** A page of metrics that have no parent. */
@ObjectType()
export class GetRootMetricsResult extends Page {
  /** The metrics of the page. */
  @Field(() => [Metric])
  readonly metrics!: EntityRef[];
}

/** A page of semantic models. */
@ObjectType()
export class GetSemanticModelsResult extends Page {
  /** The models of the page. */
  @Field(() => [SemanticModel])
  readonly semanticModels!: EntityRef[];
}
