import { ObjectType } from '@nestjs/graphql';
import { AuditStamp, Entity, Status } from '../../entities/index.js';

/** Properties of an ownership type. */
@ObjectType()
export class OwnershipTypeInfo {
  /** Display name. */
  readonly name!: string;
  /** Responsibilities of owners of the type. */
  readonly description?: string | null;
  /** Time and actor of the creation. */
  readonly created?: AuditStamp | null;
  /** The same as `created`. */
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
