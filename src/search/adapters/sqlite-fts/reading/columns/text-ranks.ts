import { termFold } from '../../file/value-term.js';
import type { Column } from './column.js';

/**
 * The order of a column's texts, ignoring case: equal texts have equal ranks. Later values are placed between the
 * existing ones.
 */
export class TextRanks {
  private readonly ranks: Float64Array;
  private readonly later = new Map<number, number>();
  private placed: number;

  constructor(private readonly column: Column) {
    this.ranks = new Float64Array(column.sortedSize);
    this.placed = column.sortedSize;
    let rank = 0;
    let before = '';
    for (let value = 0; value < this.ranks.length; value += 1) {
      const text = termFold(column.term(value));
      if (text !== before) rank += 1;
      before = text;
      this.ranks[value] = rank;
    }
  }

  /** The rank of a value of the column. */
  rank(value: number): number {
    if (value >= this.column.sortedSize && this.placed < this.column.size) this.place();
    return this.ranks[value] ?? this.later.get(value) ?? 0;
  }

  /** The position of a text, which need not be a value of the column. */
  rankOf(text: string): number {
    const same = this.laterValues().find((value) => termFold(this.column.term(value)) === text);
    if (same !== undefined) return this.rank(same);
    const at = this.position(text);
    if (at.isThere) return at.rank;
    const before = this.laterValues().filter((value) => termFold(this.column.term(value)) < text);
    const below = Math.max(at.rank - 1, ...before.map((value) => this.rank(value)));
    const above = Math.min(
      at.rank,
      ...this.laterValues()
        .filter((value) => !before.includes(value))
        .map((value) => this.rank(value)),
    );
    return (below + above) / 2;
  }

  /** Assigns values that were added later ranks between those of their neighbours. */
  private place(): void {
    this.placed = this.column.size;
    const texts = new Map<string, number[]>();
    for (const value of this.laterValues()) {
      const text = termFold(this.column.term(value));
      texts.set(text, [...(texts.get(text) ?? []), value]);
    }
    const sorted = [...texts].sort(([left], [right]) => (left < right ? -1 : 1));
    sorted.forEach(([text, values], index) => {
      const { rank, isThere } = this.position(text);
      const own = isThere ? rank : rank - 1 + (index + 1) / (sorted.length + 1);
      for (const value of values) this.later.set(value, own);
    });
  }

  private laterValues(): readonly number[] {
    const { size, sortedSize } = this.column;
    return Array.from({ length: size - sortedSize }, (_, index) => sortedSize + index);
  }

  /** The rank of a text among the sorted values, or of the first value after it. */
  private position(text: string): { readonly rank: number; readonly isThere: boolean } {
    let low = 0;
    let high = this.ranks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (termFold(this.column.term(middle)) < text) low = middle + 1;
      else high = middle;
    }
    const isThere = low < this.ranks.length && termFold(this.column.term(low)) === text;
    return { rank: this.ranks[low] ?? (this.ranks.at(-1) ?? 0) + 1, isThere };
  }
}
