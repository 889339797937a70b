import { setImmediate as nextTurn } from 'node:timers/promises';
import { type EngineClient, unexpected } from '../../../foundation/engine-client/index.js';

/** State of the refreshes of one index. */
interface Refreshing {
  /** A refresh that has not begun, and so covers everything written before now. */
  waiting?: Promise<void>;
  running?: Promise<void>;
}

/**
 * Refreshes an index before reads: every later read then sees an appended value, whichever process appended it, and
 * appends need not wait. Concurrent reads share one refresh; refreshing an unchanged index costs almost nothing.
 */
export class EngineRefresher {
  private readonly byIndex = new Map<string, Refreshing>();

  constructor(private readonly client: EngineClient) {}

  /**
   * Resolves when searches of `index` see everything written before this call. Does nothing if the index does not
   * exist.
   */
  refresh(index: string): Promise<void> {
    const state = this.byIndex.get(index) ?? {};
    this.byIndex.set(index, state);
    state.waiting ??= this.next(index, state);
    return state.waiting;
  }

  private async next(index: string, state: Refreshing): Promise<void> {
    await nextTurn();
    await state.running?.catch(() => undefined);
    const running = this.send(index);
    state.running = running;
    delete state.waiting;
    await running;
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
