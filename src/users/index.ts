export { CorpUser } from './corp-user.model.js';
export { CorpUserHomePageSettings } from './corp-user-settings.model.js';
export { requireIdentityManagement } from './identity-management.js';
export { ResolvedAuditStamp } from './resolved-audit-stamp.model.js';
export { isServiceAccount, SERVICE_ACCOUNT_KIND } from './service-account-kind.js';
export { resolvedAuditStamp, userRef } from './user.mappings.js';
export { UserModule } from './user.module.js';
export { UserService } from './user.service.js';
export { requireUserUrn } from './user-urn.js';
