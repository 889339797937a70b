import type { Database } from 'better-sqlite3';
import { type DocumentValues, documentValues } from '../../../text/document-values.js';
import { declaredNames, type FieldLayout } from '../../../text/field-layout.js';
import { fileNumber } from '../file/file-number.js';
import { openForReading } from '../file/open-index-file.js';
import { tokenPrefix } from '../file/token.js';
import { typedValues } from '../file/typed-value.js';
import { termText, valueTerm } from '../file/value-term.js';
import { ColumnCache } from './columns/column-cache.js';
import type { Column } from './columns/column.js';
import type { DocumentSet } from './sets/document-set.js';
import { type DocumentChange, DocumentTable } from './columns/document-table.js';
import { DocumentTypes } from './columns/document-types.js';
import { scratch } from './sets/scratch.js';
import type { StopSignal } from './stop-signal.js';
import { TextIndex } from './matching/text-index.js';
import { hasToken, type Tokens } from './matching/token-query.js';
import { NO_TOKENS, TokenSet } from './matching/token-set.js';

/** Maximum number of changes applied one by one; after more, everything is read again. */
const MOST_CHANGES = 20_000;

const NO_VALUES: DocumentValues = new Map();

/** The index as seen by searches: its tables, and the cached data, which follows the changes of the writer. */
export class IndexView {
  readonly text: TextIndex;
  readonly documents: DocumentTable;
  private readonly database: Database;
  private readonly declared: ReadonlySet<string>;
  /** Number of the file that is open. */
  private readonly file: number;
  private readonly columns: ColumnCache;
  private types = new DocumentTypes();
  private typeNames: ReadonlyMap<number, string> = new Map();
  private typeIds: ReadonlyMap<string, number> = new Map();
  private fieldIds: ReadonlyMap<string, number> = new Map();
  /** Of the state of the file, and of its documents, that the cached data is from. */
  private version: number | undefined;
  private epoch: string | undefined;
  private change = 0;
  private largest = 0;

  constructor(
    private readonly path: string,
    readonly layout: FieldLayout,
    readonly stop: StopSignal,
  ) {
    this.declared = declaredNames(layout);
    this.file = fileNumber(path);
    this.database = openForReading(path);
    this.text = new TextIndex(this.database, stop, (id) => this.tokensOf(id));
    this.documents = new DocumentTable(this.database, stop);
    this.columns = new ColumnCache(this.text);
  }

  /** Whether another file has taken the place of the one that is open. */
  get isReplaced(): boolean {
    return fileNumber(this.path) !== this.file;
  }

  /** Runs work on one state of the index, the latest. */
  read<Result>(work: () => Result): Result {
    return this.documents.consistently(() => {
      scratch.clear();
      this.follow();
      return work();
    });
  }

  /** Type numbers of documents by id, 0 for ids without a document. */
  get typeCodes(): ArrayLike<number> {
    return this.types.codes;
  }

  typeName(id: number): string {
    return this.typeNames.get(this.types.codes[id] ?? 0) ?? '';
  }

  /** Names of types by number. */
  get typesById(): ReadonlyMap<number, string> {
    return this.typeNames;
  }

  /** The number of a type; undefined if no document of it was ever written. */
  typeId(name: string): number | undefined {
    return this.typeIds.get(name);
  }

  /** The documents of some types; valid until the end of the search. */
  documentsOf(names: readonly string[]): DocumentSet {
    return this.types.documentsOf(names.flatMap((name) => this.typeId(name) ?? []));
  }

  /** The number of a field; undefined if no document ever had it. */
  fieldId(name: string): number | undefined {
    return this.fieldIds.get(name);
  }

  /** Whether a type of documents declares the field, also under this other name. */
  declares(name: string): boolean {
    return this.declared.has(name);
  }

  /** Names of all fields that any document has or had. */
  fieldNames(): Iterable<string> {
    return this.fieldIds.keys();
  }

