/** Members of queries and of their plans that are long and the same for many texts. */
const LISTS: ReadonlySet<string> = new Set([
  'entityTypes',
  'simple',
  'exact',
  'phrasePrefix',
  'wordGrams',
  'structured',
  'functions',
  'facets',
  'highlight',
  'fields',
]);

/** Limit of the texts that `QueryPacker` and `QueryUnpacker` keep, in characters. */
const MOST_KEPT = 500_000;

/** A query as it is sent to another thread: a copy of its objects would take several times as long. */
export interface PackedQuery {
  /** The query as JSON, with the number of a text of `lists` in place of each list. */
  readonly rest: string;
  /** JSON texts; the receiver parses each of them once. */
  readonly lists: readonly string[];
}

/** A list as JSON, and a number that identifies the text. */
interface ListText {
  readonly text: string;
  readonly id: number;
}

/** Packs queries for other threads. Lists are converted to JSON once, as long as callers pass the same objects. */
export class QueryPacker {
  private readonly byList = new WeakMap<object, ListText>();
  private readonly byText = new Map<string, ListText>();
  private characters = 0;
  private ids = 0;

  /** The query for another thread, and a text that only equal queries have. */
  pack(query: object): { readonly packed: PackedQuery; readonly key: string } {
    const lists: string[] = [];
    let key = '';
    const place = (list: object): number => {
      const { text, id } = this.textOf(list);
      key += `${id} `;
      return lists.push(text) - 1;
    };
    const own = withPlaces(query, place);
    if ('plan' in query) own['plan'] = withPlaces(query.plan as object, place);
    const rest = JSON.stringify(own);
    return { packed: { rest, lists }, key: key + rest };
  }

  private textOf(list: object): ListText {
    const known = this.byList.get(list);
    if (known !== undefined) return known;
    const text = JSON.stringify(list);
    const found = this.byText.get(text) ?? this.added(text);
    this.byList.set(list, found);
    return found;
  }

  private added(text: string): ListText {
    const added = { text, id: (this.ids += 1) };
    if (this.characters + text.length > MOST_KEPT) {
      this.byText.clear();
      this.characters = 0;
    }
    this.byText.set(text, added);
    this.characters += text.length;
    return added;
  }
}

/** Restores packed queries. Equal lists are the same object, so that what is derived from them can be kept. */
export class QueryUnpacker {
  private readonly lists = new Map<string, unknown>();
  private characters = 0;

  /** The query that was packed. */
  unpack<Query extends object>({ rest, lists }: PackedQuery): Query {
    const query = JSON.parse(rest) as Record<string, unknown>;
    const values = lists.map((text) => this.listOf(text));
    restoreLists(query, values);
    if (query['plan'] !== undefined) restoreLists(query['plan'] as Record<string, unknown>, values);
    return query as Query;
  }

  private listOf(text: string): unknown {
    const known = this.lists.get(text);
    if (known !== undefined) return known;
    if (this.characters + text.length > MOST_KEPT) {
      this.lists.clear();
      this.characters = 0;
    }
    const list: unknown = JSON.parse(text);
    this.lists.set(text, list);
    this.characters += text.length;
    return list;
  }
}

function withPlaces(value: object, place: (list: object) => number): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value) as [string, unknown][])
    copy[name] = LISTS.has(name) && Array.isArray(member) ? place(member) : member;
  return copy;
}

function restoreLists(value: Record<string, unknown>, lists: readonly unknown[]): void {
  for (const name of LISTS) {
    const at = value[name];
    if (typeof at === 'number') value[name] = lists[at];
  }
}
