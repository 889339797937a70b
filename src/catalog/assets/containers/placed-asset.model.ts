import { Field, ObjectType } from '@nestjs/graphql';
import { GlobalTags } from '../../../annotations/index.js';
import { BrowsePath } from '../../../discovery/index.js';
import type { EntityRef } from '../../../entities/index.js';
import { Asset } from '../assets/index.js';
import { BrowsePathV2 } from './browse-path-v2.model.js';
import { Container, ParentContainersResult } from './container.model.js';
import { SubTypes } from './sub-types.model.js';

/** An asset that can be in a container: fields that all such types share. */
@ObjectType({ isAbstract: true })
export abstract class PlacedAsset extends Asset {
  /** The container of the asset. */
  @Field(() => Container, { nullable: true })
  readonly container?: EntityRef | null;
  /** Ancestor containers of the asset, nearest first. */
  readonly parentContainers?: ParentContainersResult | null;
  /** Subtypes of the asset. */
  readonly subTypes?: SubTypes | null;
  /** Browse paths of the asset in the legacy format. */
  readonly browsePaths?: BrowsePath[] | null;
  /** Browse path of the asset. */
  readonly browsePathV2?: BrowsePathV2 | null;
  /** The same as `tags`. */
  @Field(() => GlobalTags, { nullable: true, deprecationReason: 'Use tags.' })
  readonly globalTags?: GlobalTags | null;
}
