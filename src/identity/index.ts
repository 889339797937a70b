export { CorpGroup, GroupModule, groupRef } from './groups/index.js';
export { LoginModule } from './login/index.js';
export { ServiceAccountModule } from './service-accounts/index.js';
export { AccessTokenModule } from './tokens/index.js';
export {
  CorpUser,
  CorpUserHomePageSettings,
  MANAGING_IDENTITIES,
  requireIdentityManagement,
  resolvedAuditStamp,
  ResolvedAuditStamp,
  UserModule,
  userRef,
} from './users/index.js';
