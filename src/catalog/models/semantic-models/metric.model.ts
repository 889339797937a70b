import { Field, ObjectType } from '@nestjs/graphql';
import { ScrollAcrossEntitiesInput, ScrollResults } from '../../../discovery/index.js';
import { Entity, type EntityRef, EntityWithRelationships, FieldArgument } from '../../../entities/index.js';
import { ResolvedAuditStamp } from '../../../identity/index.js';
import { EntityEdge } from './entity-edge.model.js';
import { MetricExpression } from './metric-expression.model.js';
import { SemanticAsset } from './semantic-asset.model.js';
import { SemanticModel } from './semantic-model.model.js';

/** Properties of a metric. */
@ObjectType()
export class MetricInfo {
  /** Display name. */
  readonly name!: string;
  /** Description of the metric. */
  readonly description?: string | null;
  /** Creation of the metric. */
  readonly created?: ResolvedAuditStamp | null;
  /** Last change of the metric. */
  readonly lastModified?: ResolvedAuditStamp | null;
  /** Expression that computes the metric. */
  readonly expression?: MetricExpression | null;
  /** URL of the metric on its platform. */
  readonly externalUrl?: string | null;
}

/** Relationships of a metric to other metrics. */
@ObjectType()
export class MetricRelationships {
  /** Metrics that the metric is computed from. */
  readonly derivedFrom!: EntityEdge[];
  /** Related metrics. */
  readonly relatedMetrics!: EntityEdge[];
}

/** Upstream data of a metric. */
@ObjectType()
export class MetricUpstreams {
  /** Upstream datasets. */
  @Field(() => [EntityEdge], { nullable: true })
  readonly datasetUpstreams?: EntityEdge[] | null;
  /** Upstream columns. */
  @Field(() => [EntityEdge], { nullable: true })
  readonly fieldUpstreams?: EntityEdge[] | null;
}

/** A business metric. */
@ObjectType({ implements: () => [EntityWithRelationships, Entity] })
export class Metric extends SemanticAsset {
  /** Properties of the metric. */
  readonly info?: MetricInfo | null;
  /** Relationships of the metric to other metrics. */
  readonly metricRelationships?: MetricRelationships | null;
  /** Upstream data of the metric. */
  readonly metricUpstreams?: MetricUpstreams | null;
  /** The semantic model that defines the metric. */
  @Field(() => SemanticModel, { nullable: true })
  readonly semanticModel?: EntityRef | null;
  /** The parent metric. */
  @Field(() => Metric, { nullable: true })
  readonly parentMetric?: EntityRef | null;
  /** The parent metrics, nearest first. */
  @Field(() => [Metric], { nullable: true })
  readonly parentMetrics?: EntityRef[] | null;
  /** Child metrics, scrolled page by page. */
  @FieldArgument('input', () => ScrollAcrossEntitiesInput, { description: 'The search and the position of the page.' })
  @Field(() => ScrollResults, { nullable: true })
  readonly childMetrics?: ScrollResults | null;
}
