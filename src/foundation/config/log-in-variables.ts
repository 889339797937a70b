import { address, boolean, integer, list, oneOf, orOneOf, text, textOfBytes } from './parsers.js';
import { optional, required } from './variable.js';

const MAX_INTEGER = 2_147_483_647;

/** Signing algorithms with the keys of an issuer. */
const KEY_ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
] as const;

/** The first password in DataHub's own quickstart. */
export const KNOWN_PASSWORD = 'datahub';

/** Log-in with passwords, and sessions. */
export const LOG_IN_VARIABLES = {
  BASE_URL: optional({
    parser: address(['http', 'https']),
    description: 'Address under which browsers reach the service; with https, cookies are sent over https only.',
  }),
  ADMIN_PASSWORD: optional({
    parser: orOneOf(textOfBytes(8), [KNOWN_PASSWORD]),
    secret: true,
    description:
      'First password of the root user, ignored once the root user has a password. The start warns about datahub, which is well known.',
  }),
  AUTH_NATIVE_ENABLED: required({
    parser: boolean,
    default: 'true',
    description: 'Whether users may log in with a password stored by the service.',
  }),
  ENFORCE_VALID_EMAIL: required({
    parser: boolean,
    default: 'true',
    description: 'Whether sign-up requires a well-formed e-mail address.',
  }),
  AUTH_SESSION_TTL_HOURS: required({
    parser: integer(1, 8760),
    default: '24',
    description: 'Lifetime of a browser session in hours.',
  }),
  AUTH_COOKIE_SAME_SITE: required({
    parser: oneOf(['LAX', 'STRICT', 'NONE']),
    default: 'LAX',
    description: 'SameSite attribute of cookies: when browsers send them with requests from other sites.',
  }),
  AUTH_COOKIE_SECURE: required({
    parser: boolean,
    default: 'false',
    description: 'Whether cookies always require https; otherwise only if the request or BASE_URL is https.',
  }),
  SESSION_TOKEN_DURATION_MS: required({
    parser: integer(60_000, MAX_INTEGER),
    default: '86400000',
    description: 'Lifetime of the tokens that /auth/generateSessionTokenForUser creates, in milliseconds.',
  }),
  PASSWORD_RESET_TOKEN_EXPIRATION_MS: required({
    parser: integer(60_000, MAX_INTEGER),
    default: '86400000',
    description: 'How long a password reset link is valid, in milliseconds.',
  }),
  LOGIN_ATTEMPT_WINDOW_SECONDS: required({
    parser: integer(1, 86_400),
    default: '300',
    description: 'Time window for counting failed log-ins, in seconds.',
  }),
  LOGIN_ATTEMPTS_PER_USER: required({
    parser: integer(1, MAX_INTEGER),
    default: '10',
    description: 'Number of failed log-ins per user name before further ones are refused with 429.',
  }),
  LOGIN_ATTEMPTS_PER_ADDRESS: required({
    parser: integer(1, MAX_INTEGER),
    default: '100',
    description: 'Number of failed log-ins, sign-ups and resets per address before further ones are refused with 429.',
  }),
  SECRET_SERVICE_ENCRYPTION_KEY: optional({
    parser: text,
    secret: true,
    defaultNote: 'generated at the first start and stored in DATA_DIR',
    description:
      'Key for encrypting secrets in the database; the same on every replica, and DataHub’s key if its database is used.',
  }),
  SECRET_SERVICE_V1_ALGORITHM_ENABLED: required({
    parser: boolean,
    default: 'true',
    description: 'Whether secrets encrypted by earlier versions of DataHub can be decrypted.',
  }),
  GUEST_AUTHENTICATION_ENABLED: required({
    parser: boolean,
    default: 'false',
    description: 'Whether requests without credentials use the guest user; invalid tokens are still refused.',
  }),
  GUEST_AUTHENTICATION_USER: required({
    parser: text,
    default: 'guest',
    description: 'Id of the guest, who needs policies like any user.',
  }),
  EXTERNAL_OAUTH_ENABLED: required({
    parser: boolean,
    default: 'false',
    description: 'Whether bearer tokens of other issuers are accepted.',
  }),
  EXTERNAL_OAUTH_TRUSTED_ISSUERS: optional({ parser: list, description: 'Issuers whose tokens are accepted.' }),
  EXTERNAL_OAUTH_ALLOWED_AUDIENCES: optional({
    parser: list,
    description: 'Accepted audiences, one of which a token must name.',
  }),
  EXTERNAL_OAUTH_JWKS_URI: optional({
    parser: address(['http', 'https']),
    description: 'URL of the issuers’ public keys.',
  }),
  EXTERNAL_OAUTH_DISCOVERY_URI: optional({
    parser: address(['http', 'https']),
    description: 'Discovery document that names the keys, used if EXTERNAL_OAUTH_JWKS_URI is not set.',
  }),
  EXTERNAL_OAUTH_USER_ID_CLAIM: required({
    parser: text,
    default: 'sub',
    description: 'Claim that identifies the caller.',
  }),
  EXTERNAL_OAUTH_ALGORITHM: required({
    parser: oneOf(KEY_ALGORITHMS),
    default: 'RS256',
    description: 'Signing algorithm of the tokens of other issuers.',
  }),
} as const;

