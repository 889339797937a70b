import { Injectable, Logger } from '@nestjs/common';
import { decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import { AppConfig, type ExternalOauthConfig } from '../../foundation/config/index.js';
import { type Actor, userActor, userIdOf } from '../actor.js';
import { UserDirectory } from '../users/user-directory.js';
import { UserCreation } from '../users/user-creation.js';
import { ProviderKeys } from './provider-keys.js';

/**
 * Bearer tokens of other issuers, if they are accepted. Each subject has its own user, created with the first request.
 */
@Injectable()
export class ExternalTokens {
  private readonly logger = new Logger(ExternalTokens.name);
  private readonly keys: ProviderKeys | undefined;

  constructor(
    private readonly users: UserDirectory,
    private readonly creation: UserCreation,
    private readonly config: AppConfig,
  ) {
    this.keys = config.externalOauth === undefined ? undefined : new ProviderKeys(config.externalOauth);
  }

  /** The user of a token; undefined if the token is not accepted. Throws `ENGINE_UNAVAILABLE`. */
  async authenticate(token: string): Promise<Actor | undefined> {
    const { externalOauth: config } = this.config;
    if (config === undefined || this.keys === undefined || !isOfTrustedIssuer(token, config)) return undefined;
    const payload = await this.verify(token, config, this.keys);
    const subject = payload?.[config.userIdClaim];
    if (payload?.iss === undefined || typeof subject !== 'string' || subject === '') return undefined;
    const actor = userActor(externalUserId(payload.iss, subject));
    if (userIdOf(actor.urn) === undefined) return undefined;
    if (!(await this.users.stateOf(actor.urn)).exists) await this.creation.addService(actor.urn, subject);
    return (await this.users.stateOf(actor.urn)).isActive ? actor : undefined;
  }

  private async verify(
    token: string,
    { issuers, audiences, algorithm }: ExternalOauthConfig,
    keys: ProviderKeys,
  ): Promise<JWTPayload | undefined> {
    const options = {
      issuer: [...issuers],
      audience: [...audiences],
      algorithms: [algorithm],
      requiredClaims: ['exp'],
    };
    try {
      return (await jwtVerify(token, await keys.get(), options)).payload;
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) this.logger.warn(`The keys of other issuers: ${String(error)}`);
      return undefined;
    }
  }
}

/** The id of the user for `subject` of `issuer`, as in DataHub. */
export function externalUserId(issuer: string, subject: string): string {
  const name = issuer.replace(/^[a-z]+:\/\//i, '').replace(/[^A-Za-z0-9]/g, '_');
  return `__oauth_${name}_${subject}`;
}

function isOfTrustedIssuer(token: string, { issuers }: ExternalOauthConfig): boolean {
  try {
    const { iss } = decodeJwt(token);
    return iss !== undefined && issuers.includes(iss);
  } catch {
    return false;
  }
}
