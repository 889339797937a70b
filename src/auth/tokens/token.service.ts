import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type CacheListener, type ChangeNotice, WriteListeners } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { given } from '../../foundation/common/given.js';
import { AppConfig } from '../../foundation/config/index.js';
import { dataHubAccessTokenInfo } from '../../model/index.js';
import { type Actor, SYSTEM_ACTOR, userActor, userIdOf } from '../actor.js';
import { AgedCache } from '../aged-cache.js';
import { UserDirectory } from '../users/user-directory.js';
import type { UserState } from '../users/user-state.js';
import type { TokenClaims } from './token-claims.js';
import { hashOfTokenUrn, tokenHash } from './token-hash.js';
import { TokenSecrets } from './token-secrets.js';
import { TokenSigner } from './token-signer.js';
import { type StoredToken, TokenStore } from './token-store.js';

/** Maximum delay until another process's revocation takes effect, in milliseconds. */
const MAX_AGE_MS = 5000;
/** Maximum number of cached tokens with verified claims. */
const MAX_TOKENS = 10_000;

/** The form of a JSON web token. */
const WEB_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/**
 * Why a token is rejected: its form is not that of a token, it is signed with another key, it has expired, or it was
 * revoked or its user is not active.
 */
export type TokenFailure = 'UNKNOWN' | 'FOREIGN' | 'EXPIRED' | 'REVOKED';

/** Properties of a new token. */
export interface TokenRequest {
  /** The user that the token acts as. */
  readonly actorUrn: string;
  /** The user who creates it. */
  readonly ownerUrn: string;
  readonly type: 'PERSONAL' | 'SERVICE_ACCOUNT';
  /** Lifetime in milliseconds; undefined = it never expires. */
  readonly durationMs: number | undefined;
  readonly name: string;
  readonly description?: string;
}

interface VerifiedToken {
  readonly actor: Actor;
  /** Milliseconds; Infinity = never. */
  readonly expiresAt: number;
  /** Set for a token that must be stored to be valid. */
  readonly hash: string | undefined;
  /** Set for a token that is valid only for a user who was created then. */
  readonly userCreatedOn: number | undefined;
}

/** Creates, verifies and revokes access tokens. */
@Injectable()
export class TokenService implements OnModuleInit, CacheListener {
  readonly onlyForgets = true;
  private readonly logger = new Logger(TokenService.name);
  private readonly signer: TokenSigner;
  private readonly verified = new Map<string, VerifiedToken>();
  private readonly stored: AgedCache<boolean>;

  constructor(
    private readonly tokens: TokenStore,
    private readonly users: UserDirectory,
    private readonly secrets: TokenSecrets,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly listeners: WriteListeners,
  ) {
    this.signer = new TokenSigner(secrets, config.auth.issuer, clock);
    this.stored = new AgedCache({
      clock,
      maxAgeMs: MAX_AGE_MS,
      maxEntries: MAX_TOKENS,
      load: (hash) => tokens.has(hash),
    });
  }

  onModuleInit(): void {
    this.listeners.registerCache(this);
  }

  /**
   * Creates a stored token, which can be revoked. Its text is returned only here, and never stored. Throws
   * `INVALID_ARGUMENT` if `actorUrn` is not a user's. `keep` receives the text before the token is stored; if it
   * throws, there is no token.
   */
  async mint(
    request: TokenRequest,
    keep?: (token: string) => void,
  ): Promise<{ readonly token: string; readonly hash: string }> {
    const createdAt = this.clock.now();
    const expiresAt = request.durationMs === undefined ? undefined : createdAt + request.durationMs;
    const token = await this.signer.sign({
      version: '2',
      type: request.type,
      actorId: this.userId(request.actorUrn),
      expiresAt,
    });
    keep?.(token);
    const hash = this.hash(token);
    const { name, actorUrn, ownerUrn, description } = request;
    await this.tokens.add({ hash, name, actorUrn, ownerUrn, createdAt, expiresAt, description });
    return { token, hash };
  }

  /**
   * Creates a token without storing it: it is valid until it expires or its user is suspended or deleted, and not for a
   * later user of the same name. `durationMs` undefined = it never expires.
   */
  async mintStateless(actorUrn: string, type: TokenClaims['type'], durationMs: number | undefined): Promise<string> {
    const actorId = this.userId(actorUrn);
    const expiresAt = durationMs === undefined ? undefined : this.clock.now() + durationMs;
    const { createdOn } = await this.users.freshStateOf(actorUrn);
    return this.signer.sign({ version: '1', type, actorId, expiresAt, ...given({ userCreatedOn: createdOn }) });
  }

