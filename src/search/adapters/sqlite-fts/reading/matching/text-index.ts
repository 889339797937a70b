import type { Database } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { endOfPrefix } from '../../file/token.js';
import { Postings } from '../../segments/postings.js';
import { CollectedDocuments } from '../sets/collected-documents.js';
import { type DocumentSet, setOfUnordered } from '../sets/document-set.js';
import { KeptSets, MOST_CHANGES } from '../sets/kept-sets.js';
import { union } from '../sets/set-algebra.js';
import type { StopSignal } from '../stop-signal.js';
import type { TokenDocuments, TokenQuery, Tokens } from './token-query.js';

/** Number of documents up to which SQL is faster than reading the pages of every segment. Measured. */
const FEW_DOCUMENTS = 500;

/** Number of pages of tokens up to which they may have few documents; each page between two others lists hundreds. */
const FEW_PAGES = 2;

const MATCHING = 'SELECT json_group_array(rowid) FROM (SELECT rowid FROM terms WHERE terms MATCH ? LIMIT ?)';
const BEGINNING =
  'SELECT json_group_array(doc) FROM (SELECT doc FROM term_documents WHERE term >= ? AND term < ? LIMIT ?)';
const IN_RANGE = `SELECT term, json_group_array(doc) FROM term_documents WHERE term >= ? AND term < ? GROUP BY term`;
const TOKENS = 'SELECT term FROM term_list WHERE term >= ? AND term < ?';

type Row = [term: string, documents: string];

/** Reads the full-text index. SQL returns ids as one JSON text, which is many times faster than a row per id. */
export class TextIndex implements TokenDocuments {
  private readonly kept = new KeptSets();
  private readonly changedTokens = new LRUCache<number, Tokens>({ max: MOST_CHANGES });
  private lastId = 0;
  private readonly postings;
  private readonly matching;
  private readonly inRange;
  private readonly beginning;
  private readonly tokenList;

  /** @param currentTokens the tokens of a document by its id */
  constructor(
    database: Database,
    private readonly stop: StopSignal,
    private readonly currentTokens: (id: number) => Tokens,
  ) {
    this.postings = new Postings(database, () => stop.check());
    this.matching = database.prepare<[string, number], string>(MATCHING).pluck();
    this.inRange = database.prepare<[string, string], Row>(IN_RANGE).raw();
    this.beginning = database.prepare<[string, string, number], string>(BEGINNING).pluck();
    this.tokenList = database.prepare<[string, string], string>(TOKENS).pluck();
  }

  /** The documents that meet the condition. */
  matches(query: TokenQuery): DocumentSet {
    this.stop.check();
    const known = this.kept.followed(query.expression, (id) => query.accepts(this.tokensOf(id)));
    return known ?? this.kept.keep(query.expression, this.readMatches(query));
  }

  private readMatches(query: TokenQuery): DocumentSet {
    const few = query.prefix === undefined ? this.firstMatches(query.expression) : this.firstWithPrefix(query.prefix);
    return few !== undefined && few.length <= FEW_DOCUMENTS ? setOfUnordered(few) : query.documents(this);
  }

  private firstMatches(expression: string): Uint32Array {
    return idsOf(this.matching.get(expression, FEW_DOCUMENTS + 1));
  }

  /**
   * From the vocabulary: a MATCH would read all documents before it returns the first one. Undefined if there are so
   * many pages that there are many documents, too.
   */
  private firstWithPrefix(prefix: string): Uint32Array | undefined {
    const end = endOfPrefix(prefix);
    if (this.postings.pagesOf(prefix, end) > FEW_PAGES) return undefined;
    return idsOf(this.beginning.get(prefix, end, FEW_DOCUMENTS + 1));
  }

  withToken(token: string): DocumentSet {
    return this.collected((sink) => this.postings.ofToken(token, sink));
  }

  withPrefix(prefix: string): DocumentSet {
    return this.collected((sink) => this.postings.ofPrefix(prefix, sink));
  }

  /** The documents that meet any of the conditions. */
  matchesAny(queries: readonly TokenQuery[]): DocumentSet {
    return union(queries.map((query) => this.matches(query)));
  }

  /** Makes room for what is kept of an index of some documents, with ids up to their number. */
  makeRoomFor(documents: number): void {
    this.kept.makeRoomFor(documents);
    this.lastId = documents;
  }

  /** Must be called when the file has changed, with the documents that are different; undefined = any of them. */
  follow(changed: readonly number[] | undefined): void {
    this.postings.follow();
    if (changed === undefined) {
      this.kept.clear();
      this.changedTokens.clear();
      return;
    }
    this.kept.noteChanged(changed);
    for (const id of changed) this.changedTokens.delete(id);
  }

  /** Takes over the tokens of a document that has changed, if they are already known. */
  noteTokens(id: number, tokens: Tokens): void {
    this.changedTokens.set(id, tokens);
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
    return this.collected((sink) => this.postings.ofTokensLike(prefix, test, sink));
  }

  private collected(read: (sink: CollectedDocuments) => void): DocumentSet {
    const documents = new CollectedDocuments(this.lastId);
    read(documents);
    return documents.toSet();
  }

  /** The tokens of a document that has changed lately. */
  private tokensOf(id: number): Tokens {
    const known = this.changedTokens.get(id);
    if (known !== undefined) return known;
    const tokens = this.currentTokens(id);
    this.changedTokens.set(id, tokens);
    return tokens;
  }
}

function idsOf(json: string | undefined): Uint32Array {
  return new Uint32Array(json === undefined ? [] : (JSON.parse(json) as number[]));
}
