import { Injectable } from '@nestjs/common';
import { DomainError } from '../common/errors.js';
import { AppConfig } from '../config/index.js';
import { type Actor, ROOT_USER_URN, SYSTEM_ACTOR, userActor, userIdOf } from './actor.js';
import { ConstantTimeSecret } from './constant-time-secret.js';
import { TokenService } from './tokens/token.service.js';
import { UserDirectory } from './users/user-directory.js';

/** Request headers as Node gives them: names in lower case. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

const BEARER = /^[Bb]earer /;
const BASIC = /^[Bb]asic /;

/** Finds out who makes a request. */
@Injectable()
export class AuthenticationService {
  private readonly systemActor: Actor;
  private readonly systemCredentials: ConstantTimeSecret | undefined;
  private readonly adminToken: ConstantTimeSecret | undefined;

  constructor(
    private readonly tokens: TokenService,
    private readonly users: UserDirectory,
    private readonly config: AppConfig,
  ) {
    const { systemClientId: id, systemClientSecret, adminToken } = config.auth;
    this.systemActor = id === SYSTEM_ACTOR.id ? SYSTEM_ACTOR : { ...userActor(id), isSystem: true };
    this.systemCredentials =
      systemClientSecret === undefined ? undefined : new ConstantTimeSecret(`${id}:${systemClientSecret}`);
    this.adminToken = adminToken === undefined ? undefined : new ConstantTimeSecret(adminToken);
  }

  /**
   * The actor that `headers` name. With authentication on: `Authorization: Bearer <token>`, or `Basic <id>:<secret>` of the system client as plain text. With it off:
   * `X-DataHub-Actor: <urn>`, and the system without that header. Throws `UNAUTHENTICATED`, `ACTOR_INACTIVE` (only with authentication off), or `ENGINE_UNAVAILABLE`.
   */
  async authenticate(headers: RequestHeaders): Promise<Actor> {
    if (!this.config.auth.enabled) return this.claimedActor(headerOf(headers, 'x-datahub-actor'));
    const authorization = headerOf(headers, 'authorization');
    const actor = await this.actorOf(authorization);
    if (actor === undefined) throw unauthenticated(authorization);
    return actor;
  }

  private async actorOf(authorization: string): Promise<Actor | undefined> {
    if (BEARER.test(authorization)) return this.bearerActor(authorization.slice('Bearer '.length));
    if (!BASIC.test(authorization)) return undefined;
    return this.systemCredentials?.equals(authorization.slice('Basic '.length)) === true ? this.systemActor : undefined;
  }

  private async bearerActor(token: string): Promise<Actor | undefined> {
    if (this.adminToken?.equals(token) !== true) return this.tokens.authenticate(token);
    return (await this.users.stateOf(ROOT_USER_URN)).isActive ? userActor(String(userIdOf(ROOT_USER_URN))) : undefined;
  }

  private async claimedActor(urn: string): Promise<Actor> {
    if (urn === '') return this.systemActor;
    const id = userIdOf(urn);
    if (id === undefined)
      throw new DomainError(
        'UNAUTHENTICATED',
        `X-DataHub-Actor "${urn}" is not the urn of a user. Send urn:li:corpuser:<id>.`,
      );
    if (id === this.systemActor.id) return this.systemActor;
    const { exists, isBarred } = await this.users.stateOf(urn);
    if (isBarred || (!exists && this.config.auth.enforceExistence))
      throw new DomainError('ACTOR_INACTIVE', 'Actor is not active');
    return userActor(id);
  }
}

function headerOf(headers: RequestHeaders, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : (value?.[0] ?? '');
}

function unauthenticated(authorization: string): DomainError {
  const message =
    authorization === ''
      ? 'Unauthorized to perform this action. Send the header "Authorization: Bearer <access token>".'
      : 'Unauthorized to perform this action. The access token is unknown, expired or revoked, or its user is not active.';
  return new DomainError('UNAUTHENTICATED', message);
}
