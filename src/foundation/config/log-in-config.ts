import { HOUR_MS } from '../common/durations.js';
import { DomainError } from '../common/errors.js';
import type { EnvironmentValues } from './environment.js';
import { KNOWN_PASSWORD } from './log-in-variables.js';

/** Log-in with passwords, and sessions. */
export interface LogInConfig {
  /** Address under which browsers reach the service, without a trailing slash; undefined = unknown. */
  readonly baseUrl: string | undefined;
  /** First password of the root user: never log it. */
  readonly adminPassword: string | undefined;
  /** Whether the first password is well known. */
  readonly isAdminPasswordKnown: boolean;
  readonly nativeEnabled: boolean;
  readonly enforceEmail: boolean;
  /** Lifetime of a browser's session, in milliseconds. */
  readonly sessionMs: number;
  readonly sessionTokenMs: number;
  readonly resetTokenMs: number;
  readonly cookieSameSite: 'LAX' | 'STRICT' | 'NONE';
  readonly cookieSecure: boolean;
  /** Time window for counting failed attempts, in milliseconds. */
  readonly attemptWindowMs: number;
  readonly attemptsPerUser: number;
  readonly attemptsPerAddress: number;
}

/** The key of secrets in the database. */
export interface SecretsConfig {
  readonly encryptionKey: string | undefined;
  /** Whether the format of DataHub's earlier versions can be read. */
  readonly readsV1: boolean;
}

/** Requests without credentials. */
export interface GuestConfig {
  readonly enabled: boolean;
  /** Bare id of the guest. */
  readonly userId: string;
}

/** Log-in through an OpenID Connect identity provider. */
export interface OidcConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly discoveryUri: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly scope: string;
  readonly clientAuthentication: 'client_secret_basic' | 'client_secret_post';
  readonly userNameClaim: string;
  readonly userNamePattern: string;
  readonly provisionsUsers: boolean;
  readonly requiresKnownUsers: boolean;
  readonly extractsGroups: boolean;
  readonly groupsClaims: readonly string[];
  /** Empty = no group is required. */
  readonly requiredGroups: readonly string[];
  /** Whether claims are also read from the access token. */
  readonly readsAccessToken: boolean;
  readonly acrValues: string | undefined;
  readonly resource: string | undefined;
  /** How the provider returns the browser; undefined = as it does by default, with a query. */
  readonly responseMode: 'query' | 'form_post' | undefined;
  /** The only signing algorithm of ID tokens; undefined = any asymmetric one that the provider announces. */
  readonly jwsAlgorithm: string | undefined;
  readonly usesPkce: boolean;
  /** Where browsers of users without access are redirected; undefined = to the log-in page. */
  readonly accessDeniedUrl: string | undefined;
  readonly timeoutMs: number;
}

/** Bearer tokens of other issuers. */
export interface ExternalOauthConfig {
  readonly issuers: readonly string[];
  readonly audiences: readonly string[];
  readonly jwksUri: string | undefined;
  readonly discoveryUri: string | undefined;
  readonly userIdClaim: string;
  readonly algorithm: string;
}

/** The configuration of log-in with passwords. */
export function logInConfig(values: EnvironmentValues): LogInConfig {
  return {
    baseUrl: withoutSlash(values.BASE_URL),
    adminPassword: values.ADMIN_PASSWORD,
    isAdminPasswordKnown: values.ADMIN_PASSWORD === KNOWN_PASSWORD,
    nativeEnabled: values.AUTH_NATIVE_ENABLED,
    enforceEmail: values.ENFORCE_VALID_EMAIL,
    sessionMs: values.AUTH_SESSION_TTL_HOURS * HOUR_MS,
    sessionTokenMs: values.SESSION_TOKEN_DURATION_MS,
    resetTokenMs: values.PASSWORD_RESET_TOKEN_EXPIRATION_MS,
    cookieSameSite: values.AUTH_COOKIE_SAME_SITE,
    cookieSecure: values.AUTH_COOKIE_SECURE,
    attemptWindowMs: values.LOGIN_ATTEMPT_WINDOW_SECONDS * 1000,
    attemptsPerUser: values.LOGIN_ATTEMPTS_PER_USER,
    attemptsPerAddress: values.LOGIN_ATTEMPTS_PER_ADDRESS,
  };
}

/**
 * The configuration of OpenID Connect; undefined if it is disabled. Throws `CONFIGURATION_INVALID` if a variable is
 * missing or the pattern is invalid.
 */
