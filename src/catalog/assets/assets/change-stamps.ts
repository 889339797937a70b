import type { AuditStamp } from '../../../entities/index.js';
import type { ChangeAuditStamps, ValueOf } from '../../../model/index.js';

/** Returns the audit stamps of the creation, the last change and the deletion as fields of a GraphQL type. */
export function changeStamps({ created, lastModified, deleted }: ValueOf<typeof ChangeAuditStamps>): {
  readonly created: AuditStamp;
  readonly lastModified: AuditStamp;
  readonly deleted: AuditStamp | null;
} {
  return { created, lastModified, deleted: deleted ?? null };
}
