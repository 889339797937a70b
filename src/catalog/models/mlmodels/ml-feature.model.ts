import { Field, ObjectType } from '@nestjs/graphql';
import { Asset } from '../../assets/assets/index.js';
import { BrowsePathV2 } from '../../assets/containers/index.js';
import { Dataset } from '../../assets/datasets/index.js';
import { BrowsePath } from '../../../discovery/index.js';
import { Entity, type EntityRef, DataPlatform } from '../../../entities/index.js';
import { MLFeatureDataType } from './ml-feature-data-type.enum.js';
import { MLDetails, MLEditableDetails, VersionTag } from './ml-shared.model.js';

/** What is known of a feature or a primary key: the fields that both have. */
@ObjectType({ isAbstract: true })
abstract class FeatureDetails extends MLDetails {
  /** Kind of the values. */
  readonly dataType?: MLFeatureDataType | null;
  /** Version. */
  readonly version?: VersionTag | null;
  /** Datasets that the values come from. */
  @Field(() => [Dataset], { nullable: 'itemsAndList' })
  readonly sources?: (EntityRef | null)[] | null;
}

/** What is known of a feature. */
@ObjectType()
export class MLFeatureProperties extends FeatureDetails {}

/** What is known of a primary key. */
@ObjectType()
export class MLPrimaryKeyProperties extends FeatureDetails {}

/** What people wrote about a feature. */
@ObjectType()
export class MLFeatureEditableProperties extends MLEditableDetails {}

/** What people wrote about a primary key. */
@ObjectType()
export class MLPrimaryKeyEditableProperties extends MLEditableDetails {}

/** What people wrote about a table of features. */
@ObjectType()
export class MLFeatureTableEditableProperties extends MLEditableDetails {}

/** A column of a feature table: the fields that features and primary keys have. */
@ObjectType({ isAbstract: true })
abstract class FeatureColumn extends Asset {
  /** Name of the column. */
  readonly name!: string;
  /** What keeps the name apart from others, as in the name of a table. */
  readonly featureNamespace!: string;
  /** What the column is. */
  readonly description?: string | null;
  /** Kind of the values. */
  readonly dataType?: MLFeatureDataType | null;
}

/** Something that models learn from. */
@ObjectType({ implements: () => Entity })
export class MLFeature extends FeatureColumn {
  /** What is known of the feature. */
  readonly properties?: MLFeatureProperties | null;
  /** The same as `properties`. */
  @Field(() => MLFeatureProperties, { nullable: true, deprecationReason: 'Use properties.' })
  readonly featureProperties?: MLFeatureProperties | null;
  /** What people wrote about the feature. */
  readonly editableProperties?: MLFeatureEditableProperties | null;
  /** The way to the feature through its platform. */
  readonly browsePathV2?: BrowsePathV2 | null;
}

/** What rows of a feature table are found by. */
@ObjectType({ implements: () => Entity })
export class MLPrimaryKey extends FeatureColumn {
  /** What is known of the key. */
  readonly properties?: MLPrimaryKeyProperties | null;
  /** The same as `properties`. */
  @Field(() => MLPrimaryKeyProperties, { nullable: true, deprecationReason: 'Use properties.' })
  readonly primaryKeyProperties?: MLPrimaryKeyProperties | null;
  /** What people wrote about the key. */
  readonly editableProperties?: MLPrimaryKeyEditableProperties | null;
}

/** What is known of a table of features. */
@ObjectType()
export class MLFeatureTableProperties extends MLDetails {
  /** The features. */
  @Field(() => [MLFeature], { nullable: 'itemsAndList' })
  readonly mlFeatures?: (EntityRef | null)[] | null;
  /** The primary keys. */
  @Field(() => [MLPrimaryKey], { nullable: 'itemsAndList' })
  readonly mlPrimaryKeys?: (EntityRef | null)[] | null;
}

/** Features that are kept together. */
@ObjectType({ implements: () => Entity })
export class MLFeatureTable extends Asset {
  /** Name of the table on its platform. */
  readonly name!: string;
  /** The platform of the table. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** What the table holds. */
  readonly description?: string | null;
  /** What is known of the table. */
  readonly properties?: MLFeatureTableProperties | null;
  /** The same as `properties`. */
  @Field(() => MLFeatureTableProperties, { nullable: true, deprecationReason: 'Use properties.' })
  readonly featureTableProperties?: MLFeatureTableProperties | null;
  /** What people wrote about the table. */
  readonly editableProperties?: MLFeatureTableEditableProperties | null;
  /** Places of the table in the older browse tree. */
  readonly browsePaths?: BrowsePath[] | null;
  /** The way to the table through its platform. */
  readonly browsePathV2?: BrowsePathV2 | null;
}
