import type { Deadline } from './deadline.js';
import { requestOrigin } from './request-origin.js';

/** How long the work of all requests together may take in one turn of the event loop, in milliseconds. */
const TURN_MS = 10;

/** When work of this turn was first seen; undefined at the beginning of a turn. */
let turnBegan: number | undefined;
let isTurnWatched = false;
const waiting: (() => void)[] = [];

/**
 * Lets other work of the process go on, for loops over what a caller asked for: called once per item, it answers undefined while this turn of the event
 * loop is short, else a promise. Work that waits goes on one piece a turn, in the order of asking, however many requests are at it.
 * Throws `DEADLINE_EXCEEDED`, or rejects with it, when the time of `deadline` is over, which is that of the request that the caller works for; what works
 * for several requests, or goes on after the answer, passes `NO_DEADLINE`.
 */
export function giveWay(deadline: Deadline | undefined = requestOrigin()?.deadline): Promise<void> | undefined {
  deadline?.check();
  const now = performance.now();
  turnBegan ??= now;
  watchTurn();
  return now - turnBegan < TURN_MS ? undefined : nextTurn(deadline);
}

async function nextTurn(deadline: Deadline | undefined): Promise<void> {
  await new Promise<void>((resolve) => waiting.push(resolve));
  deadline?.check();
}

function watchTurn(): void {
  if (isTurnWatched) return;
  isTurnWatched = true;
  setImmediate(beginTurn);
}

function beginTurn(): void {
  isTurnWatched = false;
  const resume = waiting.shift();
  turnBegan = resume === undefined ? undefined : performance.now();
  if (resume === undefined) return;
  watchTurn();
  resume();
}
