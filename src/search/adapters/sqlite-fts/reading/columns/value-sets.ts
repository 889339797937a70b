/**
 * Codes for a document's values of a field: 0 for none, odd codes for a single value, even codes for a set of values
 * that several documents share. The values of a code never change.
 */
export class ValueSets {
  private readonly sets: Uint32Array[] = [];
  private readonly codes = new Map<string, number>();
  private members = 0;

  /** The sets of more than one value, with their codes. */
  *all(): Iterable<readonly [code: number, values: Uint32Array]> {
    for (const [at, values] of this.sets.entries()) yield [at * 2 + 2, values];
  }

  /** A number greater than every code, if there are `values` values. */
  limit(values: number): number {
    return Math.max(values * 2, this.sets.length * 2 + 2) + 1;
  }

  /** Approximate memory use of the sets, in bytes. */
  get byteLength(): number {
    return this.sets.length * 200 + this.members * 12;
  }

  /** The code of values, given by their numbers. */
  codeOf(values: readonly number[]): number {
    const [only] = values;
    if (only === undefined) return 0;
    if (values.length === 1) return codeOfValue(only);
    const distinct = [...new Set(values)].sort((left, right) => left - right);
    return distinct.length === 1 ? codeOfValue(only) : this.codeOfSet(distinct);
  }

  /** The values of a code. */
  valuesOf(code: number): ArrayLike<number> {
    if (code === 0) return [];
    return code % 2 === 1 ? [(code - 1) / 2] : (this.sets[code / 2 - 1] ?? []);
  }

  private codeOfSet(values: readonly number[]): number {
    const key = values.join(' ');
    const known = this.codes.get(key);
    if (known !== undefined) return known;
    this.sets.push(Uint32Array.from(values));
    this.members += values.length;
    const code = this.sets.length * 2;
    this.codes.set(key, code);
    return code;
  }
}

/** The code of a single value, given by its number. */
export function codeOfValue(value: number): number {
  return value * 2 + 1;
}
