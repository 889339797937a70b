import { Field, InputType } from '@nestjs/graphql';
import { DataHubConnectionDetailsType } from './connection.model.js';

/** Details of a connection as JSON. */
@InputType()
export class DataHubJsonConnectionInput {
  /** The JSON text, unencrypted; the service stores it encrypted. */
  readonly blob!: string;
}

/** The connection to create or replace. */
@InputType()
export class UpsertDataHubConnectionInput {
  /** Id of the connection, the last part of its urn; a random id when absent. */
  readonly id?: string | null;
  /** Format of the details. */
  @Field(() => DataHubConnectionDetailsType)
  readonly type!: DataHubConnectionDetailsType;
  /** Urn of the platform of the external system. */
  readonly platformUrn!: string;
  /** The details; required when `type` is JSON. */
  readonly json?: DataHubJsonConnectionInput | null;
  /** Display name; the id when absent. */
  readonly name?: string | null;
}
