import { setBit, wordsUpTo } from '../sets/bits.js';
import { CodeArray } from './code-array.js';
import { type DocumentSet, IdBits } from '../sets/document-set.js';
import { union } from '../sets/set-algebra.js';

/** The types of all documents by number, and the documents of each type, which are kept once they are asked for. */
export class DocumentTypes {
  private readonly types = new CodeArray();
  private readonly sets = new Map<number, IdBits>();

  /** Type numbers of documents by id, 0 for ids without a document. */
  get codes(): ArrayLike<number> {
    return this.types.values;
  }

  /** Sets the type of a document; 0 = it is removed. */
  set(id: number, type: number): void {
    const before = this.types.values[id] ?? 0;
    if (before === type) return;
    this.types.set(id, type);
    this.sets.get(before)?.changed([], [id]);
    this.sets.get(type)?.changed([id], []);
  }

  /** The documents of some types; valid until the end of the search. */
  documentsOf(types: readonly number[]): DocumentSet {
    return union(types.map((type) => this.ofType(type)));
  }

  private ofType(type: number): IdBits {
    const known = this.sets.get(type);
    if (known !== undefined) return known;
    const { codes } = this;
    const bits = new Int32Array(wordsUpTo(codes.length));
    for (let id = 0; id < codes.length; id += 1) if (codes[id] === type) setBit(bits, id);
    const found = new IdBits(bits);
    this.sets.set(type, found);
    return found;
  }
}
