export { type AuditAction, type AuditDetail, type AuditEntry, type AuditEvent } from './audit-event.js';
export type { AuditPage, AuditQuery } from './audit-store.js';
export { AuditTrail } from './audit-trail.js';
export { AuditModule } from './audit.module.js';
export { AuditRow } from './audit.row.js';
export { RefusedDemand } from './refused-demand.js';
export { positionOfText, type TrailPosition } from './entry-parts.js';