  /** The values of a field in memory; undefined if no document ever had it. */
  column(name: string): Column | undefined {
    const id = this.fieldIds.get(name);
    return id === undefined ? undefined : this.columns.of(name, id);
  }

  /** The same, but only if it is already in memory. */
  knownColumn(name: string): Column | undefined {
    return this.columns.known(name);
  }

  /**
   * The text of a whole value's term; if the term contains only a prefix, the text comes from a document that has it.
   */
  textOfTerm(name: string, term: string): string {
    const text = termText(term);
    const field = this.fieldIds.get(name);
    if (text !== undefined || field === undefined) return text ?? '';
    const found = this.text.matches(hasToken(tokenPrefix('v', field) + term));
    if (found.size === 0) return '';
    const id = found.first;
    const values = this.indexedValuesOf(id, this.values(id)).get(name) ?? [];
    return String(values.find((value) => valueTerm(value) === term) ?? '');
  }

  /** The values of one document by field. */
  values(id: number): DocumentValues {
    return documentValues(this.documents.fields(id));
  }

  /** `values` of a document by every name that a field is searched under. */
  indexedValuesOf(id: number, values: DocumentValues): DocumentValues {
    return this.indexedValues(values, this.types.codes[id] ?? 0);
  }

  close(): void {
    this.columns.clear();
    this.database.close();
  }

  private follow(): void {
    const version = this.documents.version();
    if (version === this.version) return;
    this.followDocuments();
    this.version = version;
  }

  private followDocuments(): void {
    const epoch = this.documents.epoch();
    const change = this.documents.lastChange();
    if (epoch === this.epoch && change === this.change) {
      this.text.follow([]);
      return;
    }
    const changes = epoch === this.epoch ? this.documents.changesAfter(this.change, MOST_CHANGES + 1) : undefined;
    const known = changes === undefined || changes.length > MOST_CHANGES ? undefined : changes;
    this.text.follow(known?.map(({ id }) => id));
    this.readNames();
    if (known === undefined) this.readAll();
    else for (const one of known) this.takeOver(one);
    this.text.makeRoomFor(this.largest);
    this.epoch = epoch;
    this.change = change;
  }

  private takeOver({ id, type, live }: DocumentChange): void {
    this.types.set(id, live === 1 ? type : 0);
    this.largest = Math.max(this.largest, id);
    if (this.columns.size === 0) return;
    const values = live === 1 ? this.values(id) : NO_VALUES;
    this.columns.update(id, this.indexedValues(values, type));
    this.text.noteTokens(id, live === 1 ? this.tokenSet(values, type) : NO_TOKENS);
  }

  private tokensOf(id: number): Tokens {
    const type = this.types.codes[id] ?? 0;
    return type === 0 ? NO_TOKENS : this.tokenSet(this.values(id), type);
  }

  private tokenSet(values: DocumentValues, type: number): Tokens {
    const layout = this.layout.get(this.typeNames.get(type) ?? '') ?? new Map();
    return new TokenSet(values, layout, (name) => this.fieldIds.get(name) ?? 0);
  }

  private readAll(): void {
    this.columns.clear();
    this.types = new DocumentTypes();
    this.largest = 0;
    for (const [type, ids] of this.documents.all()) {
      for (const id of JSON.parse(ids) as number[]) {
        this.types.set(id, type);
        if (id > this.largest) this.largest = id;
      }
    }
  }

  private readNames(): void {
    this.typeNames = this.documents.typeNames();
    this.typeIds = new Map([...this.typeNames].map(([id, name]) => [name, id]));
    this.fieldIds = this.documents.fieldIds();
  }

  private indexedValues(own: DocumentValues, type: number): DocumentValues {
    const values = new Map(own);
    for (const [name, { aliases, type: fieldType }] of this.layout.get(this.typeNames.get(type) ?? '') ?? []) {
      const found = values.get(name);
      if (found === undefined) continue;
      const typed = typedValues(fieldType, found);
      values.set(name, typed);
      for (const alias of aliases) values.set(alias, [...(values.get(alias) ?? []), ...typed]);
    }
    return values;
  }
}
