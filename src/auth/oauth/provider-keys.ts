import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { limitedFetch } from '../../foundation/common/limited-fetch.js';
import { LoadedOnce } from '../../foundation/concurrency/loaded-once.js';
import type { ExternalOauthConfig } from '../../foundation/config/index.js';

/** Time limit for fetching the discovery document, in milliseconds. */
const TIMEOUT_MS = 5000;

/** The public keys of other issuers, fetched on first use and again when they change. */
export class ProviderKeys {
  private readonly keys = new LoadedOnce(() => this.load());

  constructor(private readonly config: ExternalOauthConfig) {}

  /** The keys. Throws if the discovery document cannot be read, and retries on the next call. */
  get(): Promise<JWTVerifyGetKey> {
    return this.keys.get();
  }

  private async load(): Promise<JWTVerifyGetKey> {
    return createRemoteJWKSet(new URL(this.config.jwksUri ?? (await this.discoveredUri())), {
      timeoutDuration: TIMEOUT_MS,
      [customFetch]: limitedFetch,
    });
  }

  private async discoveredUri(): Promise<string> {
    const response = await limitedFetch(String(this.config.discoveryUri), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { jwks_uri: uri } = (await response.json()) as { readonly jwks_uri?: unknown };
    if (response.ok && typeof uri === 'string') return uri;
    throw new Error(`EXTERNAL_OAUTH_DISCOVERY_URI answers ${response.status} without jwks_uri`);
  }
}
