import { NO_DEADLINE } from './deadline.js';
import { giveWay } from './give-way.js';

/** As `giveWay`, for work that goes on whatever becomes of the request, such as what runs within a transaction. */
export function nextTurnIfHeld(): Promise<void> | undefined {
  return giveWay(NO_DEADLINE);
}

/** Does `work` for each item in order, and gives the event loop away in between. */
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
