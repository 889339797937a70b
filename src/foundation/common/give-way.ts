import type { Deadline } from './deadline.js';
import { requestOrigin } from './request-origin.js';

/** Time limit for the work of all requests together in one turn of the event loop, in milliseconds. */
const TURN_MS = 4;

/**
 * Number of turns for which a request has priority over those that have waited longer, so that short requests finish
 * first whatever the load.
 */
const SHORT_TURNS = 20;
/** Maximum number of short requests that continue in one turn. */
const SHORT_AT_ONCE = 32;

/** Start of the work in this turn; undefined at the beginning of a turn. */
let turnBegan: number | undefined;
let isTurnWatched = false;
const short: (() => void)[] = [];
const long: (() => void)[] = [];

/**
 * Yields to other work of the process, for loops over a caller's input. Called once per item, it returns undefined
 * while this turn of the event loop is short, otherwise a promise. In each turn, the requests that have waited for few
 * turns continue, and one piece of work of the others, in order. Throws `DEADLINE_EXCEEDED`, or rejects with it, when
 * the time of `deadline` is up, by default that of the current request. Work for several requests, or after the
 * response, passes `NO_DEADLINE`.
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

/** Whether the current request has waited for few turns; counts this one. Work without a request counts as long. */
function isShort(): boolean {
  const origin = requestOrigin();
  if (origin === undefined) return false;
  origin.turns += 1;
  return origin.turns <= SHORT_TURNS;
}
