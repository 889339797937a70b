export { CorpUser } from './corp-user.model.js';
export { requireIdentityManagement } from './identity-management.js';
export { ResolvedAuditStamp } from './resolved-audit-stamp.model.js';
export { resolvedAuditStamp, userRef } from './user.mappings.js';
export { UserModule } from './user.module.js';
