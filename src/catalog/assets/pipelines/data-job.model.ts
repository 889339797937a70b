import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PlacedAsset } from '../containers/index.js';
import { Dataset } from '../datasets/index.js';
import { Entity, type EntityRef, DataPlatform } from '../../../entities/index.js';
import { DataFlow } from './data-flow.model.js';
import { PipelineDetails } from './pipeline-details.model.js';

/** What the orchestrator tells of a task. */
@ObjectType()
export class DataJobProperties extends PipelineDetails {}

/** What the orchestrator tells of a task. Deprecated: use `DataJobProperties`. */
@ObjectType()
export class DataJobInfo extends PipelineDetails {}

/** What people wrote about a task. */
@ObjectType()
export class DataJobEditableProperties {
  /** What the task does; goes before the description that was ingested. */
  readonly description?: string | null;
}

/** What a task reads and writes. */
@ObjectType()
export class DataJobInputOutput {
  /** Datasets that the task reads. */
  @Field(() => [Dataset], { nullable: true, deprecationReason: 'Use relationships.' })
  readonly inputDatasets?: EntityRef[] | null;
  /** Datasets that the task writes. */
  @Field(() => [Dataset], { nullable: true, deprecationReason: 'Use relationships.' })
  readonly outputDatasets?: EntityRef[] | null;
  /** Tasks that must run before. */
  @Field(() => [DataJob], { nullable: true, deprecationReason: 'Use relationships.' })
  readonly inputDatajobs?: EntityRef[] | null;
}

/** Languages of queries. */
export enum QueryLanguage {
  SQL = 'SQL',
}

registerEnumType(QueryLanguage, { name: 'QueryLanguage', description: 'Languages of queries.' });

/** A query. */
@ObjectType()
export class QueryStatement {
  /** Text of the query. */
  readonly value!: string;
  /** Language of the query. */
  readonly language!: QueryLanguage;
}

/** One step of what a task does to data. */
@ObjectType()
export class DataTransform {
  /** The query of the step. */
  readonly queryStatement?: QueryStatement | null;
}

/** What a task does to data. */
@ObjectType()
export class DataTransformLogic {
  /** The steps, in order. */
  readonly transforms!: DataTransform[];
}

/** One task of a pipeline. */
@ObjectType({ implements: () => Entity })
export class DataJob extends PlacedAsset {
  /** The pipeline of the task. */
  @Field(() => DataFlow, { nullable: true })
  readonly dataFlow?: EntityRef | null;
  /** Id of the task in its pipeline. */
  readonly jobId!: string;
  /** The platform of the task. */
  @Field(() => DataPlatform, { nullable: true })
  readonly platform?: EntityRef | null;
  /** What the orchestrator tells of the task. */
  readonly properties?: DataJobProperties | null;
  /** What people wrote about the task. */
  readonly editableProperties?: DataJobEditableProperties | null;
  /** What the task reads and writes. */
  @Field(() => DataJobInputOutput, { nullable: true })
  readonly inputOutput?: DataJobInputOutput | null;
  /** The same as `properties`. */
  @Field(() => DataJobInfo, { nullable: true, deprecationReason: 'Use properties.' })
  readonly info?: DataJobInfo | null;
  /** What the task does to data. */
  readonly dataTransformLogic?: DataTransformLogic | null;
}
