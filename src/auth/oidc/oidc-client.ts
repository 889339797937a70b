import { decodeJwt } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type ServerMetadata,
} from 'openid-client';
import type { JsonValue } from '../../foundation/common/json.js';
import type { Clock } from '../../foundation/common/clock.js';
import { given } from '../../foundation/common/given.js';
import type { OidcConfig } from '../../foundation/config/index.js';
import { AgedCache } from '../aged-cache.js';

/** Connects a response of the provider with the request that caused it. */
export interface OidcChecks {
  readonly state: string;
  readonly nonce: string;
  /** The PKCE code verifier. */
  readonly verifier: string;
}

/** The provider's claims about the user. */
export type OidcClaims = Readonly<Record<string, JsonValue | undefined>>;

/** The path to which the provider redirects the browser. */
const CALLBACK_PATH = '/callback/oidc';

/** Time after which changes of the provider's discovery document take effect, in milliseconds. */
const MAX_AGE_MS = 600_000;
/** The key of the only entry of a cache. */
const PROVIDER = 'provider';

/** OpenID Connect client: code flow with PKCE, state and nonce, with checked signatures of ID tokens. */
export class OidcClient {
  private readonly configurations: AgedCache<Configuration>;

  constructor(
    private readonly config: OidcConfig,
    clock: Clock,
  ) {
    this.configurations = new AgedCache({ clock, maxAgeMs: MAX_AGE_MS, maxEntries: 1, load: () => this.discover() });
  }

  /** The URL for the browser. Throws if the provider does not respond. */
  async authorizationUrl({ state, nonce, verifier }: OidcChecks): Promise<string> {
    const { baseUrl, scope, acrValues, resource } = this.config;
    const url = buildAuthorizationUrl(await this.configurations.get(PROVIDER), {
      redirect_uri: baseUrl + CALLBACK_PATH,
      scope,
      ...given({ acr_values: acrValues, resource }),
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    return url.href;
  }

  /**
   * The user's claims, from the ID token, from the provider's user information endpoint and, if configured, from the
   * access token; the first of them that has a claim counts. Throws if the provider refuses, or a check fails.
   */
  async claims(query: string, { state, nonce, verifier }: OidcChecks): Promise<OidcClaims> {
    const configuration = await this.configurations.get(PROVIDER);
    const url = new URL(`${this.config.baseUrl}${CALLBACK_PATH}?${query}`);
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
    const tokens = await authorizationCodeGrant(configuration, url, checks);
    const identity = tokens.claims();
    if (identity === undefined) throw new Error('the provider sent no ID token');
    const accessClaims = this.config.readsAccessToken ? claimsOf(tokens.access_token) : {};
    return { ...accessClaims, ...(await this.userInfo(configuration, tokens.access_token, identity.sub)), ...identity };
  }

  private async userInfo(configuration: Configuration, token: string, subject: string): Promise<OidcClaims> {
    const metadata: Readonly<ServerMetadata> = configuration.serverMetadata();
    if (metadata.userinfo_endpoint === undefined) return {};
    return await fetchUserInfo(configuration, token, subject);
  }

  private discover(): Promise<Configuration> {
    const { discoveryUri, clientId, clientSecret, clientAuthentication, timeoutMs } = this.config;
    const authentication =
      clientAuthentication === 'client_secret_post' ? ClientSecretPost(clientSecret) : ClientSecretBasic(clientSecret);
    const isInsecure = discoveryUri.startsWith('http:');
    return discovery(new URL(discoveryUri), clientId, undefined, authentication, {
      timeout: timeoutMs / 1000,
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- whoever configures an http address means it
      execute: [enableNonRepudiationChecks, ...(isInsecure ? [allowInsecureRequests] : [])],
    });
  }
}

/** The claims of an access token, which the provider itself has sent; none if it is no JSON web token. */
function claimsOf(accessToken: string): OidcClaims {
  try {
    return decodeJwt<OidcClaims>(accessToken);
  } catch {
    return {};
  }
}
