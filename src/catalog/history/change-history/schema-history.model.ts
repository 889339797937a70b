import { Field, ObjectType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';
import { ChangeOperationType } from './change-operation-type.enum.js';

/** A version of a dataset, as it follows from its changes. */
@ObjectType()
export class SemanticVersionStruct {
  /** The version, as in 1.0.0. */
  readonly semanticVersion?: string | null;
  /** When it came, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly semanticVersionTimestamp?: number | null;
  /** The stored rows that were in force. */
  readonly versionStamp?: string | null;
}

/** The versions of a schema. */
@ObjectType()
export class GetSchemaVersionListResult {
  readonly latestVersion?: SemanticVersionStruct | null;
  /** Not filled. */
  readonly version?: SemanticVersionStruct | null;
  /** All versions, the latest first. */
  @Field(() => [SemanticVersionStruct], { nullable: true })
  readonly semanticVersionList?: SemanticVersionStruct[] | null;
}

/** A change of a column. */
@ObjectType()
export class SchemaFieldChange {
  @Field(() => Long)
  readonly timestampMillis!: number;
  /** The version that came with it. */
  readonly lastSemanticVersion!: string;
  /** The stored rows that were in force. */
  readonly versionStamp!: string;
  readonly changeType!: ChangeOperationType;
  /** The change in words. */
  readonly lastSchemaFieldChange?: string | null;
}

/** The last change of a column. */
@ObjectType()
export class SchemaFieldBlame {
  readonly fieldPath!: string;
  readonly schemaFieldChange!: SchemaFieldChange;
}

/** The last changes of all columns of a schema. */
@ObjectType()
export class GetSchemaBlameResult {
  /** The version up to which changes count. */
  readonly version?: SemanticVersionStruct | null;
  @Field(() => [SchemaFieldBlame], { nullable: true })
  readonly schemaFieldBlameList?: SchemaFieldBlame[] | null;
}
