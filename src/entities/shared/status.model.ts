import { ObjectType } from '@nestjs/graphql';
import { AuditStamp } from './audit-stamp.model.js';

/** Whether an entity is in use. */
@ObjectType()
export class Status {
  /** True when the entity is soft-deleted: hidden from search, its metadata kept. */
  readonly removed!: boolean;
  /** The last change of the entity's life-cycle stage. */
  readonly lifecycleLastUpdated?: AuditStamp | null;
}
