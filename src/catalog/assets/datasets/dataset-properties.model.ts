import { Field, ObjectType } from '@nestjs/graphql';
import { AuditStamp, CustomPropertiesEntry, Long } from '../../../entities/index.js';
import { FabricType } from './fabric-type.enum.js';

/** Properties of a dataset from its platform. */
@ObjectType()
export class DatasetProperties {
  /** Name of the dataset on its platform. */
  readonly name!: string;
  /** Name of the dataset, qualified with the names of its parents. */
  readonly qualifiedName?: string | null;
  /** Environment of the dataset. */
  readonly origin!: FabricType;
  /** Description of the dataset. */
  readonly description?: string | null;
  /** Custom properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
  /** URL of the dataset on its platform. */
  readonly externalUrl?: string | null;
  /** Time of the creation on the platform. */
  @Field(() => Long, { nullable: true })
  readonly created?: number | null;
  /** Urn of the actor who created the dataset on the platform. */
  readonly createdActor?: string | null;
  /** Time and actor of the last change on the platform; time 0 if unknown. */
  readonly lastModified!: AuditStamp;
  /** Urn of the actor of the last change. */
  @Field({ deprecationReason: 'Use lastModified.' })
  readonly lastModifiedActor?: string | null;
}

/** Editable properties of a dataset. */
@ObjectType()
export class DatasetEditableProperties {
  /** Description of the dataset; takes precedence over the ingested description. */
  readonly description?: string | null;
  /** Display name; takes precedence over the ingested name. */
  readonly name?: string | null;
}

/** The definition of a view. */
@ObjectType()
export class ViewProperties {
  /** Whether the platform materializes the view. */
  readonly materialized!: boolean;
  /** Query of the view. */
  readonly logic!: string;
  /** Formatted query of the view. */
  readonly formattedLogic?: string | null;
  /** Language of the query, such as `SQL`. */
  readonly language!: string;
}

/** The embedded view of an entity. */
@ObjectType()
export class Embed {
  /** URL to embed. */
  readonly renderUrl?: string | null;
}
