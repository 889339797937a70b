import { ObjectType } from '@nestjs/graphql';
import { AuditStamp, Entity, Status } from '../../entities/index.js';

/** What is known of a kind of ownership. */
@ObjectType()
export class OwnershipTypeInfo {
  /** Name for people. */
  readonly name!: string;
  /** What owners of this kind answer for. */
  readonly description?: string | null;
  /** When the kind was made. */
  readonly created?: AuditStamp | null;
  /** When the kind was made, too. */
  readonly lastModified?: AuditStamp | null;
}

/** A kind of ownership, built in or made by people. */
@ObjectType({ implements: () => Entity })
export class OwnershipTypeEntity extends Entity {
  /** What is known of the kind. */
  readonly info?: OwnershipTypeInfo | null;
  /** Whether the kind is in use. */
  readonly status?: Status | null;
}
