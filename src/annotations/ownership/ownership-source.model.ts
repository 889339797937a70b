import { ObjectType, registerEnumType } from '@nestjs/graphql';

/** Sources of ownership information. */
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
  description: 'Sources of ownership information.',
});

/** Source of ownership information. */
@ObjectType()
export class OwnershipSource {
  /** Type of the source. */
  readonly type!: OwnershipSourceType;
  /** URL of the source. */
  readonly url?: string | null;
}
