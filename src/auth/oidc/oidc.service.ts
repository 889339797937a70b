import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { errorChain } from '../../foundation/common/error-chain.js';
import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import { AppConfig, type OidcConfig } from '../../foundation/config/index.js';
import { LogInService } from '../login/log-in.service.js';
import { SecretCipher } from '../secrets/secret-cipher.js';
import type { BegunSession } from '../sessions/session.service.js';
import { type OidcChecks, OidcClient } from './oidc-client.js';
import { oidcProfile } from './oidc-profile.js';
import { OidcProvisioning } from './oidc-provisioning.js';

/** Time limit of a log-in at the provider, in milliseconds. */
const FLOW_MS = 600_000;
const RANDOM_BYTES = 32;

/** A log-in that waits for the provider's response. */
export interface OidcStart {
  /** The URL for the browser. */
  readonly url: string;
  /** State that the browser keeps until it returns: encrypted, and usable only by this service. */
  readonly flow: string;
  /** Lifetime of `flow` in milliseconds. */
  readonly lifetimeMs: number;
}

/** A log-in confirmed by the provider. */
export interface OidcEnd {
  readonly session: BegunSession;
  /** The path that the browser originally requested. */
  readonly target: string;
}

interface Flow extends OidcChecks {
  readonly target: string;
  readonly endsAt: number;
}

/** Log-in through an identity provider. */
@Injectable()
export class OidcService {
  private readonly logger = new Logger(OidcService.name);
  private readonly client: OidcClient | undefined;

  constructor(
    private readonly config: AppConfig,
    private readonly cipher: SecretCipher,
    private readonly provisioning: OidcProvisioning,
    private readonly logIn: LogInService,
    private readonly clock: Clock,
  ) {
    this.client = config.oidc === undefined ? undefined : new OidcClient(config.oidc, clock);
  }

  /** Whether a provider is configured. */
  get isEnabled(): boolean {
    return this.client !== undefined;
  }

  /**
   * Starts a log-in; `target` is a path of this service. Throws `NOT_FOUND` without a provider, and
   * `ENGINE_UNAVAILABLE` if the provider does not respond.
   */
  async start(target: string): Promise<OidcStart> {
    const { client } = this.required();
    const random = (): string => randomBytes(RANDOM_BYTES).toString('base64url');
    const checks = { state: random(), nonce: random(), verifier: random() };
    const flow: Flow = { ...checks, target, endsAt: this.clock.now() + FLOW_MS };
    try {
      const url = await client.authorizationUrl(checks);
      return { url, flow: this.cipher.encrypt(JSON.stringify(flow)), lifetimeMs: FLOW_MS };
    } catch (error) {
      throw new DomainError('ENGINE_UNAVAILABLE', 'The identity provider does not answer. Try again later.', {
        cause: error,
      });
    }
  }

  /**
   * Completes a log-in with the query of the provider's redirect. Throws `NOT_FOUND` without a provider, and
   * `INVALID_ARGUMENT` if the response does not belong to this browser's request, the provider refuses, or the user may
   * not log in; `FORBIDDEN` if the provider denies the user access, or the user is in none of the required groups.
   */
  async finish(query: string, flowText: string | undefined): Promise<OidcEnd> {
    const { client, config } = this.required();
    const flow = this.flowOf(flowText);
    if (flow === undefined || flow.endsAt <= this.clock.now())
      throw invalidArgument('This log-in was not started in this browser, or took too long. Start again.');
    const profile = oidcProfile(await this.claims(client, query, flow), config);
    const urn = await this.provisioning.admit(profile, config);
    return { session: await this.logIn.begin(urn, 'ssoLogin'), target: flow.target };
  }

  private required(): { readonly client: OidcClient; readonly config: OidcConfig } {
    const { oidc: config } = this.config;
    if (this.client !== undefined && config !== undefined) return { client: this.client, config };
    throw new DomainError('NOT_FOUND', 'There is no single sign-on here. Set AUTH_OIDC_ENABLED=true to have it.');
  }

  private async claims(client: OidcClient, query: string, flow: Flow): ReturnType<OidcClient['claims']> {
    try {
      return await client.claims(query, flow);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      this.logger.warn(`A log-in at the identity provider failed: ${errorChain(error).map(String).join(', since ')}`);
      throw invalidArgument('The identity provider did not confirm the log-in. Start again.');
    }
  }

  private flowOf(text: string | undefined): Flow | undefined {
    try {
      return text === undefined ? undefined : (JSON.parse(this.cipher.decrypt(text)) as Flow);
    } catch {
      return undefined;
    }
  }
}
