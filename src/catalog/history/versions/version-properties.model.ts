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
  /** When the entity was linked to the set, and by whom. */
  readonly created?: ResolvedAuditStamp | null;
  /** When the version was created in its source system, and by whom. */
  readonly createdInSource?: ResolvedAuditStamp | null;
}

/** An entity that can be a version in a version set. */
@InterfaceType({ resolveType: (ref: EntityRef) => ref.__typename })
export abstract class SupportsVersions {
  /** Properties of the version; null when the entity belongs to no version set. */
  @Field(() => VersionProperties, { nullable: true })
  readonly versionProperties?: VersionProperties | null;
}
