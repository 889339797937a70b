import { Field, InterfaceType, ObjectType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';
import { ForeignKeyConstraint } from './foreign-key-constraint.model.js';
import { PlatformSchema } from './platform-schema.model.js';
import type { PlatformSchemaValue } from './platform-schema.js';
import { SchemaField } from './schema-field.model.js';

/** A piece of metadata that has versions. */
@InterfaceType({ resolveType: () => 'SchemaMetadata' })
export abstract class Aspect {
  /** Version of the metadata, as its source counts. */
  @Field(() => Long, { nullable: true })
  readonly version?: number | null;
}

/** The columns of a dataset, and what the platform says of them; the two GraphQL types that show it share these fields. */
@ObjectType({ isAbstract: true })
abstract class SchemaDetails {
  /** Urn of the dataset, where the source named it. */
  readonly datasetUrn?: string | null;
  /** Name of the schema. */
  readonly name!: string;
  /** Urn of the platform. */
  readonly platformUrn!: string;
  /** The cluster that the schema comes from. */
  readonly cluster?: string | null;
  /** Fingerprint of the schema. */
  readonly hash!: string;
  /** What the platform itself has for the schema. */
  @Field(() => PlatformSchema, { nullable: true })
  readonly platformSchema?: PlatformSchemaValue | null;
  /** The columns. */
  readonly fields!: SchemaField[];
  /** Paths of the columns that make the primary key. */
  @Field(() => [String], { nullable: true })
  readonly primaryKeys?: string[] | null;
  /** References to columns of other datasets. */
  @Field(() => [ForeignKeyConstraint], { nullable: 'itemsAndList' })
  readonly foreignKeys?: ForeignKeyConstraint[] | null;
  /** When the schema was made. */
  @Field(() => Long, { nullable: true })
  readonly createdAt?: number | null;
}

/** The columns of a dataset. */
@ObjectType({ implements: () => Aspect })
export class SchemaMetadata extends SchemaDetails {
  /** Version of the schema, as its source counts. */
  @Field(() => Long)
  readonly version!: number;
  /** Which stored version this is: 0 is the latest. */
  @Field(() => Long, { nullable: true })
  readonly aspectVersion?: number | null;
}

/** The columns of a dataset. Deprecated: use `SchemaMetadata`. */
@ObjectType()
export class Schema extends SchemaDetails {
  /** Version of the schema, as its source counts. */
  @Field(() => Long)
  readonly version!: number;
  /** When the schema was last seen at its source. */
  @Field(() => Long, { nullable: true })
  readonly lastObserved?: number | null;
}
