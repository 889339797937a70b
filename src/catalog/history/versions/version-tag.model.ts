import { ObjectType } from '@nestjs/graphql';

/** Name of a version. */
@ObjectType()
export class VersionTag {
  /** The name. */
  readonly versionTag?: string | null;
}
