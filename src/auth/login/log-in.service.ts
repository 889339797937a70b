import { Injectable } from '@nestjs/common';
import { type AuditAction, AuditTrail } from '../../foundation/audit/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { requestOrigin } from '../../foundation/requests/request-origin.js';
import { AppConfig } from '../../foundation/config/index.js';
import { OneProcess, Workers } from '../../foundation/workers/index.js';
import { InviteService } from '../invites/invite.service.js';
import { PasswordService } from '../passwords/password.service.js';
import { type BegunSession, SessionService } from '../sessions/session.service.js';
import { type AttemptKey, AttemptLimiter } from './attempt-limiter.js';
import { Eligibility, type LoginDenialReason } from './eligibility.js';
import type { LoginSource } from './login-source.js';
import { NativeUsers, type NewUser } from './native-users.js';

/** The result of a password check. */
export interface PasswordVerdict {
  readonly doesPasswordMatch: boolean;
  readonly loginDenialReason?: LoginDenialReason;
}

/**
 * Log-in and sign-up. Limits failed attempts per user name and per address, and records everything in the audit trail.
 */
@Injectable()
export class LogInService {
  private readonly limiter: AttemptLimiter;

  constructor(
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
    private readonly invites: InviteService,
    private readonly natives: NativeUsers,
    private readonly eligibility: Eligibility,
    private readonly audit: AuditTrail,
    private readonly config: AppConfig,
    clock: Clock,
    workers: Workers = new OneProcess(),
  ) {
    this.limiter = new AttemptLimiter(clock, config.logIn.attemptWindowMs, workers);
  }

  /**
   * Starts a session of the user with this name and password. An unknown user, a wrong password and a user who may not
   * log in get the same response in the same time: `INVALID_ARGUMENT`. Throws `RATE_LIMITED`.
   */
  async logIn(userName: string, password: string): Promise<BegunSession> {
    this.requireNative('Neither JAAS nor native authentication is enabled on the server.');
    const urn = userUrn(userName);
    const keys = [userKey(urn, this.config), ...this.addressKeys()];
    const { loginDenialReason } = await this.limiter.attempt(keys, () => this.verdict(urn, password), isDenied);
    if (loginDenialReason === undefined) return this.welcome(urn, 'passwordLogin');
    this.noteFailure(urn, loginDenialReason, 'passwordLogin');
    throw invalidArgument('Invalid Credentials');
  }

  /**
   * Whether a password is a user's, and whether the user may log in. For trusted services only. Throws `RATE_LIMITED`
   * after many wrong ones for one user.
   */
  async verify(urn: string, password: string, source: LoginSource = 'passwordLogin'): Promise<PasswordVerdict> {
    const attempt = () => this.verdict(urn, password);
    const verdict = await this.limiter.attempt([userKey(urn, this.config)], attempt, isDenied);
    if (verdict.loginDenialReason !== undefined) this.noteFailure(urn, verdict.loginDenialReason, source);
    return verdict;
  }

  /**
   * Lets in a user for whom a trusted service asks, which keeps the session itself. Returns why the user may not log
   * in; undefined when they may.
   */
  async admit(urn: string, source: LoginSource | undefined): Promise<LoginDenialReason | undefined> {
    const denial = await this.eligibility.denial(urn);
    if (denial === undefined) this.note('LogInEvent', urn, source);
    else this.noteFailure(urn, denial, source);
    return denial;
  }

  /** Creates an invited user. Throws `INVALID_ARGUMENT`, `CONFLICT` if the user exists, and `RATE_LIMITED`. */
  async signUp(user: NewUser, inviteToken: string): Promise<void> {
    this.requireNative('Native authentication is not enabled on the server.');
    await this.limiter.attempt(this.addressKeys(), async () => {
      await this.invites.require(inviteToken);
      await this.natives.add(user);
    });
    this.note('SignUpEvent', user.urn);
  }

  /**
   * Sets a user's password with a reset token, and ends the user's sessions. Throws `INVALID_ARGUMENT` and
   * `RATE_LIMITED`.
   */
  async resetPassword(urn: string, resetToken: string, password: string): Promise<void> {
    this.requireNative('Native authentication is not enabled on the server.');
    const keys = [userKey(urn, this.config), ...this.addressKeys()];
    await this.limiter.attempt(keys, () => this.passwords.reset(urn, resetToken, password));
    await this.sessions.endAllOf(urn);
    this.note('ResetCredentialsEvent', urn);
  }

  /** Begins a session of a user who has proved who they are. Throws `INVALID_ARGUMENT` when the user may not log in. */
  async begin(urn: string, source: LoginSource): Promise<BegunSession> {
    const denial = await this.eligibility.denial(urn);
    if (denial === undefined) return this.welcome(urn, source);
    this.noteFailure(urn, denial, source);
    throw invalidArgument('This user may not log in. Ask an administrator.');
  }

  private async verdict(urn: string, password: string): Promise<PasswordVerdict> {
    const doesPasswordMatch = await this.passwords.matches(urn, password);
    const denial = await this.eligibility.denial(urn);
    if (!doesPasswordMatch) return { doesPasswordMatch, loginDenialReason: 'INVALID_CREDENTIALS' };
    return denial === undefined ? { doesPasswordMatch } : { doesPasswordMatch, loginDenialReason: denial };
  }

  private welcome(urn: string, source: LoginSource): Promise<BegunSession> {
    this.note('LogInEvent', urn, source);
    return this.sessions.begin(urn);
  }

  private note(action: AuditAction, urn: string, loginSource?: LoginSource): void {
    this.audit.record({ action, actor: urn, source: 'LOGIN', ...(loginSource && { detail: { loginSource } }) });
  }

  private noteFailure(urn: string, reason: string, loginSource: LoginSource | undefined): void {
    const detail = { reason, ...(loginSource && { loginSource }) };
    this.audit.record({ action: 'FailedLogInEvent', actor: urn, source: 'LOGIN', outcome: 'REFUSED', detail });
  }

  private addressKeys(): readonly AttemptKey[] {
    const address = requestOrigin()?.address;
    return address === undefined ? [] : [{ name: `address ${address}`, limit: this.config.logIn.attemptsPerAddress }];
  }

  private requireNative(message: string): void {
    if (!this.config.logIn.nativeEnabled) throw invalidArgument(message);
  }
}

/** The urn of the user with an entered name; a urn is returned unchanged. */
export function userUrn(name: string): string {
  return name.startsWith('urn:li:corpuser:') ? name : `urn:li:corpuser:${name}`;
}

function isDenied({ loginDenialReason }: PasswordVerdict): boolean {
  return loginDenialReason !== undefined;
}

function userKey(urn: string, { logIn }: AppConfig): AttemptKey {
  return { name: `user ${urn.toLowerCase()}`, limit: logIn.attemptsPerUser };
}
