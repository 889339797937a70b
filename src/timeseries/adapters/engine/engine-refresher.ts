import { setImmediate as nextTurn } from 'node:timers/promises';
import { SharedRefresh } from '../../../foundation/concurrency/shared-refresh.js';
import { pieces } from '../../../foundation/database/index.js';
import { type EngineClient, LostShards, unexpected } from '../../../foundation/engine-client/index.js';

/** Maximum number of indices in one request, whose names are part of its path. */
const MOST_INDICES = 10;

/**
 * Refreshes indices before reads: every later read then sees an appended value, whichever process appended it, and
 * appends need not wait. Concurrent reads share one refresh, those of different indices, too; refreshing an unchanged
 * index costs almost nothing.
 */
export class EngineRefresher {
  private readonly wanted = new Set<string>();
  private readonly shared = new SharedRefresh(() => this.sendAll());
  private due: Promise<void> | undefined;

  constructor(
    private readonly client: Pick<EngineClient, 'request'>,
    private readonly lost = new LostShards(client),
  ) {}

  /**
   * Resolves when searches of `index` see everything written before this call. Does nothing if the index does not
   * exist, or lacks a shard, with which its searches fail; throws `ENGINE_UNAVAILABLE` if that has lasted.
   */
  async refresh(index: string): Promise<void> {
    await this.refreshSoon(index);
    await this.lost.refuseLasting([index]);
  }

  private refreshSoon(index: string): Promise<void> {
    this.wanted.add(index);
    this.due ??= nextTurn().then(() => {
      this.due = undefined;
      return this.shared.run();
    });
    return this.due;
  }

  private async sendAll(): Promise<void> {
    const names = [...this.wanted];
    this.wanted.clear();
    try {
      const lost = await this.lost.among(names);
      const whole = names.filter((name) => !lost.has(name));
      await Promise.all([...pieces(whole, MOST_INDICES)].map((some) => this.send(some)));
    } catch (error) {
      // Readers who asked meanwhile wait for the next refresh, and need these as well.
      for (const name of names) this.wanted.add(name);
      throw error;
    }
  }

  private async send(names: readonly string[]): Promise<void> {
    const path = `/${names.join(',')}/_refresh`;
    const answer = await this.client.request({ method: 'POST', path, query: { ignore_unavailable: true } });
    if (answer.status !== 200 && answer.status !== 404)
      throw unexpected(`refresh the indices ${names.join(', ')}`, answer);
  }
}
