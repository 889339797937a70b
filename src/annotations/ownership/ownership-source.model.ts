import { ObjectType, registerEnumType } from '@nestjs/graphql';

/** Where the knowledge of an owner comes from. */
export enum OwnershipSourceType {
  AUDIT = 'AUDIT',
  DATABASE = 'DATABASE',
  FILE_SYSTEM = 'FILE_SYSTEM',
  ISSUE_TRACKING_SYSTEM = 'ISSUE_TRACKING_SYSTEM',
  MANUAL = 'MANUAL',
  SERVICE = 'SERVICE',
  SOURCE_CONTROL = 'SOURCE_CONTROL',
  OTHER = 'OTHER',
}

registerEnumType(OwnershipSourceType, {
  name: 'OwnershipSourceType',
  description: 'Where the knowledge of an owner comes from.',
});

/** Where the knowledge of an owner comes from. */
@ObjectType()
export class OwnershipSource {
  /** Kind of the source. */
  readonly type!: OwnershipSourceType;
  /** Address at which the source can be looked at. */
  readonly url?: string | null;
}
