import { Field, ObjectType } from '@nestjs/graphql';
import { ScrollAcrossEntitiesInput, ScrollResults } from '../../../discovery/index.js';
import { Entity, type EntityRef, FieldArgument } from '../../../entities/index.js';
import { EntityWithRelationships } from '../../lineage/index.js';
import { ResolvedAuditStamp } from '../../../identity/index.js';
import { EntityEdge } from './entity-edge.model.js';
import { MetricExpression } from './metric-expression.model.js';
import { SemanticAsset } from './semantic-asset.model.js';
import { SemanticModel } from './semantic-model.model.js';

/** What is known of a metric. */
@ObjectType()
export class MetricInfo {
  /** Name for people. */
  readonly name!: string;
  /** What the metric measures. */
  readonly description?: string | null;
  /** When the metric was made, and by whom. */
  readonly created?: ResolvedAuditStamp | null;
  /** When the metric was changed last, and by whom. */
  readonly lastModified?: ResolvedAuditStamp | null;
  /** How the metric is computed. */
  readonly expression?: MetricExpression | null;
  /** Address of the metric in its own tool. */
  readonly externalUrl?: string | null;
}

/** How a metric relates to others. */
@ObjectType()
export class MetricRelationships {
  /** Metrics that the metric is computed from. */
  readonly derivedFrom!: EntityEdge[];
  /** Metrics that have to do with the metric. */
  readonly relatedMetrics!: EntityEdge[];
}

/** What data a metric is computed from. */
@ObjectType()
export class MetricUpstreams {
  /** The datasets. */
  @Field(() => [EntityEdge], { nullable: true })
  readonly datasetUpstreams?: EntityEdge[] | null;
  /** The columns. */
  @Field(() => [EntityEdge], { nullable: true })
  readonly fieldUpstreams?: EntityEdge[] | null;
}

/** A figure that people steer by. */
@ObjectType({ implements: () => [EntityWithRelationships, Entity] })
export class Metric extends SemanticAsset {
  /** What is known of the metric. */
  readonly info?: MetricInfo | null;
  /** How the metric relates to others. */
  readonly metricRelationships?: MetricRelationships | null;
  /** What data the metric is computed from. */
  readonly metricUpstreams?: MetricUpstreams | null;
  /** The semantic model that the metric is computed on. */
  @Field(() => SemanticModel, { nullable: true })
  readonly semanticModel?: EntityRef | null;
  /** The metric that the metric is a part of. */
  @Field(() => Metric, { nullable: true })
  readonly parentMetric?: EntityRef | null;
  /** The metrics around the metric, the nearest first. */
  @Field(() => [Metric], { nullable: true })
  readonly parentMetrics?: EntityRef[] | null;
  /** A walk through the metrics that are a part of the metric. */
  @FieldArgument('input', () => ScrollAcrossEntitiesInput, { description: 'What to search for, and where to go on.' })
  @Field(() => ScrollResults, { nullable: true })
  readonly childMetrics?: ScrollResults | null;
}
