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
import { VersionTag } from '../../history/versions/index.js';
import { MLDetails, MLEditableDetails, MLModelLineageInfo } from './ml-shared.model.js';

/** Properties of a model group. */
@ObjectType()
export class MLModelGroupProperties extends MLDetails {
  /** Display name; the name in the urn if none is stored. */
  readonly name?: string | null;
  /** Creation of the group. */
  readonly created?: AuditStamp | null;
  /** Last change of the group. */
  readonly lastModified?: AuditStamp | null;
  /** Version of the group. */
  readonly version?: VersionTag | null;
  /** URL of the group on its platform. */
  readonly externalUrl?: string | null;
  /** Creation time of the group. */
  @Field(() => Long, { nullable: true, deprecationReason: 'Use created.' })
  readonly createdAt?: number | null;
  /** Jobs upstream and downstream of the group. */
  readonly mlModelLineageInfo?: MLModelLineageInfo | null;
}

/** Properties of a model group that users edited. */
@ObjectType()
export class MLModelGroupEditableProperties extends MLEditableDetails {}

/** A group of related models, such as versions of one model. */
@ObjectType({ implements: () => [EntityWithRelationships, Entity] })
export class MLModelGroup extends Asset {
  /** Name of the group on its platform. */
  readonly name!: string;
  /** Platform of the group. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** Environment of the group. */
  readonly origin!: FabricType;
  /** Description of the group. */
  readonly description?: string | null;
  /** Properties of the group. */
  readonly properties?: MLModelGroupProperties | null;
  /** Properties of the group that users edited. */
  readonly editableProperties?: MLModelGroupEditableProperties | null;
  /** Paths of the group in the legacy browse tree. */
  readonly browsePaths?: BrowsePath[] | null;
  /** Path of the group in the browse tree. */
  readonly browsePathV2?: BrowsePathV2 | null;
}
