import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import {
  type AspectChange,
  type AspectRecord,
  AspectScanner,
  valueAs,
  type WriteContext,
  type WriteListener,
  WriteListeners,
} from '../../aspects/index.js';
import { SessionService, TokenService } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { given } from '../../foundation/common/given.js';
import type { JsonObject } from '../../foundation/json/json.js';
import type { SqlTransaction } from '../../foundation/database/index.js';
import { messageOf } from '../../foundation/common/message-of.js';
import { idOfUrn } from '../../foundation/common/urn.js';
import { dataHubAccessTokenInfo } from '../../model/index.js';
import { TaskRunner } from '../../operations/index.js';
import { CORP_USER } from './user.mappings.js';

const FILTER = { urnLike: 'urn:li:dataHubAccessToken:%', aspects: [dataHubAccessTokenInfo.name] } as const;

/** Number of rows to read in one statement. */
const PAGE = 1_000;

/** Type of the tasks that revoke the tokens of deleted users. */
const KIND = 'revokeUserTokens';

/** The deleted users, who deleted them, and when: tokens created later belong to a new user of the same name. */
type Revocation = JsonObject & { readonly urns: string[]; readonly by: string; readonly time: number };

/**
 * Revokes all access tokens and ends all sessions of deleted users, whichever API or rollback deletes them, so that
 * none becomes valid again when a user with the same name is created. This happens before the write is answered; a
 * task, which is stored in the transaction of the delete, makes up for failures and crashes.
 */
@Injectable()
export class UserTokens implements WriteListener, OnModuleInit {
  /** Pauses before the attempts of a task, in milliseconds. */
  pausesMs: readonly number[] = [0, 1_000, 5_000, 30_000, 120_000, 600_000];
  private readonly logger = new Logger(UserTokens.name);

  constructor(
    private readonly listeners: WriteListeners,
    private readonly scanner: AspectScanner,
    private readonly tokens: TokenService,
    private readonly sessions: SessionService,
    private readonly tasks: TaskRunner,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.tasks.register(KIND, (parameters, { signal }) => this.retry(parameters as Revocation, signal));
    this.listeners.register(this);
  }

  async inTransaction(changes: readonly AspectChange[], sql: SqlTransaction, context: WriteContext): Promise<void> {
    const parameters = this.revocationOf(changes, context);
    if (parameters === undefined) return;
    await this.tasks.schedule(sql, { kind: KIND, subject: `${KIND} ${randomUUID()}`, parameters });
  }

  async afterCommit(changes: readonly AspectChange[], context: WriteContext): Promise<void> {
    const revocation = this.revocationOf(changes, context);
    if (revocation === undefined) return;
    try {
      await this.attempt(revocation);
    } catch (error) {
      const users = revocation.urns.join(', ');
      this.logger.error(
        `Not all access tokens and sessions of ${users} have ended yet, a task tries again: ${messageOf(error)}`,
      );
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

  /** Tries to revoke every token and to end every session. Throws the first failure. */
  private async attempt(revocation: Revocation): Promise<void> {
    const { urns, by, time } = revocation;
    const failures: unknown[] = [];
    const failed = (error: unknown): unknown => failures.push(error);
    for (const urn of urns) await this.sessions.endAllOf(urn, time).catch(failed);
    for (const token of await this.of(revocation)) await this.tokens.revoke(idOfUrn(token), by).catch(failed);
    if (failures.length > 0) throw failures[0];
  }

  /** Scans all tokens in SQL because the search index may lag. */
  private async of({ urns, time }: Revocation): Promise<readonly string[]> {
    const users = new Set(urns);
    const found: string[] = [];
    for (let last: AspectRecord | undefined; ;) {
      const after = last && { urn: last.urn, aspectName: last.aspect };
      const rows = await this.scanner.page({ filter: FILTER, ...given({ after }) }, PAGE);
      for (const { record } of rows) {
        const { actorUrn, createdAt } = valueAs(record, dataHubAccessTokenInfo);
        if (users.has(actorUrn) && createdAt <= time) found.push(record.urn);
      }
      last = rows.at(-1)?.record;
      if (rows.length < PAGE) return found;
    }
  }

  /** The revocation that changes call for, of all tokens created until now; undefined if they delete no user. */
  private revocationOf(changes: readonly AspectChange[], { audit }: WriteContext): Revocation | undefined {
    const urns = new Set(changes.filter(isDeletion).map(({ urn }) => urn));
    return urns.size === 0 ? undefined : { urns: [...urns], by: audit.actor, time: this.clock.now() };
  }
}

function isDeletion({ entityType, entityDeleted }: AspectChange): boolean {
  return entityDeleted && entityType === CORP_USER.entityType;
}
