import { Field, ObjectType } from '@nestjs/graphql';
import { Entity } from '../entity.model.js';
import { Long } from '../scalars/long.scalar.js';
import { PlatformType } from './platform-type.enum.js';

/** Properties of a data platform. Deprecated: use `DataPlatformProperties`. */
@ObjectType()
export class DataPlatformInfo {
  /** Type of the platform. */
  readonly type!: PlatformType;
  /** Display name. */
  readonly displayName?: string | null;
  /** Delimiter in names of datasets, such as `.`. */
  readonly datasetNameDelimiter!: string;
  /** URL of the platform's logo. */
  readonly logoUrl?: string | null;
}

/** Properties of a data platform. */
@ObjectType()
export class DataPlatformProperties {
  /** Type of the platform. */
  readonly type!: PlatformType;
  /** Display name. */
  readonly displayName?: string | null;
  /** Delimiter in names of datasets, such as `.`. */
  readonly datasetNameDelimiter!: string;
  /** URL of the platform's logo. */
  readonly logoUrl?: string | null;
  /** Whether the platform contains only logical models. */
  readonly logical?: boolean | null;
}

/** A system that stores or moves data, such as Snowflake or Kafka. */
@ObjectType({ implements: () => Entity })
export class DataPlatform extends Entity {
  /** Id of the platform, such as `snowflake`. */
  readonly name!: string;
  /** Time when an ingestion run last observed the platform. */
  @Field(() => Long, { nullable: true })
  readonly lastIngested?: number | null;
  /** Properties of the platform. */
  readonly properties?: DataPlatformProperties | null;
  /** Display name. */
  @Field({ deprecationReason: 'Use properties.displayName.' })
  readonly displayName?: string | null;
  /** The same as `properties`. */
  @Field(() => DataPlatformInfo, { nullable: true, deprecationReason: 'Use properties.' })
  readonly info?: DataPlatformInfo | null;
}
