import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { AppConfig } from '../../foundation/config/index.js';
import { Notice, OneProcess, Workers } from '../../foundation/workers/index.js';
import { type Actor, userActor, userIdOf } from '../actor.js';
import { AgedCache } from '../aged-cache.js';
import { UserDirectory } from '../users/user-directory.js';
import { SessionStore, type StoredSession } from './session-store.js';

/** Maximum delay until another process's log-out takes effect, in milliseconds. */
const MAX_AGE_MS = 5000;
const MAX_SESSIONS = 10_000;
const SECRET_BYTES = 32;
/** Format of a session's secret; any other text is not looked up. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** Ids of sessions that have ended; an empty list stands for all of a user, whose ids are unknown. */
const ENDED = new Notice<readonly string[]>('sessions ended');

/** A session that has just begun. */
export interface BegunSession {
  /** The secret for the browser. It is returned only here. */
  readonly secret: string;
  readonly actorUrn: string;
  /** Lifetime in milliseconds. */
  readonly lifetimeMs: number;
}

/** Sessions of browsers. A log-out takes effect immediately on this replica, and within 5 seconds on others. */
@Injectable()
export class SessionService {
  private readonly sessions: AgedCache<StoredSession | undefined>;

  constructor(
    private readonly store: SessionStore,
    private readonly users: UserDirectory,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly workers: Workers = new OneProcess(),
  ) {
    this.sessions = new AgedCache({
      clock,
      maxAgeMs: MAX_AGE_MS,
      maxEntries: MAX_SESSIONS,
      load: (id) => store.find(id),
    });
    workers.onTold(ENDED, (ids) => this.forget(ids));
  }

  /** Starts a session of an authenticated user. */
  async begin(actorUrn: string): Promise<BegunSession> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const lifetimeMs = this.config.logIn.sessionMs;
    const createdOn = this.clock.now();
    await this.store.add({ id: idOf(secret), actorUrn, createdOn, expiresOn: createdOn + lifetimeMs });
    return { secret, actorUrn, lifetimeMs };
  }

  /**
   * The user of a session; undefined if it has ended, or the user is deleted or not active. Throws
   * `ENGINE_UNAVAILABLE`.
   */
  async actorOf(secret: string): Promise<Actor | undefined> {
    if (!SECRET.test(secret)) return undefined;
    const session = await this.sessions.get(idOf(secret));
    if (session === undefined || session.expiresOn <= this.clock.now()) return undefined;
    const id = userIdOf(session.actorUrn);
    return id !== undefined && (await this.users.stateOf(session.actorUrn)).isActive ? userActor(id) : undefined;
  }

  /** Ends a session; idempotent. */
  async end(secret: string): Promise<void> {
    if (!SECRET.test(secret)) return;
    await this.store.remove(idOf(secret));
    await this.forgetEverywhere([idOf(secret)]);
  }

  /** Ends every session of a user that began at `until` or earlier, in milliseconds since 1970. */
  async endAllOf(actorUrn: string, until: number = Number.MAX_SAFE_INTEGER): Promise<void> {
    await this.store.removeAllOf(actorUrn, until);
    await this.forgetEverywhere([]);
  }

  private async forgetEverywhere(ids: readonly string[]): Promise<void> {
    this.forget(ids);
    await this.workers.tell(ENDED, ids);
  }

  private forget(ids: readonly string[]): void {
    if (ids.length === 0) this.sessions.clear();
    for (const id of ids) this.sessions.invalidate(id);
  }
}

function idOf(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('base64url');
}
