import type { Database } from 'better-sqlite3';
import type { HigherRevision, IndexOperation, SearchDocument } from '../../../search-document.js';
import { documentTokens } from './document-tokens.js';
import type { FieldLayout } from '../../../text/field-layout.js';
import { Numbering } from './numbering.js';
import { syncFolder } from '../../../../foundation/common/sync-file.js';
import { syncLog } from './file-sync.js';
import { openIndexFile } from './open-index-file.js';
import { SegmentMerge } from './segment-merge.js';

/** Outcome of one operation; the revision above its own where it is stale. */
export type Applied = 'written' | 'removed' | 'absent' | HigherRevision;

interface StoredDocument {
  readonly id: number;
  readonly revision: number;
  readonly live: number;
}

/** One file of the index, open for writing. */
export class IndexFile {
  /** Why the index starts empty although a file existed. */
  readonly replaced: string | undefined;
  private readonly database: Database;
  private readonly fields: Numbering;
  private readonly types: Numbering;
  private readonly statements: ReturnType<typeof prepare>;
  private readonly segments: SegmentMerge;
  private change: number;
  private isDurable = false;
  private hasDurableName = false;

  constructor(
    readonly path: string,
    private readonly layout: FieldLayout,
  ) {
    const { database, replaced } = openIndexFile(path);
    this.database = database;
    this.replaced = replaced;
    this.fields = new Numbering(database, 'field');
    this.types = new Numbering(database, 'entity_type');
    this.statements = prepare(database);
    this.segments = new SegmentMerge(database);
    this.change = this.statements.lastChange.get() ?? 0;
  }

  /**
   * Applies all operations in one transaction. For the same urn, the higher revision wins, and the later operation
   * among equals.
   */
  apply(operations: readonly IndexOperation[]): readonly Applied[] {
    return this.transaction(() => operations.map((operation) => this.applyOne(operation)));
  }

  /** Returns a text stored with the index. */
  meta(key: string): string | undefined {
    return this.statements.getMeta.get(key);
  }

  /** Removes all documents, including tombstones of removed ones, and stores one text. */
  reset(key: string, value: string): void {
    this.transaction(() => {
      this.change += 1;
      this.statements.removeDocuments.run();
      this.statements.removeSources.run();
      this.statements.removeAllTokens.run();
      this.statements.setMeta.run('epoch', String(this.change));
      this.statements.setMeta.run('change', String(this.change));
      this.setMeta(key, value);
    });
  }

  /** Stores a text with the index. */
  setMeta(key: string, value: string): void {
    this.isDurable = false;
    this.statements.setMeta.run(key, value);
  }

  /** Number of documents by entity type. */
  counts(): ReadonlyMap<string, number> {
    return new Map(this.statements.counts.all().map(({ name, documents }) => [name, documents]));
  }

  /** Makes all previous writes durable. */
  persist(): void {
    if (this.isDurable) return;
    syncLog(this.path);
    if (!this.hasDurableName) syncFolder(this.path);
    this.hasDurableName = true;
    this.isDurable = true;
  }

  /**
   * Takes a step in merging what single writes have left in many places; searches find the same. Returns whether it was
   * not the last one.
   */
  tidy(): boolean {
    return this.segments.step();
  }

  /** Moves everything from the log into the file. Returns false if a search that is in progress prevents that. */
  mergeLog(): boolean {
    const [outcome] = this.database.pragma('wal_checkpoint(TRUNCATE)') as readonly { readonly busy: number }[];
    return outcome?.busy === 0;
  }

  /**
   * Closes the file; afterwards it contains everything, with no companion files, unless another process has it open.
   */
  close(): void {
    try {
      this.mergeLog();
    } finally {
      this.database.close();
    }
  }

  private transaction<Result>(work: () => Result): Result {
    this.isDurable = false;
    try {
      return this.database.transaction(work).immediate();
    } catch (error) {
      this.fields.forget();
      this.types.forget();
      this.change = this.statements.lastChange.get() ?? 0;
      throw error;
    }
  }

  private applyOne(operation: IndexOperation): Applied {
    const { urn, revision } = operation.kind === 'put' ? operation.document : operation;
    const stored = this.statements.find.get(urn);
    if (stored !== undefined && stored.revision > revision) return { urn, revision: stored.revision };
    if (stored?.live === 1) this.statements.removeTokens.run(stored.id);
    if (operation.kind === 'put') {
      this.put(operation.document, stored?.id);
      return 'written';
    }
    this.store(stored?.id, urn, operation.entityType, revision, 0);
    if (stored !== undefined) this.statements.removeSource.run(stored.id);
    return stored?.live === 1 ? 'removed' : 'absent';
  }

  private put(document: SearchDocument, known: number | undefined): void {
    const { urn, entityType, revision, fields } = document;
    const id = this.store(known, urn, entityType, revision, 1);
    const layout = this.layout.get(entityType) ?? new Map();
    this.statements.addTokens.run(
      id,
      documentTokens(document, layout, (name) => this.fields.of(name)),
    );
    this.statements.putSource.run(id, JSON.stringify(fields));
  }

  private store(id: number | undefined, urn: string, entityType: string, revision: number, live: 0 | 1): number {
    this.change += 1;
    const type = this.types.of(entityType);
    if (id === undefined) {
      return Number(this.statements.add.run(urn, type, revision, live, this.change).lastInsertRowid);
    }
    this.statements.update.run(type, revision, live, this.change, id);
    return id;
  }
}

function prepare(database: Database) {
  return {
    find: database.prepare<[string], StoredDocument>('SELECT id, revision, live FROM document WHERE urn = ?'),
    add: database.prepare<[string, number, number, number, number]>(
      'INSERT INTO document (urn, type, revision, live, change) VALUES (?, ?, ?, ?, ?)',
    ),
    update: database.prepare<[number, number, number, number, number]>(
      'UPDATE document SET type = ?, revision = ?, live = ?, change = ? WHERE id = ?',
    ),
    addTokens: database.prepare<[number, string]>('INSERT INTO terms (rowid, tokens) VALUES (?, ?)'),
    removeTokens: database.prepare<[number]>('DELETE FROM terms WHERE rowid = ?'),
    removeAllTokens: database.prepare<[]>(`INSERT INTO terms (terms) VALUES ('delete-all')`),
    putSource: database.prepare<[number, string]>('INSERT OR REPLACE INTO source (id, fields) VALUES (?, ?)'),
    removeSource: database.prepare<[number]>('DELETE FROM source WHERE id = ?'),
    removeSources: database.prepare<[]>('DELETE FROM source'),
    removeDocuments: database.prepare<[]>('DELETE FROM document'),
    getMeta: database.prepare<[string], string>('SELECT value FROM meta WHERE key = ?').pluck(),
    setMeta: database.prepare<[string, string]>('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)'),
    lastChange: database
      .prepare<[], number>(
        `SELECT max(coalesce((SELECT max(change) FROM document), 0), coalesce((SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'change'), 0))`,
      )
      .pluck(),
    counts: database.prepare<[], { name: string; documents: number }>(
      `SELECT entity_type.name AS name, count(*) AS documents FROM document JOIN entity_type ON entity_type.id = document.type
       WHERE live = 1 GROUP BY entity_type.name`,
    ),
  };
}
