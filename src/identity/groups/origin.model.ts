import { ObjectType, registerEnumType } from '@nestjs/graphql';

/** Origins of entities. */
export enum OriginType {
  NATIVE = 'NATIVE',
  EXTERNAL = 'EXTERNAL',
  UNKNOWN = 'UNKNOWN',
}

registerEnumType(OriginType, {
  name: 'OriginType',
  description: 'Origins of entities.',
  valuesMap: {
    NATIVE: { description: 'Created in this service.' },
    EXTERNAL: { description: 'Ingested from another system.' },
    UNKNOWN: { description: 'Not recorded.' },
  },
});

/** Origin of an entity. */
@ObjectType()
export class Origin {
  /** Type of the origin. */
  readonly type!: OriginType;
  /** Name of the other system, such as `AzureAD`; null for native entities. */
  readonly externalType?: string | null;
}
