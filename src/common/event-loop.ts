/** How long work may hold the event loop before it gives it away, in milliseconds: a small part of what a person notices. */
const TURN_MS = 8;

let began: number | undefined;

/**
 * The next turn of the event loop, when work has held this one for some milliseconds since somebody first asked; undefined otherwise. Loops over what a client sent await it at each item,
 * so that others are answered in between; short work goes on at once.
 */
export function nextTurnIfHeld(): Promise<void> | undefined {
  const now = performance.now();
  if (began === undefined) {
    began = now;
    setImmediate(forget);
    return undefined;
  }
  return now - began < TURN_MS ? undefined : nextTurn();
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

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => {
      forget();
      resolve();
    });
  });
}

function forget(): void {
  began = undefined;
}
