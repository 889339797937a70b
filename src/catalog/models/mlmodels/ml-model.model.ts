import { Field, ObjectType } from '@nestjs/graphql';
import { Asset } from '../../assets/assets/index.js';
import { BrowsePathV2 } from '../../assets/containers/index.js';
import { FabricType } from '../../assets/datasets/index.js';
import { BrowsePath } from '../../../discovery/index.js';
import {
  AuditStamp,
  Entity,
  type EntityRef,
  EntityWithRelationships,
  Long,
  DataPlatform,
} from '../../../entities/index.js';
import { GlobalTags } from '../../../annotations/index.js';
import { SupportsVersions } from '../../history/versions/index.js';
import {
  BaseData,
  CaveatsAndRecommendations,
  EthicalConsiderations,
  IntendedUse,
  Metrics,
  MLModelFactorPrompts,
  SourceCode,
} from './ml-model-card.model.js';
import { Cost, HyperParameterMap, QuantitativeAnalyses } from './ml-measures.model.js';
import { MLModelGroup } from './ml-model-group.model.js';
import { MLDetails, MLEditableDetails, MLHyperParam, MLMetric, MLModelLineageInfo } from './ml-shared.model.js';

/** Properties of a model. */
@ObjectType()
export class MLModelProperties extends MLDetails {
  /** Display name; the name in the urn if none is stored. */
  readonly name?: string | null;
  /** Last change of the model. */
  readonly lastModified?: AuditStamp | null;
  /** Version of the model. */
  readonly version?: string | null;
  /** Type of the algorithm. */
  readonly type?: string | null;
  /** Hyperparameters of the training. */
  @Field(() => [MLHyperParam], { nullable: 'itemsAndList' })
  readonly hyperParams?: (MLHyperParam | null)[] | null;
  /** The first hyperparameter, in the legacy form. */
  readonly hyperParameters?: HyperParameterMap | null;
  /** Training metrics. */
  @Field(() => [MLMetric], { nullable: 'itemsAndList' })
  readonly trainingMetrics?: (MLMetric | null)[] | null;
  /** Urns of the features that the model uses. */
  @Field(() => [String], { nullable: true })
  readonly mlFeatures?: string[] | null;
  /** Tags of the model on its platform. */
  readonly tags?: string[] | null;
  /** Groups of the model. */
  @Field(() => [MLModelGroup], { nullable: 'itemsAndList' })
  readonly groups?: (EntityRef | null)[] | null;
  /** URL of the model on its platform. */
  readonly externalUrl?: string | null;
  /** Creation of the model. */
  readonly created?: AuditStamp | null;
  /** Creation time of the model. */
  @Field(() => Long, { nullable: true, deprecationReason: 'Use created.' })
  readonly date?: number | null;
  /** Jobs upstream and downstream of the model. */
  readonly mlModelLineageInfo?: MLModelLineageInfo | null;
}

/** Properties of a model that users edited. */
@ObjectType()
export class MLModelEditableProperties extends MLEditableDetails {}

/** A machine learning model. */
@ObjectType({ implements: () => [EntityWithRelationships, SupportsVersions, Entity] })
export class MLModel extends Asset {
  /** Name of the model on its platform. */
  readonly name!: string;
  /** Platform of the model. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** Environment of the model. */
  readonly origin!: FabricType;
  /** Description of the model. */
  readonly description?: string | null;
  /** The same as `tags`. */
  @Field(() => GlobalTags, { nullable: true, deprecationReason: 'Use tags.' })
  readonly globalTags?: GlobalTags | null;
  /** Properties of the model. */
  readonly properties?: MLModelProperties | null;
  /** Properties of the model that users edited. */
  readonly editableProperties?: MLModelEditableProperties | null;
  /** Intended use of the model. */
  readonly intendedUse?: IntendedUse | null;
  /** Factors that may influence the results of the model. */
  readonly factorPrompts?: MLModelFactorPrompts | null;
  /** Metrics of the model. */
  readonly metrics?: Metrics | null;
  /** Evaluation results of the model for different groups. */
  readonly quantitativeAnalyses?: QuantitativeAnalyses | null;
  /** Costs of the model. */
  readonly cost?: Cost | null;
  /** Datasets that the model was evaluated with. */
  readonly evaluationData?: BaseData[] | null;
  /** Datasets that the model was trained with. */
  readonly trainingData?: BaseData[] | null;
  /** Ethical considerations for the use of the model. */
  readonly ethicalConsiderations?: EthicalConsiderations | null;
  /** Caveats and recommendations for the model. */
  readonly caveatsAndRecommendations?: CaveatsAndRecommendations | null;
  /** Source code of the model. */
  readonly sourceCode?: SourceCode | null;
  /** Paths of the model in the legacy browse tree. */
  readonly browsePaths?: BrowsePath[] | null;
  /** Path of the model in the browse tree. */
  readonly browsePathV2?: BrowsePathV2 | null;
}
