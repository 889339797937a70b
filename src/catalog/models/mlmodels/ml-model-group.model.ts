import { Field, ObjectType } from '@nestjs/graphql';
import { Asset } from '../../assets/assets/index.js';
import { BrowsePathV2 } from '../../assets/containers/index.js';
import { FabricType } from '../../assets/datasets/index.js';
import { BrowsePath } from '../../../discovery/index.js';
import { AuditStamp, Entity, type EntityRef, Long, DataPlatform } from '../../../entities/index.js';
import { MLDetails, MLEditableDetails, MLModelLineageInfo, VersionTag } from './ml-shared.model.js';

/** What is known of a group of models. */
@ObjectType()
export class MLModelGroupProperties extends MLDetails {
  /** Name for people; the one in the urn where none was given. */
  readonly name?: string | null;
  /** When the group was made, and by whom. */
  readonly created?: AuditStamp | null;
  /** When the group was changed last, and by whom. */
  readonly lastModified?: AuditStamp | null;
  /** Version of the group. */
  readonly version?: VersionTag | null;
  /** Address of the group in its own tool. */
  readonly externalUrl?: string | null;
  /** When the group was made. */
  @Field(() => Long, { nullable: true, deprecationReason: 'Use created.' })
  readonly createdAt?: number | null;
  /** The jobs around the group. */
  readonly mlModelLineageInfo?: MLModelLineageInfo | null;
}

/** What people wrote about a group of models. */
@ObjectType()
export class MLModelGroupEditableProperties extends MLEditableDetails {}

/** Models that are versions of one another, or compete. */
@ObjectType({ implements: () => Entity })
export class MLModelGroup extends Asset {
  /** Name of the group on its platform. */
  readonly name!: string;
  /** The platform of the group. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** Environment that the group lives in. */
  readonly origin!: FabricType;
  /** What the group is. */
  readonly description?: string | null;
  /** What is known of the group. */
  readonly properties?: MLModelGroupProperties | null;
  /** What people wrote about the group. */
  readonly editableProperties?: MLModelGroupEditableProperties | null;
  /** Places of the group in the older browse tree. */
  readonly browsePaths?: BrowsePath[] | null;
  /** The way to the group through its platform. */
  readonly browsePathV2?: BrowsePathV2 | null;
}