/** Log-in through an OpenID Connect identity provider. */
export const SINGLE_SIGN_ON_VARIABLES = {
  AUTH_OIDC_ENABLED: required({
    parser: boolean,
    default: 'false',
    description:
      'Whether users log in through an identity provider; requires client id, secret, discovery URI and base URL.',
  }),
  AUTH_OIDC_CLIENT_ID: optional({ parser: text, description: 'Client id of the service at the provider.' }),
  AUTH_OIDC_CLIENT_SECRET: optional({
    parser: text,
    secret: true,
    description: 'Client secret of the service at the provider.',
  }),
  AUTH_OIDC_DISCOVERY_URI: optional({
    parser: address(['http', 'https']),
    description: 'Address of the provider’s discovery document, ending in /.well-known/openid-configuration.',
  }),
  AUTH_OIDC_BASE_URL: optional({
    parser: address(['http', 'https']),
    defaultNote: 'BASE_URL',
    description: 'Address under which browsers reach the service; the provider redirects them to its /callback/oidc.',
  }),
  AUTH_OIDC_SCOPE: required({
    parser: text,
    default: 'openid profile email',
    description: 'Requested scopes, separated by blanks.',
  }),
  AUTH_OIDC_CLIENT_AUTHENTICATION_METHOD: required({
    parser: oneOf(['client_secret_basic', 'client_secret_post']),
    default: 'client_secret_basic',
    description: 'How the service authenticates at the provider.',
  }),
  AUTH_OIDC_USER_NAME_CLAIM: required({
    parser: text,
    default: 'email',
    description: 'Claim that contains the id of the user.',
  }),
  AUTH_OIDC_USER_NAME_CLAIM_REGEX: required({
    parser: text,
    default: '(.*)',
    description: 'Pattern whose whole match in the claim is the id of the user.',
  }),
  AUTH_OIDC_JIT_PROVISIONING_ENABLED: required({
    parser: boolean,
    default: 'true',
    description: 'Whether users are created at their first log-in.',
  }),
  AUTH_OIDC_PRE_PROVISIONING_REQUIRED: required({
    parser: boolean,
    default: 'false',
    description: 'Whether only existing users may log in.',
  }),
  AUTH_OIDC_EXTRACT_GROUPS_ENABLED: required({
    parser: boolean,
    default: 'false',
    description: 'Whether each log-in replaces the user’s group memberships with those in the claims.',
  }),
  AUTH_OIDC_GROUPS_CLAIM: required({
    parser: list,
    default: 'groups',
    description: 'Claims that contain names of groups, separated by commas.',
  }),
  AUTH_OIDC_REQUIRED_GROUPS: optional({
    parser: list,
    description: 'Groups, separated by commas; a user needs one of them to log in.',
  }),
  AUTH_OIDC_EXTRACT_JWT_ACCESS_TOKEN_CLAIMS: required({
    parser: boolean,
    default: 'false',
    description: 'Whether claims are also read from the access token, if it is a JSON web token.',
  }),
  AUTH_OIDC_ACR_VALUES: optional({
    parser: text,
    description: 'Authentication methods that the provider is asked for (acr_values), separated by blanks.',
  }),
  AUTH_OIDC_CUSTOM_PARAM_RESOURCE: optional({
    parser: text,
    description: 'Resource for which the provider is asked (resource), as AD FS requires it.',
  }),
  AUTH_OIDC_RESPONSE_MODE: optional({
    parser: oneOf(['query', 'form_post']),
    defaultNote: 'the provider’s default, which is query',
    description: 'How the provider returns the browser (response_mode); form_post needs https.',
  }),
  AUTH_OIDC_PREFERRED_JWS_ALGORITHM: optional({
    parser: oneOf([...KEY_ALGORITHMS, 'HS256', 'HS384', 'HS512']),
    defaultNote: 'those that the provider announces, except HS256, HS384 and HS512',
    description: 'The only accepted signing algorithm of ID tokens; HS256, HS384 and HS512 use the client secret.',
  }),
  AUTH_OIDC_DISABLE_PKCE: required({
    parser: boolean,
    default: 'false',
    description: 'Whether log-ins do without PKCE, for providers that refuse its parameters.',
  }),
  AUTH_OIDC_ACCESS_DENIED_REDIRECT_URL: optional({
    parser: address(['http', 'https']),
    defaultNote: 'the log-in page',
    description:
      'Where browsers are redirected if the provider denies the user access, or the user is in no required group.',
  }),
  AUTH_OIDC_READ_TIMEOUT: required({
    parser: integer(100, 600_000),
    default: '5000',
    description: 'Time limit for responses of the provider in milliseconds.',
  }),
} as const;
