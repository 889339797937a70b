import { readableBy } from '../annotate.js';
import { array, boolean, defaulted, long, optional, record, string } from '../types.js';

const OidcSettings = record('com.linkedin.settings.global.OidcSettings', {
  enabled: boolean(),
  clientId: string(),
  clientSecret: readableBy(string(), 'MANAGE_GLOBAL_SETTINGS'),
  discoveryUri: string(),
  userNameClaim: optional(string()),
  userNameClaimRegex: optional(string()),
  scope: optional(string()),
  clientAuthenticationMethod: optional(string()),
  jitProvisioningEnabled: optional(boolean()),
  preProvisioningRequired: optional(boolean()),
  extractGroupsEnabled: optional(boolean()),
  groupsClaim: optional(string()),
  responseType: optional(string()),
  responseMode: optional(string()),
  useNonce: optional(boolean()),
  readTimeout: optional(long()),
  extractJwtAccessTokenClaims: optional(boolean()),
  preferredJwsAlgorithm: optional(string()),
  preferredJwsAlgorithm2: optional(string()),
  requiredGroups: optional(array(string())),
  accessDeniedMessage: optional(string()),
  accessDeniedRedirectUrl: optional(string()),
});

export const SsoSettings = record('com.linkedin.settings.global.SsoSettings', {
  baseUrl: string(),
  oidcSettings: optional(OidcSettings),
});

const OAuthProvider = record('com.linkedin.settings.global.OAuthProvider', {
  enabled: boolean(),
  name: string(),
  jwksUri: optional(string()),
  issuer: string(),
  audience: string(),
  algorithm: defaulted(string(), 'RS256'),
  userIdClaim: defaulted(string(), 'sub'),
});

export const OAuthSettings = record('com.linkedin.settings.global.OAuthSettings', {
  providers: array(OAuthProvider),
});
