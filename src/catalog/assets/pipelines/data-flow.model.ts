import { Field, ObjectType } from '@nestjs/graphql';
import { PlacedAsset } from '../containers/index.js';
import { Entity, type EntityRef, EntityWithRelationships, DataPlatform } from '../../../entities/index.js';
import { HasExecutionRuns } from './execution-runs.model.js';
import { PipelineDetails } from './pipeline-details.model.js';

/** Properties of a data flow from its orchestrator. */
@ObjectType()
export class DataFlowProperties extends PipelineDetails {
  /** Project of the data flow. */
  readonly project?: string | null;
}

/** Properties of a data flow from its orchestrator. Deprecated: use `DataFlowProperties`. */
@ObjectType()
export class DataFlowInfo extends PipelineDetails {
  /** Project of the data flow. */
  readonly project?: string | null;
}

/** Editable properties of a data flow. */
@ObjectType()
export class DataFlowEditableProperties {
  /** Description of the data flow; takes precedence over the ingested description. */
  readonly description?: string | null;
}

/** A data flow: a pipeline of data jobs. */
@ObjectType({ implements: () => [EntityWithRelationships, HasExecutionRuns, Entity] })
export class DataFlow extends PlacedAsset {
  /** Id of the orchestrator, such as `airflow`. */
  readonly orchestrator!: string;
  /** Id of the data flow in its orchestrator. */
  readonly flowId!: string;
  /** Cluster that the data flow runs on. */
  readonly cluster!: string;
  /** The platform of the data flow. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** Properties of the data flow from its orchestrator. */
  readonly properties?: DataFlowProperties | null;
  /** Editable properties of the data flow. */
  readonly editableProperties?: DataFlowEditableProperties | null;
  /** The same as `properties`. */
  @Field(() => DataFlowInfo, { nullable: true, deprecationReason: 'Use properties.' })
  readonly info?: DataFlowInfo | null;
}
