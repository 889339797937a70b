import { Field, ObjectType } from '@nestjs/graphql';
import { Asset } from '../../assets/assets/index.js';
import { BrowsePathV2 } from '../../assets/containers/index.js';
import { Dataset } from '../../assets/datasets/index.js';
import { BrowsePath } from '../../../discovery/index.js';
import { Entity, type EntityRef, EntityWithRelationships, DataPlatform } from '../../../entities/index.js';
import { VersionTag } from '../../history/versions/index.js';
import { MLFeatureDataType } from './ml-feature-data-type.enum.js';
import { MLDetails, MLEditableDetails } from './ml-shared.model.js';

/** Properties that features and primary keys share. */
@ObjectType({ isAbstract: true })
abstract class FeatureDetails extends MLDetails {
  /** Data type of the values. */
  readonly dataType?: MLFeatureDataType | null;
  /** Version of the column. */
  readonly version?: VersionTag | null;
  /** Datasets that the values are derived from. */
  @Field(() => [Dataset], { nullable: 'itemsAndList' })
  readonly sources?: (EntityRef | null)[] | null;
}

/** Properties of a feature. */
@ObjectType()
export class MLFeatureProperties extends FeatureDetails {}

/** Properties of a primary key. */
@ObjectType()
export class MLPrimaryKeyProperties extends FeatureDetails {}

/** Properties of a feature that users edited. */
@ObjectType()
export class MLFeatureEditableProperties extends MLEditableDetails {}

/** Properties of a primary key that users edited. */
@ObjectType()
export class MLPrimaryKeyEditableProperties extends MLEditableDetails {}

/** Properties of a feature table that users edited. */
@ObjectType()
export class MLFeatureTableEditableProperties extends MLEditableDetails {}

/** A column of a feature table: fields that features and primary keys share. */
@ObjectType({ isAbstract: true })
abstract class FeatureColumn extends Asset {
  /** Name of the column. */
  readonly name!: string;
  /** Namespace of the name, such as the name of a table. */
  readonly featureNamespace!: string;
  /** Description of the column. */
  readonly description?: string | null;
  /** Data type of the values. */
  readonly dataType?: MLFeatureDataType | null;
}

/** An input variable of machine learning models. */
@ObjectType({ implements: () => [EntityWithRelationships, Entity] })
export class MLFeature extends FeatureColumn {
  /** Properties of the feature. */
  readonly properties?: MLFeatureProperties | null;
  /** The same as `properties`. */
  @Field(() => MLFeatureProperties, { nullable: true, deprecationReason: 'Use properties.' })
  readonly featureProperties?: MLFeatureProperties | null;
  /** Properties of the feature that users edited. */
  readonly editableProperties?: MLFeatureEditableProperties | null;
  /** Path of the feature in the browse tree. */
  readonly browsePathV2?: BrowsePathV2 | null;
}

/** A key that identifies the rows of a feature table. */
@ObjectType({ implements: () => [EntityWithRelationships, Entity] })
export class MLPrimaryKey extends FeatureColumn {
  /** Properties of the key. */
  readonly properties?: MLPrimaryKeyProperties | null;
  /** The same as `properties`. */
  @Field(() => MLPrimaryKeyProperties, { nullable: true, deprecationReason: 'Use properties.' })
  readonly primaryKeyProperties?: MLPrimaryKeyProperties | null;
  /** Properties of the key that users edited. */
  readonly editableProperties?: MLPrimaryKeyEditableProperties | null;
}

/** Properties of a feature table. */
@ObjectType()
export class MLFeatureTableProperties extends MLDetails {
  /** Features of the table. */
  @Field(() => [MLFeature], { nullable: 'itemsAndList' })
  readonly mlFeatures?: (EntityRef | null)[] | null;
  /** Primary keys of the table. */
  @Field(() => [MLPrimaryKey], { nullable: 'itemsAndList' })
  readonly mlPrimaryKeys?: (EntityRef | null)[] | null;
}

/** A group of features that are stored together. */
@ObjectType({ implements: () => [EntityWithRelationships, Entity] })
export class MLFeatureTable extends Asset {
  /** Name of the table on its platform. */
  readonly name!: string;
  /** Platform of the table. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** Description of the table. */
  readonly description?: string | null;
  /** Properties of the table. */
  readonly properties?: MLFeatureTableProperties | null;
  /** The same as `properties`. */
  @Field(() => MLFeatureTableProperties, { nullable: true, deprecationReason: 'Use properties.' })
  readonly featureTableProperties?: MLFeatureTableProperties | null;
  /** Properties of the table that users edited. */
  readonly editableProperties?: MLFeatureTableEditableProperties | null;
  /** Paths of the table in the legacy browse tree. */
  readonly browsePaths?: BrowsePath[] | null;
  /** Path of the table in the browse tree. */
  readonly browsePathV2?: BrowsePathV2 | null;
}
