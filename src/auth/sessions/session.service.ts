import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { AppConfig } from '../../foundation/config/index.js';
import { type Actor, userActor, userIdOf } from '../actor.js';
import { AgedCache } from '../aged-cache.js';
import { UserDirectory } from '../users/user-directory.js';
import { SessionStore, type StoredSession } from './session-store.js';

/** Longest time for which another process's log-out may stay unseen, in milliseconds. */
const MAX_AGE_MS = 5000;
const MAX_SESSIONS = 10_000;
const SECRET_BYTES = 32;
/** What a session's text looks like; anything else is no session, and nobody looks it up. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** A session that has just begun. */
export interface BegunSession {
  /** What the browser keeps. It is answered here only. */
  readonly secret: string;
  readonly actorUrn: string;
  /** Milliseconds until it ends by itself. */
  readonly lifetimeMs: number;
}

/** Sessions of browsers. They end here at once, on other replicas within 5 seconds. */
@Injectable()
export class SessionService {
  private readonly sessions: AgedCache<StoredSession | undefined>;

  constructor(
    private readonly store: SessionStore,
    private readonly users: UserDirectory,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {
    this.sessions = new AgedCache({
      clock,
      maxAgeMs: MAX_AGE_MS,
      maxEntries: MAX_SESSIONS,
      load: (id) => store.find(id),
    });
  }

  /** Begins a session of a user, who is known to be who they say. */
  async begin(actorUrn: string): Promise<BegunSession> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const lifetimeMs = this.config.logIn.sessionMs;
    const createdOn = this.clock.now();
    await this.store.add({ id: idOf(secret), actorUrn, createdOn, expiresOn: createdOn + lifetimeMs });
    return { secret, actorUrn, lifetimeMs };
  }

  /**
   * The user of a session; undefined when it has ended, or the user is deleted or not active. Throws
   * `ENGINE_UNAVAILABLE`.
   */
  async actorOf(secret: string): Promise<Actor | undefined> {
    if (!SECRET.test(secret)) return undefined;
    const session = await this.sessions.get(idOf(secret));
    if (session === undefined || session.expiresOn <= this.clock.now()) return undefined;
    const id = userIdOf(session.actorUrn);
    return id !== undefined && (await this.users.stateOf(session.actorUrn)).isActive ? userActor(id) : undefined;
  }

  /** Ends a session. One that has ended is no error. */
  async end(secret: string): Promise<void> {
    if (!SECRET.test(secret)) return;
    await this.store.remove(idOf(secret));
    this.sessions.invalidate(idOf(secret));
  }

  /** Ends every session of a user. */
  async endAllOf(actorUrn: string): Promise<void> {
    await this.store.removeAllOf(actorUrn);
    this.sessions.clear();
  }
}

function idOf(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('base64url');
}
