import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError } from '../../foundation/common/errors.js';
import { SearchIndex } from '../../search/index.js';
import { IndexIdentity } from '../index-state/index-identity.js';
import { RebuildRegister } from '../rebuild-register.js';
import { RebuildCount } from './rebuild-count.js';
import { RebuildLeftovers } from './rebuild-leftovers.js';
import { RecentDeletes } from './recent-deletes.js';
import { Reindexer } from './reindexer.js';
import type { RestoreRequest } from './restore-request.js';
import type { RestoreTally } from './restore-tally.js';
import { retrying } from './retrying.js';

/** Pause between the heartbeats of a rebuild, in milliseconds; see `RebuildLeftovers`. */
const RENEW_MS = 5_000;

/**
 * Fills new indices beside the live ones, and replaces these when the new ones are complete. Until then, and after any
 * failure, search is unchanged; concurrent writes go to both.
 */
@Injectable()
export class IndexRebuild {
  private readonly logger = new Logger(IndexRebuild.name);

  constructor(
    private readonly index: SearchIndex,
    private readonly register: RebuildRegister,
    private readonly identities: IndexIdentity,
    private readonly leftovers: RebuildLeftovers,
    private readonly counts: RebuildCount,
    private readonly deletes: RecentDeletes,
    private readonly reindexer: Reindexer,
    private readonly clock: Clock,
  ) {}

  /** Throws `CONFLICT` while a rebuild is under way. */
  checkFree(): Promise<void> {
    return this.leftovers.checkFree();
  }

  /**
   * Restores every row into new indices and switches to them. Throws `CONFLICT` while another rebuild is under way, or
   * when the new indices do not match SQL; `ENGINE_UNAVAILABLE` when an engine stays unavailable. Waits up to
   * `patienceMs` for the end of another rebuild.
   */
  async run(request: RestoreRequest, tally: RestoreTally, patienceMs = 0): Promise<RestoreTally> {
    await retrying(() => this.identities.current());
    const begunOn = this.clock.now();
    const claim = await this.leftovers.claimWithin(patienceMs, request.audit.actor, request.signal);
    const held = [claim];
    const renewal = setInterval(() => void this.renew(held), RENEW_MS);
    try {
      const rebuild = await this.leftovers.begin();
      held.push(rebuild);
      await this.leftovers.name(claim, rebuild);
      await this.fillAndSwitch(rebuild, begunOn, request, tally);
      return tally;
    } catch (error) {
      await this.discard(held[1]);
      throw error;
    } finally {
      clearInterval(renewal);
      await this.leftovers.release(...held);
    }
  }

  private async fillAndSwitch(
    rebuild: string,
    begunOn: number,
    request: RestoreRequest,
    tally: RestoreTally,
  ): Promise<void> {
    const target = { live: false, rebuild, fills: true };
    await this.deletes.copy(begunOn, target);
    await this.reindexer.fill(request, target, tally);
    await this.counts.check(rebuild, begunOn, tally);
    if (!(await retrying(() => this.register.renew(rebuild)))) {
      throw new DomainError('CONFLICT', 'Another process has taken over the right to rebuild. Run it again.');
    }
    request.signal?.throwIfAborted();
    await retrying(() => this.index.promoteRebuild(rebuild));
  }

  private async renew(held: readonly string[]): Promise<void> {
    await this.register.renew(held.at(-1) ?? '').catch(() => false);
  }

  /**
   * A switch that succeeded although its response was lost leaves nothing to remove. Remains that cannot be removed now
   * are removed before the next rebuild, or at the next start.
   */
  private async discard(rebuild: string | undefined): Promise<void> {
    if (rebuild === undefined) return;
    try {
      if ((await this.index.rebuilds()).includes(rebuild)) await this.index.discardRebuild(rebuild);
    } catch (error) {
      this.logger.warn(`Remains of rebuild ${rebuild} stay for now: ${String(error)}`);
    }
  }
}
