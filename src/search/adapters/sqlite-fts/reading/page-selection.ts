import type { SearchQuery, SortKey, SortValue } from '../../../search-query.js';
import { positionIn } from './ascending-ids.js';
import { byteOrder } from './byte-order.js';
import type { DocumentTable } from './document-table.js';
import type { Matches } from './matches.js';
import { type OrderKey, orderKeys } from './order-keys.js';
import type { IndexView } from './index-view.js';
import { scratch } from './scratch.js';
import { type DocumentSet, type UrnOrder, urnsInOrder } from './urn-order.js';
import { WorstFirst } from './worst-first.js';

/** A hit of a page. */
export interface PageHit {
  readonly id: number;
  readonly urn: string;
  readonly score: number;
  readonly sort: readonly SortValue[];
}

type Window = Pick<SearchQuery, 'from' | 'size' | 'after' | 'sort'>;

/** The hits of a page, in order. */
export function pageOf(hits: Matches, window: Window, view: IndexView): readonly PageHit[] {
  if (window.size <= 0) return [];
  const urnAt = window.sort.findIndex(({ field }) => field !== 'score' && field.name === 'urn');
  const sort = urnAt === -1 ? window.sort : window.sort.slice(0, urnAt);
  const order = urnAt === -1 ? 'asc' : (window.sort[urnAt] as SortKey).order;
  const keys = urnAt === 0 ? [] : orderKeys(sort, hits, view);
  const selection = new Selection(hits, keys, order, view.documents);
  const found =
    window.after === undefined
      ? selection.first(window.from + window.size)
      : selection.after(window.after, window.size);
  return found.slice(window.after === undefined ? window.from : 0);
}

/** Selects the first hits of an order without sorting all of them. */
class Selection {
  constructor(
    private readonly hits: Matches,
    private readonly keys: readonly OrderKey[],
    private readonly order: UrnOrder,
    private readonly documents: DocumentTable,
  ) {}

  /** The first hits, at most `count`. */
  first(count: number): readonly PageHit[] {
    return this.keys.length === 0
      ? this.inUrnOrder(this.allHits(), count, undefined)
      : this.pick(this.allPositions(), count);
  }

  /** The first hits after the one with these sort values. */
  after(values: readonly SortValue[], count: number): readonly PageHit[] {
    const urn = String(values.at(-1));
    if (this.keys.length === 0) return this.inUrnOrder(this.allHits(), count, urn);
    const last = this.keys.map(({ keyOf }, at) => keyOf(values[at] ?? null));
    const equal = this.inUrnOrder(
      this.hitsAt(this.positions((position) => this.compareWith(position, last) === 0)),
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
    const positions = scratch.ids(this.hits.documents.length);
    for (let position = 0; position < positions.length; position += 1) positions[position] = position;
    return positions;
  }

  private positions(wanted: (position: number) => boolean): Uint32Array {
    const positions = scratch.ids(this.hits.documents.length);
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
    const rest = this.inUrnOrder(this.hitsAt(level.subarray(0, levelled)), count - before.length, undefined);
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

  private inUrnOrder(wanted: DocumentSet, count: number, behind: string | undefined): readonly PageHit[] {
    const found = urnsInOrder(wanted, this.documents, { order: this.order, count, behind });
    return found.map(({ id, urn }) => this.hit(this.positionOf(id), urn));
  }

  private allHits(): DocumentSet {
    const { documents } = this.hits;
    return {
      size: documents.length,
      has: (id) => this.positionOf(id) < documents.length,
      ids: () => [...documents],
    };
  }

  private hitsAt(positions: Uint32Array): DocumentSet {
    const isMeant = new Uint8Array(this.hits.documents.length);
    for (const position of positions) isMeant[position] = 1;
    return {
      size: positions.length,
      has: (id) => isMeant[this.positionOf(id)] === 1,
      ids: () => Array.from(positions, (position) => this.hits.documents[position] ?? 0),
    };
  }

  /** The position of a document among the hits; their number if it is not a hit. */
  private positionOf(id: number): number {
    const { documents } = this.hits;
    const position = positionIn(documents, id);
    return documents[position] === id ? position : documents.length;
  }

  private hit(position: number, urn: string): PageHit {
    const sort = [...this.keys.map(({ valueAt }) => valueAt(position)), urn];
    return { id: this.hits.documents[position] ?? 0, urn, score: this.hits.scores[position] ?? 0, sort };
  }

  private urnAt(position: number): string {
    return this.documents.urn(this.hits.documents[position] ?? 0);
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
