import { ObjectType, registerEnumType } from '@nestjs/graphql';

/** Where an entity was made. */
export enum OriginType {
  NATIVE = 'NATIVE',
  EXTERNAL = 'EXTERNAL',
  UNKNOWN = 'UNKNOWN',
}

registerEnumType(OriginType, {
  name: 'OriginType',
  description: 'Where an entity was made.',
  valuesMap: {
    NATIVE: { description: 'In this service.' },
    EXTERNAL: { description: 'In another system, from which it was ingested.' },
    UNKNOWN: { description: 'Nobody recorded it.' },
  },
});

/** Where an entity came from. */
@ObjectType()
export class Origin {
  /** Whether it was made here. */
  readonly type!: OriginType;
  /** The other system, as in `AzureAD`, when it was made there. */
  readonly externalType?: string | null;
}
