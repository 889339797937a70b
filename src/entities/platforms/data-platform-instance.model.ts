import { Field, ObjectType } from '@nestjs/graphql';
import { CustomPropertiesEntry } from '../shared/custom-properties-entry.model.js';
import { Entity } from '../entity.model.js';
import type { EntityRef } from '../entity-ref.js';
import { Status } from '../shared/status.model.js';
import { DataPlatform } from './data-platform.model.js';

/** Properties of an instance of a data platform. */
@ObjectType()
export class DataPlatformInstanceProperties {
  /** Display name. */
  readonly name?: string | null;
  /** Description of the instance. */
  readonly description?: string | null;
  /** Custom properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
  /** URL of the instance in its own tool. */
  readonly externalUrl?: string | null;
}

/** An instance of a data platform, such as one of several Kafka clusters. */
@ObjectType({ implements: () => Entity })
export class DataPlatformInstance extends Entity {
  /** Platform of the instance. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** Id of the instance, unique on its platform. */
  readonly instanceId!: string;
  /** Properties of the instance. */
  readonly properties?: DataPlatformInstanceProperties | null;
  /** Status of the instance. */
  readonly status?: Status | null;
}
