import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type AspectRecord, AspectScanner, valueAs } from '../../aspects/index.js';
import { TokenService } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { given } from '../../foundation/common/given.js';
import type { JsonObject } from '../../foundation/common/json.js';
import { messageOf } from '../../foundation/common/message-of.js';
import { type Editor, idOfUrn } from '../../entities/index.js';
import { dataHubAccessTokenInfo } from '../../model/index.js';
import { TaskRunner } from '../../operations/index.js';

const FILTER = { urnLike: 'urn:li:dataHubAccessToken:%', aspects: [dataHubAccessTokenInfo.name] } as const;

/** Number of rows to read in one statement. */
const PAGE = 1_000;

/** Type of the tasks that revoke the tokens that could not be revoked at once. */
const KIND = 'revokeUserTokens';

/** The deleted user, who deleted it, and when: tokens created later belong to a new user of the same name. */
type Revocation = JsonObject & { readonly urn: string; readonly by: string; readonly time: number };

/** The access tokens that act as a user. */
@Injectable()
export class UserTokens implements OnModuleInit {
  /** Pauses before the attempts of a task, in milliseconds. */
  pausesMs: readonly number[] = [1_000, 5_000, 30_000, 120_000, 600_000];
  private readonly logger = new Logger(UserTokens.name);

  constructor(
    private readonly scanner: AspectScanner,
    private readonly tokens: TokenService,
    private readonly tasks: TaskRunner,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.tasks.register(KIND, (parameters, { signal }) => this.retry(parameters as Revocation, signal));
  }

  /**
   * Revokes all tokens of a deleted user, including tokens that the search index does not contain yet, so that no token
   * becomes valid again when a user with the same name is created. One failure does not keep the other tokens; a task
   * in the background tries again. Never throws: failures are logged.
   */
  async revokeAll(urn: string, { actor }: Editor): Promise<void> {
    const revocation = { urn, by: actor.urn, time: this.clock.now() };
    try {
      await this.attempt(revocation);
    } catch (error) {
      this.logger.error(`${urn} was deleted, but not all of its access tokens were revoked: ${messageOf(error)}`);
      await this.startRetry(revocation);
    }
  }

  private async startRetry(revocation: Revocation): Promise<void> {
    const subject = `${KIND} ${createHash('sha256').update(revocation.urn).digest('hex')}`;
    try {
      await this.tasks.start({ kind: KIND, subject, parameters: revocation });
    } catch (error) {
      this.logger.error(`Access tokens of ${revocation.urn} will not be revoked: ${messageOf(error)}`);
    }
  }

  private async retry(revocation: Revocation, signal: AbortSignal): Promise<void> {
    for (const [at, pause] of this.pausesMs.entries()) {
      await wait(pause, undefined, { signal });
      try {
        await this.attempt(revocation);
        return;
      } catch (error) {
        if (at === this.pausesMs.length - 1) throw error;
      }
    }
  }

  /** Tries to revoke every token. Throws the first failure. */
  private async attempt({ urn, by, time }: Revocation): Promise<void> {
    const failures: unknown[] = [];
    for (const token of await this.of(urn, time)) {
      await this.tokens.revoke(idOfUrn(token), by).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  private async of(urn: string, time: number): Promise<readonly string[]> {
    const found: string[] = [];
    for (let last: AspectRecord | undefined; ;) {
      const after = last && { urn: last.urn, aspectName: last.aspect };
      const rows = await this.scanner.page({ filter: FILTER, ...given({ after }) }, PAGE);
      for (const { record } of rows) {
        const { actorUrn, createdAt } = valueAs(record, dataHubAccessTokenInfo);
        if (actorUrn === urn && createdAt <= time) found.push(record.urn);
      }
      last = rows.at(-1)?.record;
      if (rows.length < PAGE) return found;
    }
  }
}
