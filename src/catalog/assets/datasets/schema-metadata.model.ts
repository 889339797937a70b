import { Field, InterfaceType, ObjectType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';
import { ForeignKeyConstraint } from './foreign-key-constraint.model.js';
import { PlatformSchema } from './platform-schema.model.js';
import type { PlatformSchemaValue } from './platform-schema.js';
import { SchemaField } from './schema-field.model.js';

/** A versioned aspect. */
@InterfaceType({ resolveType: () => 'SchemaMetadata' })
export abstract class Aspect {
  /** Version of the metadata in its source. */
  @Field(() => Long, { nullable: true })
  readonly version?: number | null;
}

/** The schema of a dataset: fields that both of its GraphQL types share. */
@ObjectType({ isAbstract: true })
abstract class SchemaDetails {
  /** Urn of the dataset, if the source provides it. */
  readonly datasetUrn?: string | null;
  /** Name of the schema. */
  readonly name!: string;
  /** Urn of the platform. */
  readonly platformUrn!: string;
  /** Cluster of the schema. */
  readonly cluster?: string | null;
  /** Hash of the schema. */
  readonly hash!: string;
  /** Native schema of the platform. */
  @Field(() => PlatformSchema, { nullable: true })
  readonly platformSchema?: PlatformSchemaValue | null;
  /** The columns. */
  readonly fields!: SchemaField[];
  /** Paths of the columns of the primary key. */
  @Field(() => [String], { nullable: true })
  readonly primaryKeys?: string[] | null;
  /** Foreign keys of the dataset. */
  @Field(() => [ForeignKeyConstraint], { nullable: 'itemsAndList' })
  readonly foreignKeys?: ForeignKeyConstraint[] | null;
  /** Time of the creation of the schema. */
  @Field(() => Long, { nullable: true })
  readonly createdAt?: number | null;
}

/** The schema of a dataset. */
@ObjectType({ implements: () => Aspect })
export class SchemaMetadata extends SchemaDetails {
  /** Version of the schema in its source. */
  @Field(() => Long)
  readonly version!: number;
  /** Stored version: 0 is the latest. */
  @Field(() => Long, { nullable: true })
  readonly aspectVersion?: number | null;
}

/** The schema of a dataset. Deprecated: use `SchemaMetadata`. */
@ObjectType()
export class Schema extends SchemaDetails {
  /** Version of the schema in its source. */
  @Field(() => Long)
  readonly version!: number;
  /** Time when an ingestion run last observed the schema. */
  @Field(() => Long, { nullable: true })
  readonly lastObserved?: number | null;
}
