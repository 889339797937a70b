import { NO_DEADLINE } from '../requests/deadline.js';
import { giveWay } from './give-way.js';

/** Like `giveWay`, for work that continues whatever happens to the request, such as work in a transaction. */
export function nextTurnIfHeld(): Promise<void> | undefined {
  return giveWay(NO_DEADLINE);
}

/** Runs `work` for each item in order, yielding to the event loop in between. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    const turn = nextTurnIfHeld();
    if (turn !== undefined) await turn;
    results.push(work(item, at));
  }
  return results;
}
