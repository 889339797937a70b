import { FOLD_END } from '../../file/value-term.js';
import { CodeArray } from './code-array.js';
import { TermDictionary } from './term-dictionary.js';
import { codeOfValue, ValueSets } from './value-sets.js';

/** First byte of characters beyond 16 bits, which texts and their bytes order differently. */
const LONG_CHARACTER = 0xf0;

const FOLD_END_BYTE = FOLD_END.charCodeAt(0);

/** Documents with one term, in the order of the terms' bytes. */
export type TermDocuments = readonly [term: string, documents: Uint32Array];

/** The values of one field of all documents, in memory. */
export class Column {
  private readonly dictionary: TermDictionary;
  private readonly valueSets = new ValueSets();
  private readonly documents = new CodeArray();

  constructor(terms: Iterable<TermDocuments>) {
    const names: string[] = [];
    const several = new Map<number, number[]>();
    for (const [term, documents] of terms) {
      const value = names.push(term) - 1;
      for (const id of documents) this.addValue(id, value, several);
    }
    for (const [id, values] of several) this.documents.set(id, this.valueSets.codeOf(values));
    this.dictionary = new TermDictionary(names);
  }

  get codes(): ArrayLike<number> {
    return this.documents.values;
  }

  get limit(): number {
    return this.valueSets.limit(this.dictionary.size);
  }

  /** Number of values, including those that no document has any more. */
  get size(): number {
    return this.dictionary.size;
  }

  /** Number of leading values that are in the order of their terms. */
  get sortedSize(): number {
    return this.dictionary.sortedSize;
  }

  /** Approximate memory use of the column, in bytes. */
  get byteLength(): number {
    return this.dictionary.byteLength + this.valueSets.byteLength + this.documents.bytes;
  }

  /** Numbers of the values of a code. */
  valuesOf(code: number): ArrayLike<number> {
    return this.valueSets.valuesOf(code);
  }

  /** The codes of several values, with the numbers of these values. */
  sets(): Iterable<readonly [code: number, values: Uint32Array]> {
    return this.valueSets.all();
  }

  /** The term of a value. */
  term(value: number): string {
    return this.dictionary.term(value);
  }

  /** Whether the numbers of this value and of others like it are in the order of their texts. */
  isInTextOrder(value: number): boolean {
    return this.dictionary.isSortedWithout(value, (byte) => byte === FOLD_END_BYTE || byte >= LONG_CHARACTER);
  }

  /** The number of the value with that term; undefined if no document has it. */
  find(term: string): number | undefined {
    return this.dictionary.find(term);
  }

  /** Replaces the values of a document. */
  set(id: number, terms: readonly string[]): void {
    const code = this.valueSets.codeOf(terms.map((term) => this.dictionary.findOrAdd(term)));
    if (code !== (this.documents.values[id] ?? 0)) this.documents.set(id, code);
  }

  private addValue(id: number, value: number, several: Map<number, number[]>): void {
    const first = this.documents.values[id] ?? 0;
    if (first === 0) {
      this.documents.set(id, codeOfValue(value));
      return;
    }
    const values = several.get(id);
    if (values === undefined) several.set(id, [(first - 1) / 2, value]);
    else values.push(value);
  }
}
