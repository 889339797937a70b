export { CorpUser } from './corp-user.model.js';
export { CorpUserHomePageSettings } from './corp-user-settings.model.js';
export { requireIdentityManagement } from './identity-management.js';
export { MANAGING_IDENTITIES } from './user.demands.js';
export { ResolvedAuditStamp } from './resolved-audit-stamp.model.js';
export { isServiceAccount, SERVICE_ACCOUNT_SUBTYPE } from './service-account-subtype.js';
export { CORP_USER, createdOnField, resolvedAuditStamp, userRef } from './user.mappings.js';
export { UserModule } from './user.module.js';
export { UserService } from './user.service.js';
