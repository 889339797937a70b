import { ObjectType } from '@nestjs/graphql';
import { Entity, StringMapEntry } from '../../../entities/index.js';

/** Properties of a platform resource. */
@ObjectType()
export class DataHubPlatformResourceProperties {
  /** Members of the stored value, if it is a JSON object. */
  readonly customProperties?: StringMapEntry[] | null;
}

/** A platform resource: data that a program stores about a platform, such as its read position. */
@ObjectType({ implements: () => Entity })
export class DataHubPlatformResource extends Entity {
  /** Properties of the resource. */
  readonly properties?: DataHubPlatformResourceProperties | null;
}
