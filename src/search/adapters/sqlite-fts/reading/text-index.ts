import type { Database } from 'better-sqlite3';
import { endOfPrefix } from '../file/token.js';
import { enlarged, setBits, wordsUpTo } from './bits.js';
import { type DocumentSet, setOf, setOfBits, setOfUnordered } from './document-set.js';
import { KeptSets } from './kept-sets.js';
import { union } from './set-algebra.js';
import type { StopSignal } from './stop-signal.js';
import type { TokenQuery, Tokens } from './token-query.js';

const MATCHING = 'SELECT json_group_array(rowid) FROM terms WHERE terms MATCH ?';
const IN_RANGE = `SELECT term, json_group_array(doc) FROM term_documents WHERE term >= ? AND term < ? GROUP BY term`;
const BEGINNING = 'SELECT json_group_array(doc) FROM term_documents WHERE term >= ? AND term < ?';
const IN_RUN = 'SELECT json_group_array(doc) FROM term_documents WHERE term >= ? AND term <= ?';
const TOKENS = 'SELECT term FROM term_list WHERE term >= ? AND term < ?';

type Row = [term: string, documents: string];

/** Number of tokens that one pass over all of them reads in the time of a statement for one run. Measured. */
const RUN_COST = 13;

/** Maximum number of runs that are read one by one, and of tokens in one of them, which one statement reads. */
const MOST_RUNS = 50_000;
const LONGEST_RUN = 1_000;

/** Number of words that the bits of documents have at first. */
const LEAST_WORDS = 512;

/** Successive tokens of the index that pass a test. */
interface Run {
  readonly first: string;
  last: string;
  length: number;
}

/**
 * Reads the full-text index. Each query returns ids as one JSON text, which is many times faster than a row per id.
 */
export class TextIndex {
  private readonly kept = new KeptSets();
  private readonly changedTokens = new Map<number, Tokens>();
  private readonly matching;
  private readonly inRange;
  private readonly beginning;
  private readonly inRun;
  private readonly tokenList;

  /** @param currentTokens the tokens of a document by its id */
  constructor(
    database: Database,
    private readonly stop: StopSignal,
    private readonly currentTokens: (id: number) => Tokens,
  ) {
    this.matching = database.prepare<[string], string>(MATCHING).pluck();
    this.inRange = database.prepare<[string, string], Row>(IN_RANGE).raw();
    this.beginning = database.prepare<[string, string], string>(BEGINNING).pluck();
    this.inRun = database.prepare<[string, string], string>(IN_RUN).pluck();
    this.tokenList = database.prepare<[string, string], string>(TOKENS).pluck();
  }

  /** The documents that meet the condition. */
  matches(query: TokenQuery): DocumentSet {
    this.stop.check();
    const known = this.kept.followed(query.expression, (id) => query.accepts(this.tokensOf(id)));
    return known ?? this.kept.keep(query.expression, this.readMatches(query));
  }

  /** Reads many tokens with one beginning from the vocabulary, which takes half the time of a MATCH. */
  private readMatches({ expression, prefix }: TokenQuery): DocumentSet {
    if (prefix === undefined) return setOf(idsOf(this.matching.get(expression)));
    return setOfUnordered(idsOf(this.beginning.get(prefix, endOfPrefix(prefix))));
  }

  /** The documents that meet any of the conditions. */
  matchesAny(queries: readonly TokenQuery[]): DocumentSet {
    return union(queries.map((query) => this.matches(query)));
  }

  /** Makes room for what is kept of an index of some documents. */
  makeRoomFor(documents: number): void {
    this.kept.makeRoomFor(documents);
  }

  /** Must be called when documents have changed; undefined = any of them. */
  follow(changed: readonly number[] | undefined): void {
    if (changed === undefined || !this.kept.noteChanged(changed)) this.forget();
    else for (const id of changed) this.changedTokens.delete(id);
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

  /** The documents that have a token which begins with `prefix` and passes a test. */
  matchesLike(prefix: string, test: (token: string) => boolean): DocumentSet {
    const runs: Run[] = [];
    let tokens = 0;
    let run: Run | undefined;
    for (const token of this.tokenList.iterate(prefix, endOfPrefix(prefix))) {
      this.stop.step();
      tokens += 1;
      if (!test(token)) run = undefined;
      else if (run !== undefined && run.length < LONGEST_RUN) {
        run.last = token;
        run.length += 1;
      } else {
        run = { first: token, last: token, length: 1 };
        if (runs.length <= MOST_RUNS) runs.push(run);
      }
    }
    const isOnePass = runs.length > MOST_RUNS || runs.length * RUN_COST > tokens;
    return joined(isOnePass ? this.documentsOf(prefix, test) : this.documentsIn(runs));
  }

  private *documentsIn(runs: readonly Run[]): Iterable<Uint32Array> {
    for (const { first, last } of runs) {
      this.stop.check();
      yield idsOf(this.inRun.get(first, last));
    }
  }

  private *documentsOf(prefix: string, test: (token: string) => boolean): Iterable<Uint32Array> {
    for (const [token, documents] of this.tokens(prefix)) {
      this.stop.step();
      if (test(token)) yield documents;
    }
  }

  /** The tokens of a document that has changed lately. */
  private tokensOf(id: number): Tokens {
    const known = this.changedTokens.get(id);
    if (known !== undefined) return known;
    const tokens = this.currentTokens(id);
    this.changedTokens.set(id, tokens);
    return tokens;
  }

  private forget(): void {
    this.kept.clear();
    this.changedTokens.clear();
  }
}

function idsOf(json: string | undefined): Uint32Array {
  return new Uint32Array(json === undefined ? [] : (JSON.parse(json) as number[]));
}

/** The members of all lists, which are in any order. */
function joined(lists: Iterable<Uint32Array>): DocumentSet {
  let bits = new Int32Array(LEAST_WORDS);
  for (const list of lists) {
    let last = 0;
    for (const id of list) if (id > last) last = id;
    const words = wordsUpTo(last);
    if (words > bits.length) bits = enlarged(bits, Math.max(words, bits.length * 2));
    setBits(bits, list);
  }
  return setOfBits(bits);
}
