import { Field, ObjectType } from '@nestjs/graphql';
import { Entity } from '../entity.model.js';
import { Long } from '../scalars/long.scalar.js';
import { PlatformType } from './platform-type.enum.js';

/** What is known of a data platform. Deprecated: use `DataPlatformProperties`. */
@ObjectType()
export class DataPlatformInfo {
  /** Family of the platform. */
  readonly type!: PlatformType;
  /** Name for people. */
  readonly displayName?: string | null;
  /** What separates the parts of a dataset's name, as in `.`. */
  readonly datasetNameDelimiter!: string;
  /** Address of the platform's picture. */
  readonly logoUrl?: string | null;
}

/** What is known of a data platform. */
@ObjectType()
export class DataPlatformProperties {
  /** Family of the platform. */
  readonly type!: PlatformType;
  /** Name for people. */
  readonly displayName?: string | null;
  /** What separates the parts of a dataset's name, as in `.`. */
  readonly datasetNameDelimiter!: string;
  /** Address of the platform's picture. */
  readonly logoUrl?: string | null;
  /** Whether the platform holds logical models only. */
  readonly logical?: boolean | null;
}

/** A system that holds or moves data, as in Snowflake or Kafka. */
@ObjectType({ implements: () => Entity })
export class DataPlatform extends Entity {
  /** Id of the platform, as in `snowflake`. */
  readonly name!: string;
  /** When an ingestion run last saw the platform. */
  @Field(() => Long, { nullable: true })
  readonly lastIngested?: number | null;
  /** What is known of the platform. */
  readonly properties?: DataPlatformProperties | null;
  /** Name for people. */
  @Field({ deprecationReason: 'Use properties.displayName.' })
  readonly displayName?: string | null;
  /** The same as `properties`. */
  @Field(() => DataPlatformInfo, { nullable: true, deprecationReason: 'Use properties.' })
  readonly info?: DataPlatformInfo | null;
}
