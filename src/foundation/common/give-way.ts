import type { Deadline } from './deadline.js';
import { type RequestOrigin, requestOrigin } from './request-origin.js';

/** Time limit for the work of all requests together in one turn of the event loop, in milliseconds. */
const TURN_MS = 4;

/**
 * Number of turns for which a request has priority over those that have waited longer, so that short requests finish
 * first whatever the load.
 */
const SHORT_TURNS = 20;
/**
 * Number of characters of stored JSON that take a request one turn: they are parsed, converted and written as one piece
 * of work. Source: measured, 3.6 million characters of four aspects take 200 ms.
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
 * turns continue while it is short, and one piece of work of the others, in order. A request whose work has waited for
 * too long gets every fourth turn for itself. Throws `DEADLINE_EXCEEDED`, or rejects with it, when the time of
 * `deadline` is up, by default that of the current request. Work for several requests, or after the response, passes
 * `NO_DEADLINE`.
 */
export function giveWay(deadline: Deadline | undefined = requestOrigin()?.deadline): Promise<void> | undefined {
  deadline?.check();
  const now = performance.now();
  turnBegan ??= now;
  watchTurn();
  return now - turnBegan < TURN_MS ? undefined : nextTurn(deadline);
}

/**
 * Yields to other work of the process before stored JSON of that many characters is converted, which takes about a turn
 * or more. Returns undefined for less. The turns that it takes count as those that the current request has waited for,
 * so that requests for less are not held up by many such requests.
 */
export function giveWayBefore(characters: number): Promise<void> | undefined {
  if (characters < CHARACTERS_A_TURN) return undefined;
  const origin = requestOrigin();
  if (origin !== undefined) origin.turns += Math.floor(characters / CHARACTERS_A_TURN);
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
    resumeOthers(now);
  } else {
    otherTurns = OTHER_TURNS;
    resumeInTurn(overdue.origin, now);
  }
}

/** Resumes short requests, one after the other, until the time of the turn is over, and then one of the long ones. */
function resumeOthers(began: number): void {
  const isTimeLeft = performance.now() - began < TURN_MS;
  const resume = isTimeLeft ? short.shift() : undefined;
  if (resume === undefined) {
    long.shift()?.resume();
    return;
  }
  resume();
  afterWhatContinues(resumeOthers, began);
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
  afterWhatContinues(resumeInTurn, origin, began);
}

/** What continues runs in microtasks; a tick that one of them asks for comes after them all. */
function afterWhatContinues<Given extends unknown[]>(work: (...given: Given) => void, ...given: Given): void {
  queueMicrotask(() => process.nextTick(work, ...given));
}
