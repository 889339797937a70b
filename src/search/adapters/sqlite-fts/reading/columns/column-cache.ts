import { tokenPrefix } from '../../file/token.js';
import type { DocumentValues } from '../../../../text/document-values.js';
import { valueTerm } from '../../file/value-term.js';
import { Column, type TermDocuments } from './column.js';
import type { TextIndex } from '../matching/text-index.js';

/** Memory limit of all columns, in bytes; the least recently used ones are dropped first. */
const MOST_BYTES = 96 * 1024 * 1024;

/** The requested columns, built on first use and kept up to date. */
export class ColumnCache {
  private readonly columns = new Map<string, Column>();

  constructor(private readonly text: TextIndex) {}

  get size(): number {
    return this.columns.size;
  }

  /** The column of a field, if it has been requested before. */
  known(name: string): Column | undefined {
    return this.columns.get(name);
  }

  /** The column of a field with the given number. */
  of(name: string, fieldId: number): Column {
    const column = this.columns.get(name) ?? new Column(this.termsOf(fieldId));
    this.columns.delete(name);
    this.columns.set(name, column);
    this.evict();
    return column;
  }

  /** Updates the columns with the current values of a document. */
  update(id: number, values: DocumentValues): void {
    for (const [name, column] of this.columns) {
      const terms = (values.get(name) ?? []).map(valueTerm);
      column.set(
        id,
        terms.filter((term) => term !== undefined),
      );
    }
  }

  clear(): void {
    this.columns.clear();
  }

  private *termsOf(fieldId: number): Iterable<TermDocuments> {
    const prefix = tokenPrefix('v', fieldId);
    for (const [token, documents] of this.text.tokens(prefix)) yield [token.slice(prefix.length), documents];
  }

  private evict(): void {
    let bytes = 0;
    for (const column of this.columns.values()) bytes += column.byteLength;
    for (const [name, column] of this.columns) {
      if (bytes <= MOST_BYTES || this.columns.size === 1) return;
      this.columns.delete(name);
      bytes -= column.byteLength;
    }
  }
}
