/** Items of an answer that are made together: few enough to be small in memory, enough to cost few statements. */
const PIECE = 50;

/**
 * A list, or the members of an object, that is made while it is sent: never whole in memory. It can be walked through
 * once.
 */
export class Growing<Item> {
  constructor(
    readonly kind: 'list' | 'members',
    private readonly made: AsyncIterable<readonly Item[]>,
  ) {}

  /** The items in the pieces in which they are made. */
  pieces(): AsyncIterable<readonly Item[]> {
    return this.made;
  }
}

/** A list in an answer. */
export type AnswerList<Item> = readonly Item[] | Growing<Item>;

/** The members of an object in an answer. */
export type AnswerMembers<Value> = Readonly<Record<string, Value>> | Growing<readonly [name: string, value: Value]>;

/** Makes the items that some of what was asked for stand for; it may be fewer or more. */
type Make<Asked, Item> = (asked: readonly Asked[]) => Promise<readonly Item[]>;

/**
 * What `make` makes of everything asked for. A short list is made at once. A long one is made piece by piece as the
 * answer is sent, but for the first piece, so that what fails at all fails before anything was sent; `later`: not even
 * that.
 */
export async function growingList<Asked, Item>(
  asked: readonly Asked[],
  make: Make<Asked, Item>,
  later = false,
): Promise<AnswerList<Item>> {
  if (asked.length <= PIECE && !later) return make(asked);
  return new Growing('list', await begun(asked, make, later));
}

/** The same for the members of an object. */
export async function growingMembers<Asked, Value>(
  asked: readonly Asked[],
  make: Make<Asked, readonly [name: string, value: Value]>,
): Promise<AnswerMembers<Value>> {
  if (asked.length <= PIECE) return Object.fromEntries(await make(asked));
  return new Growing('members', await begun(asked, make, false));
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
