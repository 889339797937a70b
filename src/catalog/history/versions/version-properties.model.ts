import { Field, InterfaceType, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../../entities/index.js';
import { ResolvedAuditStamp } from '../../../identity/index.js';
import { VersionSet } from './version-set.model.js';
import { VersionTag } from './version-tag.model.js';

/** What makes an entity a version of something. */
@ObjectType()
export class VersionProperties {
  /** The set of all versions. */
  @Field(() => VersionSet)
  readonly versionSet!: EntityRef;
  /** What this version is called. */
  @Field(() => VersionTag)
  readonly version!: VersionTag;
  /** What it is called besides. */
  readonly aliases!: VersionTag[];
  /** What is said of it. */
  readonly comment?: string | null;
  /** Whether it stands last in the set. */
  readonly isLatest!: boolean;
  /** When the entity became a version, and by whom. */
  readonly created?: ResolvedAuditStamp | null;
  /** When the version was made where it comes from, and by whom. */
  readonly createdInSource?: ResolvedAuditStamp | null;
}

/** An entity that may be a version of something. */
@InterfaceType({ resolveType: (ref: EntityRef) => ref.__typename })
export abstract class SupportsVersions {
  /** What makes it a version; null when it is no version of anything. */
  @Field(() => VersionProperties, { nullable: true })
  readonly versionProperties?: VersionProperties | null;
}
