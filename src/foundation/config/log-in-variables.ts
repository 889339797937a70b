import { address, boolean, integer, list, oneOf, orOneOf, text, textOfBytes } from './parsers.js';
import { optional, required } from './variable.js';

const MAX_INTEGER = 2_147_483_647;

/** The first password that DataHub's own quickstart has. */
export const KNOWN_PASSWORD = 'datahub';

/** How people come in with a name and a password, and how long they stay. */
export const LOG_IN_VARIABLES = {
  BASE_URL: optional({
    parser: address(['http', 'https']),
    description: 'Address under which browsers reach the service; https makes its cookies travel over https only.',
  }),
  ADMIN_PASSWORD: optional({
    parser: orOneOf(textOfBytes(8), [KNOWN_PASSWORD]),
    secret: true,
    description:
      'First password of the root user; not used any more once the root user has a password. With datahub, which everybody can guess, the start warns.',
  }),
  AUTH_NATIVE_ENABLED: required({
    parser: boolean,
    default: 'true',
    description: 'Whether people may log in with a password that the service keeps.',
  }),
  ENFORCE_VALID_EMAIL: required({
    parser: boolean,
    default: 'true',
    description: 'Whether who signs up needs an address that looks like one of e-mail.',
  }),
  AUTH_SESSION_TTL_HOURS: required({
    parser: integer(1, 8760),
    default: '24',
    description: 'Hours after which a browser has to log in again.',
  }),
  AUTH_COOKIE_SAME_SITE: required({
    parser: oneOf(['LAX', 'STRICT', 'NONE']),
    default: 'LAX',
    description: 'When browsers send the cookies along with requests from other sites.',
  }),
  AUTH_COOKIE_SECURE: required({
    parser: boolean,
    default: 'false',
    description: 'Whether cookies are always kept to https; otherwise they are where the request or BASE_URL is https.',
  }),
  SESSION_TOKEN_DURATION_MS: required({
    parser: integer(60_000, MAX_INTEGER),
    default: '86400000',
    description: 'Lifetime of the tokens that /auth/generateSessionTokenForUser makes.',
  }),
  PASSWORD_RESET_TOKEN_EXPIRATION_MS: required({
    parser: integer(60_000, MAX_INTEGER),
    default: '86400000',
    description: 'How long a link to reset a password can be used.',
  }),
  LOGIN_ATTEMPT_WINDOW_SECONDS: required({
    parser: integer(1, 86_400),
    default: '300',
    description: 'Time over which failed log-ins are counted.',
  }),
  LOGIN_ATTEMPTS_PER_USER: required({
    parser: integer(1, MAX_INTEGER),
    default: '10',
    description: 'Failed log-ins with one user name until more are refused with 429.',
  }),
  LOGIN_ATTEMPTS_PER_ADDRESS: required({
    parser: integer(1, MAX_INTEGER),
    default: '100',
    description: 'Failed log-ins, sign-ups and resets from one address until more are refused with 429.',
  }),
  SECRET_SERVICE_ENCRYPTION_KEY: optional({
    parser: text,
    secret: true,
    defaultNote: 'made at the first start and kept in DATA_DIR',
    description:
      'Key of the secrets in the database; the same on every replica, and DataHub’s where its database is used.',
  }),
  SECRET_SERVICE_V1_ALGORITHM_ENABLED: required({
    parser: boolean,
    default: 'true',
    description: 'Whether secrets that earlier versions of DataHub encrypted are still read.',
  }),
  GUEST_AUTHENTICATION_ENABLED: required({
    parser: boolean,
    default: 'false',
    description:
      'Whether requests without credentials are made by the guest; a token that is not valid is refused all the same.',
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
    description: 'Audiences, one of which a token must name.',
  }),
  EXTERNAL_OAUTH_JWKS_URI: optional({
    parser: address(['http', 'https']),
    description: 'Where the issuers’ public keys are.',
  }),
  EXTERNAL_OAUTH_DISCOVERY_URI: optional({
    parser: address(['http', 'https']),
    description: 'Discovery document that names the keys, where EXTERNAL_OAUTH_JWKS_URI is not set.',
  }),
  EXTERNAL_OAUTH_USER_ID_CLAIM: required({ parser: text, default: 'sub', description: 'Claim that names the caller.' }),
  EXTERNAL_OAUTH_ALGORITHM: required({
    parser: oneOf(['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']),
    default: 'RS256',
    description: 'Algorithm that signs the tokens of other issuers.',
  }),
} as const;

/** Log-in through an identity provider that speaks OpenID Connect. */
export const SINGLE_SIGN_ON_VARIABLES = {
  AUTH_OIDC_ENABLED: required({
    parser: boolean,
    default: 'false',
    description:
      'Whether people log in through an identity provider; needs client id, secret, discovery uri and base url.',
  }),
  AUTH_OIDC_CLIENT_ID: optional({ parser: text, description: 'Id of the service at the provider.' }),
  AUTH_OIDC_CLIENT_SECRET: optional({
    parser: text,
    secret: true,
    description: 'Secret of the service at the provider.',
  }),
  AUTH_OIDC_DISCOVERY_URI: optional({
    parser: address(['http', 'https']),
    description: 'Address of the provider’s discovery document, ending in /.well-known/openid-configuration.',
  }),
  AUTH_OIDC_BASE_URL: optional({
    parser: address(['http', 'https']),
    defaultNote: 'BASE_URL',
    description: 'Address under which browsers reach the service; the provider sends them back to its /callback/oidc.',
  }),
  AUTH_OIDC_SCOPE: required({
    parser: text,
    default: 'openid profile email',
    description: 'Scopes that are asked for, separated by blanks.',
  }),
  AUTH_OIDC_CLIENT_AUTHENTICATION_METHOD: required({
    parser: oneOf(['client_secret_basic', 'client_secret_post']),
    default: 'client_secret_basic',
    description: 'How the service shows its secret to the provider.',
  }),
  AUTH_OIDC_USER_NAME_CLAIM: required({
    parser: text,
    default: 'email',
    description: 'Claim that the id of the user is taken from.',
  }),
  AUTH_OIDC_USER_NAME_CLAIM_REGEX: required({
    parser: text,
    default: '(.*)',
    description: 'Pattern whose first group, or whole match, is the id of the user.',
  }),
  AUTH_OIDC_JIT_PROVISIONING_ENABLED: required({
    parser: boolean,
    default: 'true',
    description: 'Whether users come into being at their first log-in.',
  }),
  AUTH_OIDC_PRE_PROVISIONING_REQUIRED: required({
    parser: boolean,
    default: 'false',
    description: 'Whether only users may log in who are known already.',
  }),
  AUTH_OIDC_EXTRACT_GROUPS_ENABLED: required({
    parser: boolean,
    default: 'false',
    description: 'Whether the memberships of users are replaced by those in the claims at each log-in.',
  }),
  AUTH_OIDC_GROUPS_CLAIM: required({
    parser: list,
    default: 'groups',
    description: 'Claims that hold the names of groups, separated by commas.',
  }),
  AUTH_OIDC_REQUIRED_GROUPS: optional({
    parser: list,
    description: 'Groups, separated by commas, of which a user needs one to log in.',
  }),
  AUTH_OIDC_READ_TIMEOUT: required({
    parser: integer(100, 600_000),
    default: '5000',
    description: 'Milliseconds that the provider may take to answer.',
  }),
} as const;
