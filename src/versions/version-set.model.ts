import { ObjectType } from '@nestjs/graphql';
import { Entity } from '../entities/index.js';

/** The versions of one thing, in their order. */
@ObjectType({ implements: () => Entity })
export class VersionSet extends Entity {
  /** The version that stands last. */
  readonly latestVersion?: Entity | null;
}
