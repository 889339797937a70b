import { Injectable } from '@nestjs/common';
import { DomainError } from '../foundation/common/errors.js';
import { AppConfig } from '../foundation/config/index.js';
import { type Actor, ROOT_USER_URN, SYSTEM_ACTOR, userActor, userIdOf } from './actor.js';
import { credentialAdvice, TOKEN_FAILURES } from './credential-advice.js';
import { ConstantTimeSecret } from './constant-time-secret.js';
import { requireSameSite, type SiteRequest } from './cross-site.js';
import { ExternalTokens } from './oauth/external-tokens.js';
import { namesActor, sessionSecretOf } from './sessions/session-cookies.js';
import { SessionService } from './sessions/session.service.js';
import { TokenService } from './tokens/token.service.js';
import { UserDirectory } from './users/user-directory.js';

/** Request headers as provided by Node: names in lower case. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The parts of a request that identify the actor. */
export type RequestCredentials = SiteRequest;

const BEARER = /^[Bb]earer /;
const BASIC = /^[Bb]asic /;

/** Authenticates requests. */
@Injectable()
export class AuthenticationService {
  private readonly systemActor: Actor;
  private readonly systemCredentials: ConstantTimeSecret | undefined;
  private readonly adminToken: ConstantTimeSecret | undefined;

  constructor(
    private readonly tokens: TokenService,
    private readonly sessions: SessionService,
    private readonly externalTokens: ExternalTokens,
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
   * The actor of a request. With authentication enabled: `Authorization: Bearer <token>`, or `Basic <id>:<secret>` of
   * the system client in plain text; without that header, the session in the cookies; without a session, the guest if
   * enabled. With authentication disabled: `X-DataHub-Actor: <urn>`, otherwise the session, otherwise the system.
   * Throws `UNAUTHENTICATED`, `ACTOR_INACTIVE` (only with authentication disabled), `FORBIDDEN` or
   * `UNSUPPORTED_MEDIA_TYPE` if another site's page used the session, or `ENGINE_UNAVAILABLE`.
   */
  async authenticate(request: RequestCredentials): Promise<Actor> {
    const { headers } = request;
    if (!this.config.auth.enabled) return this.unprovenActor(request, headerOf(headers, 'x-datahub-actor'));
    const authorization = headerOf(headers, 'authorization');
    const actor = authorization === '' ? await this.cookieOrGuest(request) : await this.actorOf(authorization);
    if (actor === undefined) throw await this.refusalOf(authorization);
    return actor;
  }

  /**
   * The actor of the session in a request's cookies, both of which must name that user; undefined without a session.
   * Throws `FORBIDDEN` or `UNSUPPORTED_MEDIA_TYPE` if another site's page sent it.
   */
  async sessionActor(request: RequestCredentials): Promise<Actor | undefined> {
    const secret = sessionSecretOf(request.headers);
    const actor = secret === undefined ? undefined : await this.sessions.actorOf(secret);
    if (actor === undefined || !namesActor(request.headers, actor.urn)) return undefined;
    requireSameSite(request, this.config.logIn.baseUrl);
    return actor;
  }

  private async cookieOrGuest(request: RequestCredentials): Promise<Actor | undefined> {
    return (await this.sessionActor(request)) ?? this.guest();
  }

  private async guest(): Promise<Actor | undefined> {
    const { enabled, userId } = this.config.guest;
    const guest = userActor(userId);
    return enabled && (await this.users.stateOf(guest.urn)).isActive ? guest : undefined;
  }

  /** Explains what is wrong with credentials, as far as their form or the signature of a token shows. */
  private async refusalOf(authorization: string): Promise<DomainError> {
    const advice = credentialAdvice(authorization);
    if (advice !== undefined) return unauthenticated(advice, authorization !== '');
    return unauthenticated(TOKEN_FAILURES[await this.tokens.failureOf(authorization.slice('Bearer '.length))], true);
  }

  private actorOf(authorization: string): Actor | Promise<Actor | undefined> | undefined {
    if (BEARER.test(authorization)) return this.bearerActor(authorization.slice('Bearer '.length));
    if (!BASIC.test(authorization)) return undefined;
    return this.systemCredentials?.equals(authorization.slice('Basic '.length)) === true ? this.systemActor : undefined;
  }

  private async bearerActor(token: string): Promise<Actor | undefined> {
    if (this.adminToken?.equals(token) !== true)
      return (await this.tokens.authenticate(token)) ?? this.externalTokens.authenticate(token);
    return (await this.users.stateOf(ROOT_USER_URN)).isActive ? userActor(String(userIdOf(ROOT_USER_URN))) : undefined;
  }

  private async unprovenActor(request: RequestCredentials, urn: string): Promise<Actor> {
    return urn === '' ? ((await this.sessionActor(request)) ?? this.systemActor) : this.claimedActor(urn);
  }

  private async claimedActor(urn: string): Promise<Actor> {
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

function unauthenticated(advice: string, isTokenWrong: boolean): DomainError {
  const message = `Unauthorized to perform this action. ${advice}`;
  return new DomainError('UNAUTHENTICATED', message, { details: { isTokenWrong } });
}
