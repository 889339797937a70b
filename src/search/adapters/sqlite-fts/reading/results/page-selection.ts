import type { SearchQuery, SortValue } from '../../../../search-query.js';
import { positionIn } from '../sets/ascending-ids.js';
import { byteOrder } from '../columns/byte-order.js';
import { bestScored, type ScoreClass } from './best-scored.js';
import { type DocumentSet, setOf } from '../sets/document-set.js';
import type { DocumentTable, UrnOrder } from '../columns/document-table.js';
import { type OrderKey, orderKeys } from './order-keys.js';
import type { IndexView } from '../index-view.js';
import { scratch } from '../sets/scratch.js';
import type { Scoring } from '../matching/scoring.js';
import { urnsInOrder } from './urn-order.js';
import { WorstFirst } from './worst-first.js';

/** A hit of a page. */
export interface PageHit {
  readonly id: number;
  readonly urn: string;
  readonly sort: readonly SortValue[];
}

type Window = Pick<SearchQuery, 'from' | 'size' | 'after' | 'sort'>;

/** The documents of a page, in order. */
export function pageOf(documents: DocumentSet, scoring: Scoring, window: Window, view: IndexView): readonly PageHit[] {
  const { size, after } = window;
  if (size <= 0) return [];
  const skipped = after === undefined ? window.from : 0;
  return firstHits(documents, scoring, { sort: window.sort, after, count: skipped + size }, view).slice(skipped);
}

/** The first documents of an order, or the first after a hit with some sort values. */
function firstHits(
  documents: DocumentSet,
  scoring: Scoring,
  { sort, after, count }: Pick<Window, 'sort' | 'after'> & { readonly count: number },
  view: IndexView,
): readonly PageHit[] {
  const urnAt = sort.findIndex(({ field }) => field !== 'score' && field.name === 'urn');
  const order = sort[urnAt]?.order ?? 'asc';
  const before = urnAt === -1 ? sort : sort.slice(0, urnAt);
  if (urnAt === 0) {
    const behind = after === undefined ? undefined : String(after.at(-1));
    const found = urnsInOrder(documents, view.documents, { order, count, behind });
    return found.map(({ id, urn }) => ({ id, urn, sort: [urn] }));
  }
  if (after === undefined && before.every(({ field }) => field === 'score'))
    return bestHits(bestScored(documents, scoring, count), count, order, view.documents);
  const ids = documents.ids();
  const keys = orderKeys(before, { documents: ids, scores: () => scoring.scoresOf(ids) }, view);
  const selection = new Selection(ids, keys, order, view.documents);
  return after === undefined ? selection.first(count) : selection.after(after, count);
}

/** The first documents by score, in the order of their urns where scores are equal. */
function bestHits(
  classes: readonly ScoreClass[],
  count: number,
  order: UrnOrder,
  table: DocumentTable,
): readonly PageHit[] {
  const hits: PageHit[] = [];
  for (const { documents, score } of classes) {
    const found = urnsInOrder(documents, table, { order, count: count - hits.length, behind: undefined });
    hits.push(...found.map(({ id, urn }) => ({ id, urn, sort: [score, urn] })));
  }
  return hits;
}

/** Selects the first hits of an order without sorting all of them. */
class Selection {
  constructor(
    private readonly ids: Uint32Array,
    private readonly keys: readonly OrderKey[],
    private readonly order: UrnOrder,
    private readonly documents: DocumentTable,
  ) {}

  /** The first hits, at most `count`. */
  first(count: number): readonly PageHit[] {
    return this.pick(this.allPositions(), count);
  }

  /** The first hits after the one with these sort values. */
  after(values: readonly SortValue[], count: number): readonly PageHit[] {
    const urn = String(values.at(-1));
    const last = this.keys.map(({ keyOf }, at) => keyOf(values[at] ?? null));
    const equal = this.inUrnOrder(
      this.positions((position) => this.compareWith(position, last) === 0),
      count,
      urn,
    );
    if (equal.length >= count) return equal;
    return [
      ...equal,
      ...this.pick(
        this.positions((position) => this.compareWith(position, last) > 0),
        count - equal.length,
      ),
    ];
  }

  private allPositions(): Uint32Array {
    const positions = scratch.ids(this.ids.length);
    for (let position = 0; position < positions.length; position += 1) positions[position] = position;
    return positions;
  }

  private positions(wanted: (position: number) => boolean): Uint32Array {
    const positions = scratch.ids(this.ids.length);
    let count = 0;
    for (let position = 0; position < positions.length; position += 1) {
      if (wanted(position)) positions[count++] = position;
    }
    return positions.subarray(0, count);
  }

  private pick(positions: Uint32Array, count: number): readonly PageHit[] {
    const last = this.worstOf(positions, count);
    if (last === undefined) return [];
    const before: number[] = [];
    const level = scratch.ids(positions.length);
    let levelled = 0;
    for (const position of positions) {
      const difference = this.compare(position, last);
      if (difference < 0) before.push(position);
      else if (difference === 0) level[levelled++] = position;
    }
    const rest = this.inUrnOrder(level.subarray(0, levelled), count - before.length, undefined);
    return [...this.sorted(before), ...rest].slice(0, count);
  }

  /** The last of the first `count` hits, equal ones in any order. */
  private worstOf(positions: Uint32Array, count: number): number | undefined {
    const heap = new WorstFirst((left, right) => this.compare(left, right));
    const firstKeys = this.keys[0]?.keys ?? [];
    let limit = Infinity;
    for (const position of positions) {
      if ((firstKeys[position] ?? 0) > limit) continue;
      heap.offer(position, count);
      if (heap.size === count) limit = firstKeys[heap.worst ?? 0] ?? 0;
    }
    return heap.worst;
  }

  private sorted(positions: readonly number[]): readonly PageHit[] {
    const hits = positions.map((position) => ({ position, urn: this.urnAt(position) }));
    const sign = this.order === 'asc' ? 1 : -1;
    hits.sort((left, right) => this.compare(left.position, right.position) || sign * byteOrder(left.urn, right.urn));
    return hits.map(({ position, urn }) => this.hit(position, urn));
  }

  private inUrnOrder(positions: Uint32Array, count: number, behind: string | undefined): readonly PageHit[] {
    const { ids, documents, order } = this;
    const wanted = setOf(positions.map((position) => ids[position] ?? 0));
    const found = urnsInOrder(wanted, documents, { order, count, behind });
    return found.map(({ id, urn }) => this.hit(positionIn(ids, id), urn));
  }

  private hit(position: number, urn: string): PageHit {
    const sort = [...this.keys.map(({ valueAt }) => valueAt(position)), urn];
    return { id: this.ids[position] ?? 0, urn, sort };
  }

  private urnAt(position: number): string {
    return this.documents.urn(this.ids[position] ?? 0);
  }

  private compare(left: number, right: number): number {
    for (const { keys } of this.keys) {
      const difference = ordered(keys[left] ?? 0, keys[right] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  private compareWith(position: number, values: readonly number[]): number {
    for (const [at, { keys }] of this.keys.entries()) {
      const difference = ordered(keys[position] ?? 0, values[at] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }
}

/** Infinities of the same sign compare as equal. */
function ordered(left: number, right: number): number {
  return left === right ? 0 : left < right ? -1 : 1;
}
