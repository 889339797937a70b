export {
  ACCESS_RULE,
  type AccessRule,
  Authenticated,
  AuthorizedInside,
  Privileged,
  RefusedWith,
} from './access-rules.js';
export { type Actor, actorWithId, ROOT_USER_URN, SYSTEM_ACTOR } from './actor.js';
export { AuthModule } from './auth.module.js';
export { AuthenticationService, type RequestCredentials } from './authentication.service.js';
export { isFromOtherSite, requireOwnLink, requireSameSite } from './cross-site.js';
export { actorOf, CurrentActor } from './current-actor.decorator.js';
export {
  allOf,
  type AnyDemand,
  anyOf,
  byType,
  condition,
  type Condition,
  type Demand,
  held,
  heldOnAll,
  type HeldDemand,
  operation,
  type OperationDemand,
  partsOf,
  where,
} from './demands/demand.js';
export {
  API,
  DELETING_WITH_SERIES,
  LISTING_URNS,
  POLLING_EVENTS,
  READING_TIMELINE,
  RESTORING_ENTITIES,
  SCROLLING_ENTITIES,
  SCROLLING_SERIES,
  READING_WITH_SERIES,
  RESTORING_INDICES,
  SEARCHING,
  SEARCHING_LINEAGE,
} from './demands/api-demands.js';
export { demandLines, type DemandLine, demandText } from './demands/demand-text.js';
export type { Matter } from './demands/judge.js';
export { allOfType, each, the } from './demands/place.js';
export { refusalOf } from './demands/refusal.js';
export { InviteService } from './invites/invite.service.js';
export type { LoginDenialReason } from './login/eligibility.js';
export { LogInService, userUrn } from './login/log-in.service.js';
export { LOGIN_SOURCE_HEADER, loginSourceNamed } from './login/login-source.js';
export { NativeUsers } from './login/native-users.js';
export { OidcService } from './oidc/oidc.service.js';
export { SsoSettings } from './oidc/sso-settings.js';
export { FirstPassword } from './passwords/first-password.js';
export { PasswordService } from './passwords/password.service.js';
export { Authorizer, type InapplicablePolicy } from './policies/authorizer.js';
export type { Decision, JudgedPolicy } from './policies/decision.js';
export type { ApiGroup, ApiOperation } from './policies/operation-privileges.js';
export { resourceAt, type ResourceSpec } from './policies/resource-spec.js';
export { PLATFORM_PRIVILEGES, PRIVILEGES, type Privilege, RESOURCE_PRIVILEGES } from './privileges.js';
export { type RightsAspect, RIGHTS_ASPECTS } from './rights/rights-aspects.js';
export { HOLDING_AS_MUCH, RightsComparison } from './rights/rights-comparison.js';
export { Public, PUBLIC_ROUTE } from './public.decorator.js';
export {
  cookieOf,
  needsSecureCookies,
  noCookies,
  sessionCookies,
  sessionSecretOf,
} from './sessions/session-cookies.js';
export { LogInSessionRow } from './sessions/log-in-session.row.js';
export { SecretCipher } from './secrets/secret-cipher.js';
export { type BegunSession, SessionService } from './sessions/session.service.js';
export { FirstToken } from './tokens/first-token.js';
export { TOKEN_DURATIONS, type TokenDuration } from './tokens/token-durations.js';
export { TokenSecrets } from './tokens/token-secrets.js';
export { type TokenRequest, TokenService } from './tokens/token.service.js';
export type { StoredToken } from './tokens/token-store.js';
export { ReadableAspects } from './views/readable-aspects.js';
export { ReadableEntities } from './views/readable-entities.js';
export { ReadableFields } from './views/readable-fields.js';
export { restrictedPlaces } from './views/restricted-places.js';
export { ViewAuthorizationModule } from './views/view-authorization.module.js';
export { ViewableGraph } from './views/viewable-graph.js';
export { ViewAuthorizer } from './views/view-authorizer.js';
export { type Memberships, UserDirectory } from './users/user-directory.js';
