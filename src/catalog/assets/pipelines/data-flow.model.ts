import { Field, ObjectType } from '@nestjs/graphql';
import { PlacedAsset } from '../containers/index.js';
import { Entity, type EntityRef, DataPlatform } from '../../../entities/index.js';
import { PipelineDetails } from './pipeline-details.model.js';

/** What the orchestrator tells of a pipeline. */
@ObjectType()
export class DataFlowProperties extends PipelineDetails {
  /** Project that the pipeline belongs to. */
  readonly project?: string | null;
}

/** What the orchestrator tells of a pipeline. Deprecated: use `DataFlowProperties`. */
@ObjectType()
export class DataFlowInfo extends PipelineDetails {
  /** Project that the pipeline belongs to. */
  readonly project?: string | null;
}

/** What people wrote about a pipeline. */
@ObjectType()
export class DataFlowEditableProperties {
  /** What the pipeline does; goes before the description that was ingested. */
  readonly description?: string | null;
}

/** A pipeline: tasks that run together. */
@ObjectType({ implements: () => Entity })
export class DataFlow extends PlacedAsset {
  /** Id of the orchestrator, as in `airflow`. */
  readonly orchestrator!: string;
  /** Id of the pipeline in its orchestrator. */
  readonly flowId!: string;
  /** Where the pipeline runs. */
  readonly cluster!: string;
  /** The platform of the pipeline. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** What the orchestrator tells of the pipeline. */
  readonly properties?: DataFlowProperties | null;
  /** What people wrote about the pipeline. */
  readonly editableProperties?: DataFlowEditableProperties | null;
  /** The same as `properties`. */
  @Field(() => DataFlowInfo, { nullable: true, deprecationReason: 'Use properties.' })
  readonly info?: DataFlowInfo | null;
}
