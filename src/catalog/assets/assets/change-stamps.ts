import type { AuditStamp } from '../../../entities/index.js';

/** The record `ChangeAuditStamps` of several aspects. */
export interface StoredChangeStamps {
  readonly created: AuditStamp;
  readonly lastModified: AuditStamp;
  readonly deleted?: AuditStamp;
}

/** When something was made, changed and removed, as members of what GraphQL shows. */
export function changeStamps(stored: StoredChangeStamps): {
  readonly created: AuditStamp;
  readonly lastModified: AuditStamp;
  readonly deleted: AuditStamp | null;
} {
  const { created, lastModified, deleted } = stored;
  return { created, lastModified, deleted: deleted ?? null };
}
