import type { Database } from 'better-sqlite3';
import { endOfPrefix } from '../file/token.js';

const MATCHING = 'SELECT json_group_array(rowid) FROM terms WHERE terms MATCH ?';
const IN_RANGE = `SELECT term, json_group_array(doc) FROM term_documents WHERE term >= ? AND term < ? GROUP BY term`;
const TERMS = 'SELECT term, doc FROM term_list WHERE term >= ? AND term < ?';

type Row = [term: string, documents: string];

/** Reads the full-text index. Ids come in ascending order, as one JSON text a query: many times faster than a row each. */
export class TextIndex {
  private readonly matching;
  private readonly inRange;
  private readonly termList;

  constructor(database: Database) {
    this.matching = database.prepare<[string], string>(MATCHING).pluck();
    this.inRange = database.prepare<[string, string], Row>(IN_RANGE).raw();
    this.termList = database.prepare<[string, string], [string, number]>(TERMS).raw();
  }

  /** Ids of the documents that a MATCH expression finds. */
  matches(expression: string): readonly number[] {
    return idsOf(this.matching.get(expression));
  }

  /** The tokens that begin with `prefix`, in order, with the ids of their documents; those that `wanted` refuses are passed over. */
  *tokens(prefix: string, wanted?: (token: string) => boolean): Iterable<readonly [string, readonly number[]]> {
    for (const [token, documents] of this.inRange.iterate(prefix, endOfPrefix(prefix))) {
      if (wanted === undefined || wanted(token)) yield [token, idsOf(documents)];
    }
  }

  /** The tokens that begin with `prefix`, in order, with the number of their documents. */
  tokenCounts(prefix: string): Iterable<[token: string, documents: number]> {
    return this.termList.iterate(prefix, endOfPrefix(prefix));
  }
}

function idsOf(json: string | undefined): readonly number[] {
  return json === undefined ? [] : (JSON.parse(json) as number[]);
}
