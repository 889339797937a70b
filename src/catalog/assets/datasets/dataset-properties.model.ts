import { Field, ObjectType } from '@nestjs/graphql';
import { AuditStamp, CustomPropertiesEntry, Long } from '../../../entities/index.js';
import { FabricType } from './fabric-type.enum.js';

/** What the platform tells of a dataset. */
@ObjectType()
export class DatasetProperties {
  /** Name of the dataset on its platform. */
  readonly name!: string;
  /** Name of the dataset with those of what is around it. */
  readonly qualifiedName?: string | null;
  /** Environment that the dataset lives in. */
  readonly origin!: FabricType;
  /** What the dataset holds. */
  readonly description?: string | null;
  /** Free-form properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
  /** Address of the dataset in its own tool. */
  readonly externalUrl?: string | null;
  /** When the dataset was made on its platform. */
  @Field(() => Long, { nullable: true })
  readonly created?: number | null;
  /** Urn of who made it there. */
  readonly createdActor?: string | null;
  /** When the dataset was last changed on its platform, and by whom; time 0 when that is not known. */
  readonly lastModified!: AuditStamp;
  /** Urn of who changed it last. */
  @Field({ deprecationReason: 'Use lastModified.' })
  readonly lastModifiedActor?: string | null;
}

/** What people wrote about a dataset. */
@ObjectType()
export class DatasetEditableProperties {
  /** What the dataset holds; goes before the description that was ingested. */
  readonly description?: string | null;
  /** Name for people; goes before the name that was ingested. */
  readonly name?: string | null;
}

/** What a view selects. */
@ObjectType()
export class ViewProperties {
  /** Whether the platform keeps the result. */
  readonly materialized!: boolean;
  /** The query behind the view. */
  readonly logic!: string;
  /** The query, set out for people. */
  readonly formattedLogic?: string | null;
  /** Language of the query, as in `SQL`. */
  readonly language!: string;
}

/** How an entity is shown inside other pages. */
@ObjectType()
export class Embed {
  /** Address to show. */
  readonly renderUrl?: string | null;
}
