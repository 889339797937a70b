import { ObjectType } from '@nestjs/graphql';
import { AuditStamp, Entity, Status } from '../../entities/index.js';

/** Properties of an ownership type. */
@ObjectType()
export class OwnershipTypeInfo {
  /** Display name. */
  readonly name!: string;
  /** Responsibilities of owners of the type. */
  readonly description?: string | null;
  /** When the ownership type was created. */
  readonly created?: AuditStamp | null;
  /** When the ownership type was created, as in `created`. */
  readonly lastModified?: AuditStamp | null;
}

/** An ownership type, built-in or custom. */
@ObjectType({ implements: () => Entity })
export class OwnershipTypeEntity extends Entity {
  /** Properties of the ownership type. */
  readonly info?: OwnershipTypeInfo | null;
  /** Whether the ownership type is soft-deleted. */
  readonly status?: Status | null;
}
