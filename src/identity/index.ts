export { IdentityModule } from './identity.module.js';
export { CorpGroup, groupRef } from './groups/index.js';
export {
  CorpUser,
  CorpUserHomePageSettings,
  createdOnField,
  MANAGING_IDENTITIES,
  requireIdentityManagement,
  resolvedAuditStamp,
  ResolvedAuditStamp,
  userRef,
} from './users/index.js';
