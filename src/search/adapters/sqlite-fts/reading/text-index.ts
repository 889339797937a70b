import type { Database } from 'better-sqlite3';
import { endOfPrefix } from '../file/token.js';

const MATCHING = 'SELECT json_group_array(rowid) FROM terms WHERE terms MATCH ?';
const IN_RANGE = `SELECT term, json_group_array(doc) FROM term_documents WHERE term >= ? AND term < ? GROUP BY term`;
const TERMS = 'SELECT term, doc FROM term_list WHERE term >= ? AND term < ?';

type Row = [term: string, documents: string];

/** Reads the full-text index. Ids come in ascending order, as one JSON text a query: many times faster than a row each. */
export class TextIndex {
  private readonly kept = new Map<string, Uint32Array>();
  private keptIds = 0;
  private readonly matching;
  private readonly inRange;
  private readonly termList;

  constructor(database: Database) {
    this.matching = database.prepare<[string], string>(MATCHING).pluck();
    this.inRange = database.prepare<[string, string], Row>(IN_RANGE).raw();
    this.termList = database.prepare<[string, string], [string, number]>(TERMS).raw();
  }

  /** Ids of the documents that a MATCH expression finds. */
  matches(expression: string): Uint32Array {
    const known = this.kept.get(expression);
    if (known !== undefined) return known;
    const found = idsOf(this.matching.get(expression));
    if (found.length >= FEWEST_KEPT) this.keep(expression, found);
    return found;
  }

  /** Has to be called when documents changed. */
  forget(): void {
    this.kept.clear();
    this.keptIds = 0;
  }

  /** The tokens that begin with `prefix`, in order, with the ids of their documents; those that `wanted` refuses are passed over. */
  *tokens(prefix: string, wanted?: (token: string) => boolean): Iterable<readonly [string, Uint32Array]> {
    for (const [token, documents] of this.inRange.iterate(prefix, endOfPrefix(prefix))) {
      if (wanted === undefined || wanted(token)) yield [token, idsOf(documents)];
    }
  }

  /** The tokens that begin with `prefix`, in order, with the number of their documents. */
  tokenCounts(prefix: string): Iterable<[token: string, documents: number]> {
    return this.termList.iterate(prefix, endOfPrefix(prefix));
  }

  private keep(expression: string, ids: Uint32Array): void {
    if (this.keptIds + ids.length > MOST_KEPT) this.forget();
    this.kept.set(expression, ids);
    this.keptIds += ids.length;
  }
}

/** Long lists are kept until documents change: the pages of a search, and the searches of a text that is being typed, ask for them again. */
const FEWEST_KEPT = 500;
const MOST_KEPT = 2_000_000;

function idsOf(json: string | undefined): Uint32Array {
  return new Uint32Array(json === undefined ? [] : (JSON.parse(json) as number[]));
}
