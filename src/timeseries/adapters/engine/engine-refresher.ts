import { setImmediate as nextTurn } from 'node:timers/promises';
import { type EngineClient, unexpected } from '../../../foundation/engine-client/index.js';

/** What is known of the refreshes of one index. */
interface Refreshing {
  /** One that has not begun, and so shows everything that was written before now. */
  waiting?: Promise<void>;
  running?: Promise<void>;
}

/**
 * Makes an index show what was written to it, before it is read: a value that was appended is then seen by every later
 * read, whichever process appended it, and appends wait for nothing. Reads that come together share one refresh, and
 * refreshing an index that nobody wrote to costs the engine next to nothing.
 */
export class EngineRefresher {
  private readonly byIndex = new Map<string, Refreshing>();

  constructor(private readonly client: EngineClient) {}

  /** Resolves when searches of `index` show everything written before this call. No such index is nothing to do. */
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
