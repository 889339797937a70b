import { Field, InterfaceType, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../../entities/index.js';
import { ResolvedAuditStamp } from '../../../identity/index.js';
import { VersionSet } from './version-set.model.js';
import { VersionTag } from './version-tag.model.js';

/** Properties of a version in a version set. */
@ObjectType()
export class VersionProperties {
  /** The version set. */
  @Field(() => VersionSet)
  readonly versionSet!: EntityRef;
  /** Name of the version. */
  @Field(() => VersionTag)
  readonly version!: VersionTag;
  /** Other names of the version. */
  readonly aliases!: VersionTag[];
  /** Comment on the version. */
  readonly comment?: string | null;
  /** Whether the version is the latest one of the set. */
  readonly isLatest!: boolean;
  /** Time and actor of the link to the set. */
  readonly created?: ResolvedAuditStamp | null;
  /** Time and actor of the creation of the version in its source system. */
  readonly createdInSource?: ResolvedAuditStamp | null;
}

/** An entity that can be a version in a version set. */
@InterfaceType({ resolveType: (ref: EntityRef) => ref.__typename })
export abstract class SupportsVersions {
  /** Properties of the version; null if the entity belongs to no version set. */
  @Field(() => VersionProperties, { nullable: true })
  readonly versionProperties?: VersionProperties | null;
}
