import { ObjectType } from '@nestjs/graphql';
import { AuditStamp } from './audit-stamp.model.js';

/** Status of an entity. */
@ObjectType()
export class Status {
  /** Whether the entity is soft-deleted: hidden from search, with its metadata kept. */
  readonly removed!: boolean;
  /** The last change of the entity's life-cycle stage. */
  readonly lifecycleLastUpdated?: AuditStamp | null;
}
