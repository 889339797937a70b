import type { Database } from 'better-sqlite3';
import type { JsonObject } from '../../../../../foundation/json/json.js';
import type { SearchClause } from '../../../../search-query.js';
import type { StopSignal } from '../stop-signal.js';

/** A change of one document. */
export interface DocumentChange {
  readonly id: number;
  readonly type: number;
  readonly live: number;
}

/** Direction in which urns are read. */
export type UrnOrder = 'asc' | 'desc';

/** The requested part of an order of urns. */
export interface UrnWindow {
  readonly order: UrnOrder;
  readonly count: number;
  /** The urn before the first requested one; undefined = from the start. */
  readonly behind: string | undefined;
}

/** A document and its urn. */
export interface UrnOfDocument {
  readonly id: number;
  readonly urn: string;
}

/** Reads the data of documents other than their terms. */
export class DocumentTable {
  private readonly statements: ReturnType<typeof prepare>;

  constructor(
    private readonly database: Database,
    private readonly stop: StopSignal,
  ) {
    this.statements = prepare(database);
  }

  /** Runs reads that must see the same state. */
  consistently<Result>(work: () => Result): Result {
    return this.database.transaction(work).deferred();
  }

  /** Differs from that of an earlier read if anything in the file has changed. */
  version(): number {
    return this.statements.version.get() ?? 0;
  }

  /** Changes whenever all documents were removed at once. */
  epoch(): string {
    return this.statements.meta.get('epoch') ?? '';
  }

  /** Number of the last change. */
  lastChange(): number {
    return this.statements.lastChange.get() ?? 0;
  }

  /** Documents changed since a change, at most `limit`. */
  changesAfter(change: number, limit: number): readonly DocumentChange[] {
    return this.statements.changes.all(change, limit);
  }

  /** Ids and types of all documents. */
  all(): IterableIterator<[type: number, ids: string]> {
    return this.statements.byType.iterate();
  }

  /** Highest id ever assigned; the number of remaining documents may be lower. */
  lastId(): number {
    return this.statements.lastId.get() ?? 0;
  }

  urn(id: number): string {
    this.stop.step();
    return this.statements.urn.get(id) ?? '';
  }

  /**
   * Ids of the documents whose urns are among `values`, including removed ones, which is much faster for many urns, and
   * repeated where a value is. In the order of the index, looking up takes half the time.
   */
  anyIdsOf(values: SearchClause['values']): readonly number[] {
    return JSON.parse(this.statements.anyIdsOf.get(JSON.stringify(values.toSorted())) ?? '[]') as readonly number[];
  }

  /** Ids of the documents among `urns`; missing urns are skipped. */
  idsOf(urns: readonly string[]): readonly number[] {
    return this.statements.idsOf.all(JSON.stringify(urns));
  }

  fields(id: number): JsonObject {
    this.stop.step();
    const text = this.statements.fields.get(id);
    return text === undefined ? {} : (JSON.parse(text) as JsonObject);
  }

  /** Ids of at most `limit` documents after a urn, exclusive, in the order of their urns, including removed ones. */
  idsAfter(urn: string, limit: number): readonly number[] {
    return this.statements.idsAfter.all(urn, limit);
  }

  /** The same in reverse order; undefined = from the end. */
  idsBefore(urn: string | undefined, limit: number): readonly number[] {
    const { idsBackwards, idsBefore } = this.statements;
    return urn === undefined ? idsBackwards.all(limit) : idsBefore.all(urn, limit);
  }

  /** The first of some documents in the order of their urns. */
  firstOf(ids: Uint32Array, { order, count, behind }: UrnWindow): readonly UrnOfDocument[] {
    this.stop.check();
    const { firstOf, lastOf } = this.statements;
    const statement = order === 'asc' ? firstOf : lastOf;
    return statement.all({ ids: `[${ids.join()}]`, behind: behind ?? null, count });
  }

  /** The stored revision of a document; undefined if there is none. */
  revision(urn: string): number | undefined {
    return this.statements.revision.get(urn);
  }

