import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Entity, type EntityRef, DataPlatform } from '../../entities/index.js';

/** How the details of a connection are written. */
export enum DataHubConnectionDetailsType {
  JSON = 'JSON',
}

registerEnumType(DataHubConnectionDetailsType, {
  name: 'DataHubConnectionDetailsType',
  description: 'How the details of a connection are written.',
  valuesMap: { JSON: { description: 'As a JSON text.' } },
});

/** Details of a connection, written as JSON. */
@ObjectType()
export class DataHubJsonConnection {
  /** The JSON text in clear. */
  readonly blob!: string;
}

/** How to connect. */
@ObjectType()
export class DataHubConnectionDetails {
  /** How the details are written. */
  readonly type!: DataHubConnectionDetailsType;
  /** The details; only for programs of those who manage connections. */
  readonly json?: DataHubJsonConnection | null;
  /** Name for people. */
  readonly name?: string | null;
}

/** How to connect to another system. */
@ObjectType({ implements: () => Entity })
export class DataHubConnection extends Entity {
  /** How to connect. */
  readonly details!: DataHubConnectionDetails;
  /** Platform of the other system. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
}
