import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Entity, type EntityRef, DataPlatform } from '../../entities/index.js';

/** Format of the details of a connection. */
export enum DataHubConnectionDetailsType {
  JSON = 'JSON',
}

registerEnumType(DataHubConnectionDetailsType, {
  name: 'DataHubConnectionDetailsType',
  description: 'Format of the details of a connection.',
  valuesMap: { JSON: { description: 'JSON text.' } },
});

/** Details of a connection as JSON. */
@ObjectType()
export class DataHubJsonConnection {
  /** The JSON text, decrypted. */
  readonly blob!: string;
}

/** Details of a connection. */
@ObjectType()
export class DataHubConnectionDetails {
  /** Format of the details. */
  readonly type!: DataHubConnectionDetailsType;
  /** The details; null for browsers and for actors who do not manage connections. */
  readonly json?: DataHubJsonConnection | null;
  /** Display name. */
  readonly name?: string | null;
}

/** A connection to an external system. */
@ObjectType({ implements: () => Entity })
export class DataHubConnection extends Entity {
  /** Details of a connection. */
  readonly details!: DataHubConnectionDetails;
  /** Platform of the external system. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
}
