import { ObjectType } from '@nestjs/graphql';
import { Entity, StringMapEntry } from '../../../entities/index.js';

/** What is known of something that a platform has. */
@ObjectType()
export class DataHubPlatformResourceProperties {
  /** The members of the stored value, where it is a JSON object. */
  readonly customProperties?: StringMapEntry[] | null;
}

/** Something that a platform has and a program keeps here, such as how far it has read. */
@ObjectType({ implements: () => Entity })
export class DataHubPlatformResource extends Entity {
  /** What is known of it. */
  readonly properties?: DataHubPlatformResourceProperties | null;
}