export function oidcConfig(values: EnvironmentValues): OidcConfig | undefined {
  if (!values.AUTH_OIDC_ENABLED) return undefined;
  return {
    clientId: needed('AUTH_OIDC_CLIENT_ID', values.AUTH_OIDC_CLIENT_ID),
    clientSecret: needed('AUTH_OIDC_CLIENT_SECRET', values.AUTH_OIDC_CLIENT_SECRET),
    discoveryUri: needed('AUTH_OIDC_DISCOVERY_URI', values.AUTH_OIDC_DISCOVERY_URI),
    baseUrl: needed('AUTH_OIDC_BASE_URL', withoutSlash(values.AUTH_OIDC_BASE_URL ?? values.BASE_URL)),
    scope: values.AUTH_OIDC_SCOPE,
    clientAuthentication: values.AUTH_OIDC_CLIENT_AUTHENTICATION_METHOD,
    userNameClaim: values.AUTH_OIDC_USER_NAME_CLAIM,
    userNamePattern: checkedPattern(values.AUTH_OIDC_USER_NAME_CLAIM_REGEX),
    provisionsUsers: values.AUTH_OIDC_JIT_PROVISIONING_ENABLED,
    requiresKnownUsers: values.AUTH_OIDC_PRE_PROVISIONING_REQUIRED,
    extractsGroups: values.AUTH_OIDC_EXTRACT_GROUPS_ENABLED,
    groupsClaims: values.AUTH_OIDC_GROUPS_CLAIM,
    requiredGroups: values.AUTH_OIDC_REQUIRED_GROUPS ?? [],
    readsAccessToken: values.AUTH_OIDC_EXTRACT_JWT_ACCESS_TOKEN_CLAIMS,
    acrValues: values.AUTH_OIDC_ACR_VALUES,
    resource: values.AUTH_OIDC_CUSTOM_PARAM_RESOURCE,
    responseMode: values.AUTH_OIDC_RESPONSE_MODE,
    jwsAlgorithm: values.AUTH_OIDC_PREFERRED_JWS_ALGORITHM,
    usesPkce: !values.AUTH_OIDC_DISABLE_PKCE,
    accessDeniedUrl: values.AUTH_OIDC_ACCESS_DENIED_REDIRECT_URL,
    timeoutMs: values.AUTH_OIDC_READ_TIMEOUT,
  };
}

/**
 * The configuration of other issuers' tokens; undefined if they are not accepted. Throws `CONFIGURATION_INVALID` if a
 * variable is missing.
 */
export function externalOauthConfig(values: EnvironmentValues): ExternalOauthConfig | undefined {
  if (!values.EXTERNAL_OAUTH_ENABLED) return undefined;
  const { EXTERNAL_OAUTH_JWKS_URI: jwksUri, EXTERNAL_OAUTH_DISCOVERY_URI: discoveryUri } = values;
  needed('EXTERNAL_OAUTH_JWKS_URI', jwksUri ?? discoveryUri);
  return {
    issuers: needed('EXTERNAL_OAUTH_TRUSTED_ISSUERS', values.EXTERNAL_OAUTH_TRUSTED_ISSUERS),
    audiences: needed('EXTERNAL_OAUTH_ALLOWED_AUDIENCES', values.EXTERNAL_OAUTH_ALLOWED_AUDIENCES),
    jwksUri,
    discoveryUri,
    userIdClaim: values.EXTERNAL_OAUTH_USER_ID_CLAIM,
    algorithm: values.EXTERNAL_OAUTH_ALGORITHM,
  };
}

function needed<T>(name: string, value: T | undefined): T {
  if (value !== undefined) return value;
  const feature = name.startsWith('AUTH_OIDC') ? 'AUTH_OIDC_ENABLED' : 'EXTERNAL_OAUTH_ENABLED';
  throw new DomainError('CONFIGURATION_INVALID', `${name} must be set where ${feature} is true`);
}

function checkedPattern(pattern: string): string {
  try {
    return new RegExp(pattern).source;
  } catch (error) {
    const text = `AUTH_OIDC_USER_NAME_CLAIM_REGEX: "${pattern}" must be a regular expression`;
    throw new DomainError('CONFIGURATION_INVALID', text, { cause: error });
  }
}

function withoutSlash(url: string | undefined): string | undefined {
  return url?.replace(/\/+$/, '');
}
