import { Field, ObjectType } from '@nestjs/graphql';
import { Asset } from '../../assets/assets/index.js';
import { BrowsePathV2 } from '../../assets/containers/index.js';
import { FabricType } from '../../assets/datasets/index.js';
import { BrowsePath } from '../../../discovery/index.js';
import { AuditStamp, Entity, type EntityRef, Long, DataPlatform } from '../../../entities/index.js';
import { GlobalTags } from '../../../annotations/index.js';
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

/** What is known of a model. */
@ObjectType()
export class MLModelProperties extends MLDetails {
  /** Name for people; the one in the urn where none was given. */
  readonly name?: string | null;
  /** When the model was changed last, and by whom. */
  readonly lastModified?: AuditStamp | null;
  /** Version of the model. */
  readonly version?: string | null;
  /** Kind of the algorithm. */
  readonly type?: string | null;
  /** Settings of the training. */
  @Field(() => [MLHyperParam], { nullable: 'itemsAndList' })
  readonly hyperParams?: (MLHyperParam | null)[] | null;
  /** One of the settings of the training, in an older form. */
  readonly hyperParameters?: HyperParameterMap | null;
  /** What the training achieved. */
  @Field(() => [MLMetric], { nullable: 'itemsAndList' })
  readonly trainingMetrics?: (MLMetric | null)[] | null;
  /** Urns of the features that the model uses. */
  @Field(() => [String], { nullable: true })
  readonly mlFeatures?: string[] | null;
  /** Labels of the model on its platform. */
  readonly tags?: string[] | null;
  /** The groups that the model belongs to. */
  @Field(() => [MLModelGroup], { nullable: 'itemsAndList' })
  readonly groups?: (EntityRef | null)[] | null;
  /** Address of the model in its own tool. */
  readonly externalUrl?: string | null;
  /** When the model was made, and by whom. */
  readonly created?: AuditStamp | null;
  /** When the model was made. */
  @Field(() => Long, { nullable: true, deprecationReason: 'Use created.' })
  readonly date?: number | null;
  /** The jobs around the model. */
  readonly mlModelLineageInfo?: MLModelLineageInfo | null;
}

/** What people wrote about a model. */
@ObjectType()
export class MLModelEditableProperties extends MLEditableDetails {}

/** A model that was trained on data. */
@ObjectType({ implements: () => Entity })
export class MLModel extends Asset {
  /** Name of the model on its platform. */
  readonly name!: string;
  /** The platform of the model. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** Environment that the model lives in. */
  readonly origin!: FabricType;
  /** What the model is. */
  readonly description?: string | null;
  /** The same as `tags`. */
  @Field(() => GlobalTags, { nullable: true, deprecationReason: 'Use tags.' })
  readonly globalTags?: GlobalTags | null;
  /** What is known of the model. */
  readonly properties?: MLModelProperties | null;
  /** What people wrote about the model. */
  readonly editableProperties?: MLModelEditableProperties | null;
  /** What the model is made for. */
  readonly intendedUse?: IntendedUse | null;
  /** What the results of the model may depend on. */
  readonly factorPrompts?: MLModelFactorPrompts | null;
  /** How the model is measured. */
  readonly metrics?: Metrics | null;
  /** How the model was measured for different groups. */
  readonly quantitativeAnalyses?: QuantitativeAnalyses | null;
  /** Who is charged for the model. */
  readonly cost?: Cost | null;
  /** Data that the model was evaluated with. */
  readonly evaluationData?: BaseData[] | null;
  /** Data that the model was trained with. */
  readonly trainingData?: BaseData[] | null;
  /** What should be thought of when the model is used. */
  readonly ethicalConsiderations?: EthicalConsiderations | null;
  /** What is not sure about the model. */
  readonly caveatsAndRecommendations?: CaveatsAndRecommendations | null;
  /** The code of the model. */
  readonly sourceCode?: SourceCode | null;
  /** Places of the model in the older browse tree. */
  readonly browsePaths?: BrowsePath[] | null;
  /** The way to the model through its platform. */
  readonly browsePathV2?: BrowsePathV2 | null;
}