  /**
   * The user that `bearer` acts as; undefined if the token is unknown, expired or revoked, or its user is deleted or
   * not active. A cached token takes two look-ups in memory. A stored token that has expired is deleted. Throws
   * `ENGINE_UNAVAILABLE` if the database does not respond.
   */
  async authenticate(bearer: string): Promise<Actor | undefined> {
    const token = this.verified.get(bearer) ?? (await this.verify(bearer));
    if (token === undefined) return undefined;
    if (token.expiresAt <= this.clock.now()) return this.expire(bearer, token.hash);
    if (token.hash !== undefined && !(await this.stored.get(token.hash))) return undefined;
    return (await this.isForActiveUser(token)) ? token.actor : undefined;
  }

  /** Why `authenticate` finds no user for `bearer`. Details are given only for tokens signed by this installation. */
  async failureOf(bearer: string): Promise<TokenFailure> {
    const signed = await this.signer.verify(bearer);
    if (signed === undefined) return WEB_TOKEN.test(bearer) ? 'FOREIGN' : 'UNKNOWN';
    const { expiresAt = Infinity } = signed.claims;
    return signed.isExpired || expiresAt <= this.clock.now() ? 'EXPIRED' : 'REVOKED';
  }

  /** The id of a stored token: the part after `urn:li:dataHubAccessToken:`. */
  hash(token: string): string {
    return tokenHash(token, this.secrets.salt);
  }

  /** The stored data of a token, by its hash; undefined if it is not stored, for example after a revocation. */
  async find(hash: string): Promise<StoredToken | undefined> {
    return this.tokens.find(hash);
  }

  /**
   * Revokes a stored token by its hash, on behalf of the user `by` or of the service; takes effect immediately on this
   * replica, and within 5 seconds on others. Returns whether it existed.
   */
  async revoke(hash: string, by?: string): Promise<boolean> {
    return this.tokens.remove(hash, by);
  }

  dependsOn({ entityType, aspect }: ChangeNotice): boolean {
    return entityType === 'dataHubAccessToken' && (aspect.isKey || aspect.name === dataHubAccessTokenInfo.name);
  }

  afterCommit(changes: readonly ChangeNotice[]): void {
    for (const change of changes) if (this.dependsOn(change)) this.stored.invalidate(hashOfTokenUrn(change.urn));
  }

  /** A cached state may be that of an earlier user of the same name, so it is read again before a token is refused. */
  private async isForActiveUser({ actor, userCreatedOn }: VerifiedToken): Promise<boolean> {
    const isTheUser = ({ createdOn }: UserState): boolean => userCreatedOn === undefined || userCreatedOn === createdOn;
    const state = await this.users.stateOf(actor.urn);
    if (!state.isActive || isTheUser(state)) return state.isActive;
    const fresh = await this.users.freshStateOf(actor.urn);
    return fresh.isActive && isTheUser(fresh);
  }

  private userId(urn: string): string {
    const id = userIdOf(urn);
    if (id === undefined)
      throw invalidArgument(`actorUrn "${urn}" is not the urn of a user. Give urn:li:corpuser:<id>.`);
    if (this.isSystemId(id))
      throw invalidArgument(`actorUrn "${urn}" is the system actor, which has no access tokens. Give a user's urn.`);
    return id;
  }

  private isSystemId(id: string): boolean {
    return id === this.config.auth.systemClientId || id === SYSTEM_ACTOR.id;
  }

  private async verify(bearer: string): Promise<VerifiedToken | undefined> {
    const signed = await this.signer.verify(bearer);
    if (signed === undefined || this.isSystemId(signed.claims.actorId)) return undefined;
    const { version, actorId, expiresAt = Infinity, userCreatedOn } = signed.claims;
    const hash = version === '2' ? this.hash(bearer) : undefined;
    const token = { actor: userActor(actorId), expiresAt: signed.isExpired ? 0 : expiresAt, hash, userCreatedOn };
    this.remember(bearer, token);
    return token;
  }

  private remember(bearer: string, token: VerifiedToken): void {
    if (this.verified.size >= MAX_TOKENS) {
      const [oldest] = this.verified.keys();
      if (oldest !== undefined) this.verified.delete(oldest);
    }
    this.verified.set(bearer, token);
  }

  private async expire(bearer: string, hash: string | undefined): Promise<undefined> {
    this.verified.delete(bearer);
    if (hash === undefined) return;
    try {
      if (await this.stored.get(hash)) await this.tokens.remove(hash);
    } catch (error) {
      this.logger.warn(`The expired access token ${hash} could not be deleted: ${String(error)}`);
    }
  }
}
