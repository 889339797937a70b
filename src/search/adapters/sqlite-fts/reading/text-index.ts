import type { Database } from 'better-sqlite3';
import { endOfPrefix, hasToken } from '../file/token.js';
import type { StopSignal } from './stop-signal.js';

const MATCHING = 'SELECT json_group_array(rowid) FROM terms WHERE terms MATCH ?';
const IN_RANGE = `SELECT term, json_group_array(doc) FROM term_documents WHERE term >= ? AND term < ? GROUP BY term`;
const TOKENS = 'SELECT term FROM term_list WHERE term >= ? AND term < ?';

type Row = [term: string, documents: string];

/**
 * Lists are cached until documents change, because the pages of a search, and searches while a text is being typed,
 * need them again. Maximum size of all of them, in ids; a list counts `LIST_COST` more than its ids.
 */
const MOST_KEPT = 2_000_000;
const LIST_COST = 50;

/**
 * Maximum number of tokens whose documents are looked up one by one; those of more tokens are read in one pass.
 * Measured.
 */
const MOST_LOOKED_UP = 3_000;
const TOKENS_AT_ONCE = 100;

/**
 * Reads the full-text index. Each query returns ids in ascending order as one JSON text, which is many times faster
 * than a row per id.
 */
export class TextIndex {
  private readonly kept = new Map<string, Uint32Array>();
  private keptSize = 0;
  private readonly matching;
  private readonly inRange;
  private readonly tokenList;

  constructor(
    database: Database,
    private readonly stop: StopSignal,
  ) {
    this.matching = database.prepare<[string], string>(MATCHING).pluck();
    this.inRange = database.prepare<[string, string], Row>(IN_RANGE).raw();
    this.tokenList = database.prepare<[string, string], string>(TOKENS).pluck();
  }

  /** Ids of the documents that match a MATCH expression. */
  matches(expression: string): Uint32Array {
    this.stop.check();
    const known = this.kept.get(expression);
    if (known !== undefined) return known;
    const found = idsOf(this.matching.get(expression));
    this.keep(expression, found);
    return found;
  }

  /** Must be called when documents have changed. */
  forget(): void {
    this.kept.clear();
    this.keptSize = 0;
  }

  /** The tokens that begin with `prefix`, in order, with the ids of their documents. */
  *tokens(prefix: string): Iterable<readonly [string, Uint32Array]> {
    for (const [token, documents] of this.inRange.iterate(prefix, endOfPrefix(prefix))) yield [token, idsOf(documents)];
  }

  /** The tokens that begin with `prefix` and pass a test, in order. */
  tokensLike(prefix: string, test: (token: string) => boolean): readonly string[] {
    const found: string[] = [];
    for (const token of this.tokenList.iterate(prefix, endOfPrefix(prefix))) {
      this.stop.step();
      if (test(token)) found.push(token);
    }
    return found;
  }

  /**
   * Ids of the documents that have a token which begins with `prefix` and passes a test; in several lists, which may
   * overlap.
   */
  matchesLike(prefix: string, test: (token: string) => boolean): readonly Uint32Array[] {
    const tokens = this.tokensLike(prefix, test);
    if (tokens.length > MOST_LOOKED_UP) {
      return this.documentsOf(prefix, new Set(tokens));
    }
    const lists: Uint32Array[] = [];
    for (let at = 0; at < tokens.length; at += TOKENS_AT_ONCE) {
      lists.push(
        this.matches(
          tokens
            .slice(at, at + TOKENS_AT_ONCE)
            .map(hasToken)
            .join(' OR '),
        ),
      );
    }
    return lists;
  }

  private documentsOf(prefix: string, wanted: ReadonlySet<string>): readonly Uint32Array[] {
    const lists: Uint32Array[] = [];
    for (const [token, documents] of this.tokens(prefix)) {
      this.stop.step();
      if (wanted.has(token)) lists.push(documents);
    }
    return lists;
  }

  private keep(expression: string, ids: Uint32Array): void {
    const cost = ids.length + LIST_COST;
    if (this.keptSize + cost > MOST_KEPT) this.forget();
    this.kept.set(expression, ids);
    this.keptSize += cost;
  }
}

function idsOf(json: string | undefined): Uint32Array {
  return new Uint32Array(json === undefined ? [] : (JSON.parse(json) as number[]));
}
