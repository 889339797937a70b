export { type Actor, ROOT_USER_URN, SYSTEM_ACTOR } from './actor.js';
export { AuthModule } from './auth.module.js';
export { AuthenticationService, type RequestHeaders } from './authentication.service.js';
export { CurrentActor } from './current-actor.decorator.js';
export { Authorizer } from './policies/authorizer.js';
export type { ApiGroup, ApiOperation } from './policies/operation-privileges.js';
export type { ResourceSpec } from './policies/resource-spec.js';
export {
  PLATFORM_PRIVILEGE_CATALOG,
  type PrivilegeInfo,
  RESOURCE_PRIVILEGE_CATALOG,
  type ResourcePrivilegeGroup,
} from './privilege-catalog.js';
export { PRIVILEGES, type Privilege } from './privileges.js';
export { Public } from './public.decorator.js';
export { FirstToken } from './tokens/first-token.js';
export { TOKEN_DURATIONS, type TokenDuration } from './tokens/token-durations.js';
export { type TokenRequest, TokenService } from './tokens/token.service.js';
export { type Memberships, UserDirectory } from './users/user-directory.js';
