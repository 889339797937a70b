import { sizeOfJson } from './json-size.js';

/** Number of items computed together: small enough for little memory, large enough for few statements. */
const PIECE = 50;

/** Maximum number of characters of a short list that is written at once; texts of some 500 MB cannot be made at all. */
const WRITTEN_AT_ONCE = 4_000_000;

/**
 * A list, or the members of an object, computed while the response is sent, so that it is never completely in memory.
 * It can be iterated once.
 */
export class Growing<Item> {
  constructor(
    readonly kind: 'list' | 'members',
    private readonly made: AsyncIterable<readonly Item[]>,
  ) {}

  /** The items in the batches in which they are computed. */
  pieces(): AsyncIterable<readonly Item[]> {
    return this.made;
  }
}

/** A list in a response. */
export type AnswerList<Item> = readonly Item[] | Growing<Item>;

/** The members of an object in a response. */
export type AnswerMembers<Value> = Readonly<Record<string, Value>> | Growing<readonly [name: string, value: Value]>;

/** Computes the items for some of the requested values; their number may differ. */
type Make<Asked, Item> = (asked: readonly Asked[]) => Promise<readonly Item[]>;

/**
 * The result of `make` for all requested values. A short list is computed at once, and written item by item if it is
 * large. A long one is computed in pieces while the response is sent, except for the first piece, so that errors that
 * affect every piece occur before anything is sent; with `later`, the first piece is deferred as well.
 */
export async function growingList<Asked, Item>(
  asked: readonly Asked[],
  make: Make<Asked, Item>,
  later = false,
): Promise<AnswerList<Item>> {
  if (asked.length <= PIECE && !later) {
    const items = await make(asked);
    return isLarge(items) ? new Growing('list', only(items)) : items;
  }
  return new Growing('list', await begun(asked, make, later));
}

/** The same for the members of an object. */
export async function growingMembers<Asked, Value>(
  asked: readonly Asked[],
  make: Make<Asked, readonly [name: string, value: Value]>,
): Promise<AnswerMembers<Value>> {
  if (asked.length <= PIECE) {
    const members = await make(asked);
    return isLarge(members) ? new Growing('members', only(members)) : Object.fromEntries(members);
  }
  return new Growing('members', await begun(asked, make, false));
}

function isLarge(items: readonly unknown[]): boolean {
  return sizeOfJson(items, WRITTEN_AT_ONCE).characters > WRITTEN_AT_ONCE;
}

async function* only<Item>(items: readonly Item[]): AsyncGenerator<readonly Item[], void, void> {
  yield items;
}

async function begun<Asked, Item>(
  asked: readonly Asked[],
  make: Make<Asked, Item>,
  later: boolean,
): Promise<AsyncIterable<readonly Item[]>> {
  const first = later ? [] : await make(asked.slice(0, PIECE));
  return piecesOf(first, asked, later ? 0 : PIECE, make);
}

async function* piecesOf<Asked, Item>(
  first: readonly Item[],
  asked: readonly Asked[],
  start: number,
  make: Make<Asked, Item>,
): AsyncGenerator<readonly Item[], void, void> {
  yield first;
  for (let from = start; from < asked.length; from += PIECE) yield await make(asked.slice(from, from + PIECE));
}
