import type { Deadline } from '../requests/deadline.js';
import { type RequestOrigin, requestOrigin } from '../requests/request-origin.js';

/** Time limit for the work of all requests together in one turn of the event loop, in milliseconds. */
const TURN_MS = 4;

/**
 * Number of turns for which a request has priority over those that have waited longer, so that short requests finish
 * first whatever the load.
 */
const SHORT_TURNS = 20;
/** Maximum number of short requests that continue in one turn. */
const SHORT_AT_ONCE = 32;
/**
 * Number of characters of stored JSON that take a turn: they are parsed, converted and written as one piece of work.
 * Source: measured, 3.6 million characters of four aspects take 200 ms.
 */
const CHARACTERS_A_TURN = 70_000;
/** Milliseconds of waiting after which a request gets turns of its own, so that others cannot overtake it forever. */
const OVERDUE_MS = 300;
/** Number of turns of the others after each turn of such a request. */
const OTHER_TURNS = 3;

/** Work of a request that has waited for many turns, or of none. */
interface LongWork {
  readonly resume: () => void;
  readonly origin: RequestOrigin | undefined;
  /** When the wait began, in milliseconds of `performance.now()`. */
  readonly since: number;
}

/** Start of the work in this turn; undefined at the beginning of a turn. */
let turnBegan: number | undefined;
let isTurnWatched = false;
/** Number of turns that belong to the others before an overdue request may have one. */
let otherTurns = 0;
const short: (() => void)[] = [];
const long: LongWork[] = [];

/**
 * Yields to other work of the process, for loops over a caller's input. Called once per item, it returns undefined
 * while this turn of the event loop is short, otherwise a promise. In each turn, the requests that have waited for few
 * turns continue, and one piece of work of the others, in order. A request whose work has waited for too long gets
 * every fourth turn for itself. Throws `DEADLINE_EXCEEDED`, or rejects with it, when the time of `deadline` is up, by
 * default that of the current request. Work for several requests, or after the response, passes `NO_DEADLINE`.
 */
export function giveWay(deadline: Deadline | undefined = requestOrigin()?.deadline): Promise<void> | undefined {
  deadline?.check();
  const now = performance.now();
  turnBegan ??= now;
  watchTurn();
  return now - turnBegan < TURN_MS ? undefined : nextTurn(deadline);
}

/**
 * Yields to other work of the process before stored JSON of that many characters is converted, if that takes a turn or
 * more; otherwise it returns undefined. From then on, the current request counts as one that has waited for many turns.
 * Rejects as `giveWay`.
 */
export function giveWayBefore(characters: number): Promise<void> | undefined {
  if (characters < CHARACTERS_A_TURN) return undefined;
  const origin = requestOrigin();
  if (origin !== undefined) origin.turns += SHORT_TURNS;
  watchTurn();
  return nextTurn(origin?.deadline);
}

async function nextTurn(deadline: Deadline | undefined): Promise<void> {
  await new Promise<void>(enqueue);
  deadline?.check();
}

/** Queues work of the current request, which counts the turns that it waits for, or of none. */
function enqueue(resume: () => void): void {
  const origin = requestOrigin();
  if (origin !== undefined) origin.turns += 1;
  if (origin !== undefined && origin.turns <= SHORT_TURNS) short.push(resume);
  else long.push({ resume, origin, since: performance.now() });
}

function watchTurn(): void {
  if (isTurnWatched) return;
  isTurnWatched = true;
  setImmediate(beginTurn);
}

function beginTurn(): void {
  isTurnWatched = false;
  turnBegan = undefined;
  if (short.length + long.length === 0) return;
  const now = performance.now();
  turnBegan = now;
  watchTurn();
  const overdue = otherTurns > 0 ? undefined : overdueWork(now);
  if (overdue === undefined) {
    otherTurns = Math.max(0, otherTurns - 1);
    resumeOthers();
  } else {
    otherTurns = OTHER_TURNS;
    resumeInTurn(overdue.origin, now);
  }
}

function resumeOthers(): void {
  const resumed = [...short.splice(0, SHORT_AT_ONCE), ...long.splice(0, 1).map(({ resume }) => resume)];
  for (const resume of resumed) resume();
}

/** The work that has waited longest, if that is too long. */
function overdueWork(now: number): LongWork | undefined {
  const [first] = long;
  return first !== undefined && now - first.since >= OVERDUE_MS ? first : undefined;
}

/** Resumes one piece of work after the other for the same request, or for none, until the time of the turn is over. */
function resumeInTurn(origin: RequestOrigin | undefined, began: number): void {
  const at = long.findIndex((work) => work.origin === origin);
  if (at === -1 || performance.now() - began >= TURN_MS) return;
  long.splice(at, 1)[0]?.resume();
  // What continues runs in microtasks; a tick that one of them asks for comes after them all.
  queueMicrotask(() => process.nextTick(resumeInTurn, origin, began));
}
