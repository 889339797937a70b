import { SharedRefresh } from '../../../foundation/common/shared-refresh.js';
import { type EngineClient, unexpected } from '../../../foundation/engine-client/index.js';

/**
 * Refreshes an index before reads: every later read then sees an appended value, whichever process appended it, and
 * appends need not wait. Concurrent reads share one refresh; refreshing an unchanged index costs almost nothing.
 */
export class EngineRefresher {
  private readonly byIndex = new Map<string, SharedRefresh>();

  constructor(private readonly client: EngineClient) {}

  /**
   * Resolves when searches of `index` see everything written before this call. Does nothing if the index does not
   * exist.
   */
  refresh(index: string): Promise<void> {
    const shared = this.byIndex.get(index) ?? new SharedRefresh(() => this.send(index));
    this.byIndex.set(index, shared);
    return shared.run();
  }

  private async send(index: string): Promise<void> {
    const answer = await this.client.request({
      method: 'POST',
      path: `/${index}/_refresh`,
      query: { ignore_unavailable: true },
    });
    if (answer.status !== 200 && answer.status !== 404) throw unexpected(`refresh the index ${index}`, answer);
  }
}
