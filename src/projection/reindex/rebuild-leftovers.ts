import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DomainError } from '../../foundation/common/errors.js';
import { Database } from '../../foundation/database/index.js';
import { OneProcess, Workers } from '../../foundation/workers/index.js';
import { SearchIndex } from '../../search/index.js';
import { type ActiveRebuild, isUnderWay, RebuildRegister } from '../rebuild-register.js';
import { retrying } from './retrying.js';

/**
 * Time without a heartbeat after which the process of a rebuild counts as ended, in milliseconds: six times the pause
 * between heartbeats.
 */
const SILENT_MS = 30_000;
/** Pause before the next attempt to remove remains that could not be removed at the start, in milliseconds. */
const RETRY_MS = 35_000;
/** Pause between attempts to take the right that another process holds, in milliseconds. */
const PAUSE_MS = 500;
/** The actor who removes remains. */
const CLEANER = 'the start of a process';

/**
 * Grants the right to rebuild to one process at a time, and removes the remains of rebuilds whose process ended: before
 * a new rebuild, and at the start. Removing needs that right, so that a rebuild that is just beginning is not taken for
 * remains.
 */
@Injectable()
export class RebuildLeftovers implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(RebuildLeftovers.name);
  private readonly own = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly index: SearchIndex,
    private readonly register: RebuildRegister,
    private readonly database: Database,
    private readonly workers: Workers = new OneProcess(),
  ) {}

  onApplicationBootstrap(): void {
    if (!this.workers.onlyReads) this.discardLater(0);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  /** Throws `CONFLICT` while a process holds the right to rebuild. */
  async checkFree(): Promise<void> {
    const active = await this.register.current();
    if (active !== undefined && !this.isSilent(active)) throw isUnderWay(active);
  }

  /**
   * Takes the right to rebuild for `actor` and returns the id of the claim. Throws `CONFLICT` while another process
   * holds the right, and `ENGINE_UNAVAILABLE` when the database stays unavailable.
   */
  async claim(actor: string): Promise<string> {
    const active = await retrying(() => this.register.current());
    if (active !== undefined && this.isSilent(active)) await retrying(() => this.register.end(active.id));
    const claim = `claim-${randomUUID()}`;
    this.own.add(claim);
    try {
      await retrying(() => this.register.begin(claim, actor));
    } catch (error) {
      this.own.delete(claim);
      throw error;
    }
    return claim;
  }

  /** As `claim`, but waits up to `patienceMs` while another process holds the right, unless `signal` is aborted. */
  async claimWithin(patienceMs: number, actor: string, signal: AbortSignal | undefined): Promise<string> {
    const end = performance.now() + patienceMs;
    for (;;) {
      try {
        return await this.claim(actor);
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== 'CONFLICT' || performance.now() >= end) throw error;
      }
      await wait(PAUSE_MS);
      signal?.throwIfAborted();
    }
  }

  /**
   * Removes remains and begins a rebuild, and again after a pause when the engine is unavailable. Only for the holder
   * of the right to rebuild. Throws `ENGINE_UNAVAILABLE` when the engine stays so.
   */
  begin(): Promise<string> {
    return retrying(async () => {
      await this.discardAll();
      return this.index.beginRebuild();
    });
  }

  /** Registers the rebuild of a claim: from now on all writes go to it, too. */
  async name(claim: string, rebuild: string): Promise<void> {
    this.own.add(rebuild);
    if (!(await retrying(() => this.register.rename(claim, rebuild)))) {
      throw new DomainError('CONFLICT', 'Another process has taken over the right to rebuild. Run it again.');
    }
  }

  /** Releases the right; `ids` are the claim and, if there is one, its rebuild. */
  async release(...ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      this.own.delete(id);
      await retrying(() => this.register.end(id));
    }
  }

  private async discardAll(): Promise<void> {
    for (const rebuild of await this.index.rebuilds()) {
      await this.index.discardRebuild(rebuild);
      this.logger.warn(`Removed what the unfinished rebuild ${rebuild} had left behind; search is as it was before it`);
    }
  }

  /** An engine with one writer serves one process, so that a rebuild which this process did not begin has no owner. */
  private isSilent({ id, silentMs }: ActiveRebuild): boolean {
    if (this.own.has(id)) return false;
    return this.database.dialect.hasOneWriter || silentMs > SILENT_MS;
  }

  private discardLater(pause: number): void {
    this.timer = setTimeout(() => void this.tryDiscard(), pause).unref();
  }

  /**
   * Claims nothing where there is nothing to remove. A live rebuild, or an engine that does not respond, is checked
   * again later.
   */
  private async tryDiscard(): Promise<void> {
    try {
      const active = await this.register.current();
      if (active === undefined && (await this.index.rebuilds()).length === 0) return;
      const claim = await this.claim(CLEANER);
      await this.discardAll().finally(() => this.release(claim));
    } catch (error) {
      const isExpected = error instanceof DomainError;
      if (!isExpected) this.logger.warn(`Remains of rebuilds stay for now: ${String(error)}`);
      this.discardLater(RETRY_MS);
    }
  }
}
