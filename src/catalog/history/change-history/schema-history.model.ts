import { Field, ObjectType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';
import { ChangeOperationType } from './change-operation-type.enum.js';

/** A version of a dataset, derived from its changes. */
@ObjectType()
export class SemanticVersionStruct {
  /** The version, such as `1.0.0`. */
  readonly semanticVersion?: string | null;
  /** Time when the version was created, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly semanticVersionTimestamp?: number | null;
  /** Stored version of each aspect, such as `schemaMetadata:2`; 0 is the latest. */
  readonly versionStamp?: string | null;
}

/** The versions of a schema. */
@ObjectType()
export class GetSchemaVersionListResult {
  readonly latestVersion?: SemanticVersionStruct | null;
  /** Always null. */
  readonly version?: SemanticVersionStruct | null;
  /** All versions, latest first. */
  @Field(() => [SemanticVersionStruct], { nullable: true })
  readonly semanticVersionList?: SemanticVersionStruct[] | null;
}

/** A change of a column. */
@ObjectType()
export class SchemaFieldChange {
  @Field(() => Long)
  readonly timestampMillis!: number;
  /** The version that contains the change. */
  readonly lastSemanticVersion!: string;
  /** Stored version of each aspect, such as `schemaMetadata:2`; 0 is the latest. */
  readonly versionStamp!: string;
  readonly changeType!: ChangeOperationType;
  /** Description of the change. */
  readonly lastSchemaFieldChange?: string | null;
}

/** The latest change of a column. */
@ObjectType()
export class SchemaFieldBlame {
  readonly fieldPath!: string;
  readonly schemaFieldChange!: SchemaFieldChange;
}

/** The latest change of each column of a schema. */
@ObjectType()
export class GetSchemaBlameResult {
  /** The latest version considered. */
  readonly version?: SemanticVersionStruct | null;
  @Field(() => [SchemaFieldBlame], { nullable: true })
  readonly schemaFieldBlameList?: SchemaFieldBlame[] | null;
}
