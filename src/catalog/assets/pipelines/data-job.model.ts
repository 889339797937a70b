import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PlacedAsset } from '../containers/index.js';
import { Dataset } from '../datasets/index.js';
import { Entity, type EntityRef, EntityWithRelationships, DataPlatform } from '../../../entities/index.js';
import { DataFlow } from './data-flow.model.js';
import { HasExecutionRuns } from './execution-runs.model.js';
import { PipelineDetails } from './pipeline-details.model.js';

/** Properties of a data job from its orchestrator. */
@ObjectType()
export class DataJobProperties extends PipelineDetails {}

/** Properties of a data job from its orchestrator. Deprecated: use `DataJobProperties`. */
@ObjectType()
export class DataJobInfo extends PipelineDetails {}

/** Editable properties of a data job. */
@ObjectType()
export class DataJobEditableProperties {
  /** Description of the data job; takes precedence over the ingested description. */
  readonly description?: string | null;
}

/** Inputs and outputs of a data job. */
@ObjectType()
export class DataJobInputOutput {
  /** Datasets that the data job reads. */
  @Field(() => [Dataset], { nullable: true, deprecationReason: 'Use relationships.' })
  readonly inputDatasets?: EntityRef[] | null;
  /** Datasets that the data job writes. */
  @Field(() => [Dataset], { nullable: true, deprecationReason: 'Use relationships.' })
  readonly outputDatasets?: EntityRef[] | null;
  /** Data jobs that must run before the data job. */
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

/** A transformation of data by a data job. */
@ObjectType()
export class DataTransform {
  /** Query of the transformation. */
  readonly queryStatement?: QueryStatement | null;
}

/** The transformations of a data job. */
@ObjectType()
export class DataTransformLogic {
  /** The transformations, in order. */
  readonly transforms!: DataTransform[];
}

/** A data job: a task of a data flow. */
@ObjectType({ implements: () => [EntityWithRelationships, HasExecutionRuns, Entity] })
export class DataJob extends PlacedAsset {
  /** The data flow of the data job. */
  @Field(() => DataFlow, { nullable: true })
  readonly dataFlow?: EntityRef | null;
  /** Id of the data job in its data flow. */
  readonly jobId!: string;
  /** The platform of the data job. */
  @Field(() => DataPlatform, { nullable: true })
  readonly platform?: EntityRef | null;
  /** Properties of the data job from its orchestrator. */
  readonly properties?: DataJobProperties | null;
  /** Editable properties of the data job. */
  readonly editableProperties?: DataJobEditableProperties | null;
  /** Inputs and outputs of the data job. */
  @Field(() => DataJobInputOutput, { nullable: true })
  readonly inputOutput?: DataJobInputOutput | null;
  /** The same as `properties`. */
  @Field(() => DataJobInfo, { nullable: true, deprecationReason: 'Use properties.' })
  readonly info?: DataJobInfo | null;
  /** Transformations of the data job. */
  readonly dataTransformLogic?: DataTransformLogic | null;
}
