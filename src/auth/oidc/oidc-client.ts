import { compactVerify, decodeJwt } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type ServerMetadata,
} from 'openid-client';
import type { JsonValue } from '../../foundation/json/json.js';
import type { Clock } from '../../foundation/common/clock.js';
import { forbidden } from '../../foundation/common/errors.js';
import { given } from '../../foundation/common/given.js';
import { limitedFetch } from '../../foundation/common/limited-fetch.js';
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
    const { baseUrl, scope, acrValues, resource, responseMode, usesPkce } = this.config;
    const url = buildAuthorizationUrl(await this.configurations.get(PROVIDER), {
      redirect_uri: baseUrl + CALLBACK_PATH,
      scope,
      ...given({ acr_values: acrValues, resource, response_mode: responseMode }),
      ...(usesPkce && { code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' }),
      state,
      nonce,
    });
    return url.href;
  }

  /**
   * The user's claims, from the ID token, from the provider's user information endpoint and, if configured, from the
   * access token; the first of them that has a claim counts. Throws `FORBIDDEN` if the provider denies the user access,
   * and other errors if it refuses otherwise or a check fails.
   */
  async claims(query: string, checks: OidcChecks): Promise<OidcClaims> {
    const configuration = await this.configurations.get(PROVIDER);
    const tokens = await this.tokens(configuration, query, checks);
    const identity = tokens.claims();
    if (identity === undefined || tokens.id_token === undefined) throw new Error('the provider sent no ID token');
    await this.requireOwnSignature(tokens.id_token);
    const accessClaims = this.config.readsAccessToken ? claimsOf(tokens.access_token) : {};
    return { ...accessClaims, ...(await this.userInfo(configuration, tokens.access_token, identity.sub)), ...identity };
  }

  private async tokens(
    configuration: Configuration,
    query: string,
    { state, nonce, verifier }: OidcChecks,
  ): ReturnType<typeof authorizationCodeGrant> {
    const url = new URL(`${this.config.baseUrl}${CALLBACK_PATH}?${query}`);
    const checks = { expectedState: state, expectedNonce: nonce, idTokenExpected: true };
    try {
      return await authorizationCodeGrant(configuration, url, {
        ...checks,
        ...(this.config.usesPkce && { pkceCodeVerifier: verifier }),
      });
    } catch (error) {
      const isDenied = error instanceof AuthorizationResponseError && error.error === 'access_denied';
      throw isDenied ? forbidden('The identity provider denied the user access.') : error;
    }
  }

  /** Checks signatures that are made with the client secret; all others are checked with the provider's keys. */
  private async requireOwnSignature(idToken: string): Promise<void> {
    const { jwsAlgorithm, clientSecret } = this.config;
    if (isSymmetric(jwsAlgorithm))
      await compactVerify(idToken, Buffer.from(clientSecret), { algorithms: [jwsAlgorithm] });
  }

  private async userInfo(configuration: Configuration, token: string, subject: string): Promise<OidcClaims> {
    const metadata: Readonly<ServerMetadata> = configuration.serverMetadata();
    if (metadata.userinfo_endpoint === undefined) return {};
    return await fetchUserInfo(configuration, token, subject);
  }

  private discover(): Promise<Configuration> {
    const { discoveryUri, clientId, clientSecret, clientAuthentication, jwsAlgorithm, timeoutMs } = this.config;
    const authentication =
      clientAuthentication === 'client_secret_post' ? ClientSecretPost(clientSecret) : ClientSecretBasic(clientSecret);
    const isInsecure = discoveryUri.startsWith('http:');
    const metadata = given({ id_token_signed_response_alg: jwsAlgorithm });
    return discovery(new URL(discoveryUri), clientId, metadata, authentication, {
      timeout: timeoutMs / 1000,
      [customFetch]: limitedFetch,
      execute: [
        ...(isSymmetric(jwsAlgorithm) ? [] : [enableNonRepudiationChecks]),
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- whoever configures an http address means it
        ...(isInsecure ? [allowInsecureRequests] : []),
      ],
    });
  }
}

function isSymmetric(algorithm: string | undefined): algorithm is `HS${string}` {
  return algorithm?.startsWith('HS') === true;
}

/** The claims of an access token, which the provider itself has sent; none if it is no JSON web token. */
function claimsOf(accessToken: string): OidcClaims {
  try {
    return decodeJwt<OidcClaims>(accessToken);
  } catch {
    return {};
  }
}
