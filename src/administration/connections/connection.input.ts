import { Field, InputType } from '@nestjs/graphql';
import { DataHubConnectionDetailsType } from './connection.model.js';

/** Details of a connection, written as JSON. */
@InputType()
export class DataHubJsonConnectionInput {
  /** The JSON text in clear; it is stored encrypted. */
  readonly blob!: string;
}

/** What a connection is to be. */
@InputType()
export class UpsertDataHubConnectionInput {
  /** Id of the connection, the last part of its urn; a new connection when absent. */
  readonly id?: string | null;
  /** How the details are written. */
  @Field(() => DataHubConnectionDetailsType)
  readonly type!: DataHubConnectionDetailsType;
  /** Urn of the other system's platform. */
  readonly platformUrn!: string;
  /** The details; must be given where `type` is JSON. */
  readonly json?: DataHubJsonConnectionInput | null;
  /** Name for people; the id when absent. */
  readonly name?: string | null;
}
