import { Field, ObjectType } from '@nestjs/graphql';
import { CustomPropertiesEntry } from '../shared/custom-properties-entry.model.js';
import { Entity } from '../entity.model.js';
import type { EntityRef } from '../entity-ref.js';
import { Status } from '../shared/status.model.js';
import { DataPlatform } from './data-platform.model.js';

/** What is known of one installation of a data platform. */
@ObjectType()
export class DataPlatformInstanceProperties {
  /** Name for people. */
  readonly name?: string | null;
  /** What the installation is for. */
  readonly description?: string | null;
  /** Free-form properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
  /** Address of the installation in its own tool. */
  readonly externalUrl?: string | null;
}

/** One installation of a data platform, as in one Kafka cluster of several. */
@ObjectType({ implements: () => Entity })
export class DataPlatformInstance extends Entity {
  /** The platform that is installed. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** Id of the installation, unique on its platform. */
  readonly instanceId!: string;
  /** What is known of the installation. */
  readonly properties?: DataPlatformInstanceProperties | null;
  /** Whether the installation is in use. */
  readonly status?: Status | null;
}
