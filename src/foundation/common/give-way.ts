import type { Deadline } from './deadline.js';
import { requestOrigin } from './request-origin.js';

/** How long the work of all requests together may take in one turn of the event loop, in milliseconds. */
const TURN_MS = 4;

/**
 * Turns for which a request waits before those that have waited longer: what is nearly done is done first, however much
 * others ask for.
 */
const SHORT_TURNS = 20;
/** Most requests of few turns that go on in one turn. */
const SHORT_AT_ONCE = 32;

/** When work of this turn was first seen; undefined at the beginning of a turn. */
let turnBegan: number | undefined;
let isTurnWatched = false;
const short: (() => void)[] = [];
const long: (() => void)[] = [];

/**
 * Lets other work of the process go on, for loops over what a caller asked for: called once per item, it answers
 * undefined while this turn of the event loop is short, else a promise. In each turn the requests go on that have
 * waited for few turns so far, and one piece of the others, in the order of asking. Throws `DEADLINE_EXCEEDED`, or
 * rejects with it, when the time of `deadline` is over, which is that of the request that the caller works for; what
 * works for several requests, or goes on after the answer, passes `NO_DEADLINE`.
 */
export function giveWay(deadline: Deadline | undefined = requestOrigin()?.deadline): Promise<void> | undefined {
  deadline?.check();
  const now = performance.now();
  turnBegan ??= now;
  watchTurn();
  return now - turnBegan < TURN_MS ? undefined : nextTurn(deadline);
}

async function nextTurn(deadline: Deadline | undefined): Promise<void> {
  const waiting = isShort() ? short : long;
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
  const resumed = [...short.splice(0, SHORT_AT_ONCE), ...long.splice(0, 1)];
  turnBegan = resumed.length === 0 ? undefined : performance.now();
  if (resumed.length === 0) return;
  watchTurn();
  for (const resume of resumed) resume();
}

/**
 * Whether the calling code runs for a request that has waited for few turns; counts this one. What runs for none is
 * long.
 */
function isShort(): boolean {
  const origin = requestOrigin();
  if (origin === undefined) return false;
  origin.turns += 1;
  return origin.turns <= SHORT_TURNS;
}