  /** Documents of a type between two urns, exclusive, in byte order of their urns. */
  scan(
    type: number,
    [after, before]: readonly [string, string],
    size: number,
  ): readonly { readonly urn: string; readonly revision: number }[] {
    return this.statements.scan.all(after, before, type, size);
  }

  /** Number of documents by the name of their type. */
  counts(): ReadonlyMap<string, number> {
    return new Map(this.statements.counts.all());
  }

  typeNames(): ReadonlyMap<number, string> {
    return new Map(this.statements.types.all());
  }

  fieldIds(): ReadonlyMap<string, number> {
    return new Map(this.statements.fieldIds.all());
  }
}

/** Arguments of the statements that begin with `SOME`. */
interface FirstOf {
  readonly ids: string;
  readonly behind: string | null;
  readonly count: number;
}

const SOME = 'SELECT document.id, urn FROM json_each(:ids) CROSS JOIN document ON document.id = value WHERE';

function prepare(database: Database) {
  return {
    version: database.prepare<[], number>('PRAGMA data_version').pluck(),
    meta: database.prepare<[string], string>('SELECT value FROM meta WHERE key = ?').pluck(),
    lastChange: database.prepare<[], number>('SELECT max(change) FROM document').pluck(),
    changes: database.prepare<[number, number], DocumentChange>(
      'SELECT id, type, live FROM document WHERE change > ? ORDER BY change LIMIT ?',
    ),
    byType: database
      .prepare<[], [number, string]>('SELECT type, json_group_array(id) FROM document WHERE live = 1 GROUP BY type')
      .raw(),
    lastId: database.prepare<[], number>('SELECT max(id) FROM document').pluck(),
    urn: database.prepare<[number], string>('SELECT urn FROM document WHERE id = ?').pluck(),
    idsOf: database
      .prepare<[string], number>(
        'SELECT d.id FROM json_each(?) u CROSS JOIN document d ON d.urn = u.value WHERE d.live = 1',
      )
      .pluck(),
    anyIdsOf: database
      .prepare<[string], string>(
        'SELECT json_group_array(document.id) FROM json_each(?) CROSS JOIN document ON urn = value',
      )
      .pluck(),
    fields: database.prepare<[number], string>('SELECT fields FROM source WHERE id = ?').pluck(),
    idsAfter: database
      .prepare<[string, number], number>('SELECT id FROM document WHERE urn > ? ORDER BY urn LIMIT ?')
      .pluck(),
    idsBefore: database
      .prepare<[string, number], number>('SELECT id FROM document WHERE urn < ? ORDER BY urn DESC LIMIT ?')
      .pluck(),
    idsBackwards: database.prepare<[number], number>('SELECT id FROM document ORDER BY urn DESC LIMIT ?').pluck(),
    firstOf: database.prepare<[FirstOf], UrnOfDocument>(
      `${SOME} (:behind IS NULL OR urn > :behind) ORDER BY urn LIMIT :count`,
    ),
    lastOf: database.prepare<[FirstOf], UrnOfDocument>(
      `${SOME} (:behind IS NULL OR urn < :behind) ORDER BY urn DESC LIMIT :count`,
    ),
    revision: database.prepare<[string], number>('SELECT revision FROM document WHERE urn = ? AND live = 1').pluck(),
    scan: database.prepare<[string, string, number, number], { urn: string; revision: number }>(
      'SELECT urn, revision FROM document WHERE urn > ? AND urn < ? AND type = ? AND live = 1 ORDER BY urn LIMIT ?',
    ),
    counts: database
      .prepare<[], [string, number]>(
        'SELECT name, count(*) FROM document JOIN entity_type ON entity_type.id = type WHERE live = 1 GROUP BY name',
      )
      .raw(),
    types: database.prepare<[], [number, string]>('SELECT id, name FROM entity_type').raw(),
    fieldIds: database.prepare<[], [string, number]>('SELECT name, id FROM field').raw(),
  };
}
