import { exactJson } from '../../foundation/json/exact-json.js';
import type { JsonObject } from '../../foundation/json/json.js';
import {
  type BoundSql,
  fromSqlTimestamp,
  type Lookup,
  type LookupKey,
  type SqlParameter,
  type SqlTransaction,
  unitedRows,
} from '../../foundation/database/index.js';
import { type AspectKey, keyText } from '../aspect-key.js';
import { rangeCondition } from '../scans/aspect-scan-condition.js';
import type { AspectRecord } from '../aspect-record.js';
import { ASPECT_COLUMNS, type AspectRow } from './aspect.row.js';
import { lockEntities } from './entity-revisions.js';
import { LATEST_ROWS, ROWS_OF_ENTITIES } from './latest-rows.js';
import { StoredAspect } from './stored-aspect.js';

/** Latest rows by urn and aspect; the aspect '' stands for the time of the entity's last change. */
const LATEST: Lookup = {
  columns: ['urn', 'aspect'],
  statement: (dialect, keys) => {
    const aspects = keys.filter(([, aspect]) => aspect !== '');
    const times = keys.filter(([, aspect]) => aspect === '').map(([urn]) => String(urn));
    const statements: BoundSql[] = [];
    if (aspects.length > 0) statements.push(dialect.rowsByKeys(LATEST_ROWS, aspects));
    if (times.length > 0) statements.push(timesOf(dialect.oneOfTexts('urn', times)));
    return unitedRows(statements);
  },
};

/** Latest rows by urn and aspect that cannot be deleted until the transaction ends. */
const KEPT: Lookup = {
  columns: ['urn', 'aspect'],
  statement: (dialect, keys) => {
    const [rows, parameters] = dialect.rowsByKeys(LATEST_ROWS, keys);
    return [rows + dialect.forShare, parameters];
  },
};

/** Latest rows as one transaction sees them; each is read once. */
export class StoredRows {
  private readonly rows = new Map<string, AspectRecord | undefined>();
  private readonly locked = new Set<string>();
  private lastChange = 0;
  private lastCreated = '';

  constructor(private readonly sql: SqlTransaction) {}

  /**
   * The time of the last change of the entities that `loadLocked` was called for, in milliseconds since 1970; 0 when
   * none has one.
   */
  get writtenOn(): number {
    return this.lastCreated === '' ? this.lastChange : Math.max(this.lastChange, fromSqlTimestamp(this.lastCreated));
  }

  /** Reads the keys that have not been read yet, in as few statements as the engine allows. */
  async load(keys: readonly AspectKey[]): Promise<void> {
    const missing = this.missing(keys);
    if (missing.length > 0) this.keep(await this.sql.find<AspectRow>(LATEST, missing));
  }

  /**
   * As `load`, and keeps others from deleting the rows until the transaction ends. Other transactions may do the same
   * meanwhile: many entities get the same tag at once.
   */
  async loadKept(keys: readonly AspectKey[]): Promise<void> {
    const missing = this.missing(keys);
    if (missing.length > 0) this.keep(await this.sql.find<AspectRow>(KEPT, missing));
  }

  /** As `load`, for entities that the transaction has locked; reads the times of their last changes as well. */
  async loadLocked(keys: readonly AspectKey[]): Promise<void> {
    const urns = [...new Set(keys.map(({ urn }) => urn))].filter((urn) => !this.locked.has(urn));
    for (const urn of urns) this.locked.add(urn);
    const missing = [...this.missing(keys), ...urns.map((urn) => [urn, ''])];
    if (missing.length > 0) this.keepLocked(await this.sql.find<AspectRow>(LATEST, missing));
  }

  /** Reads every aspect of `urns`, so that later reads find them. */
  async loadEntities(urns: readonly string[]): Promise<void> {
    if (urns.length === 0) return;
    const keys = urns.map((urn) => [urn]);
    this.keep(await this.sql.find<AspectRow>(ROWS_OF_ENTITIES, keys));
  }

  /** The stored value of a key that was read before; undefined when there is none. */
  get(urn: string, aspectName: string): AspectRecord | undefined {
    return this.rows.get(keyText(urn, aspectName));
  }

  /** The stored value, which is read unless it was before. */
  async read(urn: string, aspectName: string): Promise<AspectRecord | undefined> {
    await this.load([{ urn, aspectName }]);
    return this.get(urn, aspectName);
  }

  /**
   * How many entities of a type hold an aspect whose latest value was written by `actor`. Transactions that ask about
   * the same actor wait for each other, so that each counts what the others added.
   */
  async countWrittenBy(actor: string, entityType: string, aspectName: string, now: number): Promise<number> {
    await lockEntities(this.sql, [actor], now);
    const { terms, parameters } = this.latestOfType(entityType, aspectName);
    const rows = await this.sql.select<{ total: number }>(
      `SELECT COUNT(*) AS total FROM metadata_aspect_v2 WHERE ${[...terms, 'createdby = ?'].join(' AND ')}`,
      [...parameters, actor],
    );
    return Number(rows[0]?.total ?? 0);
  }

  /**
   * The latest values of an aspect of all entities of a type; with `member`, at least those that this service has
   * written with this member. Transactions that ask about the same type wait for each other, so that each sees what the
   * others added.
   */
  async valuesOfType(
    entityType: string,
    aspectName: string,
    member: JsonObject | undefined,
    now: number,
  ): Promise<readonly AspectRecord[]> {
    await lockEntities(this.sql, [`urn:li:entityType:datahub.${entityType}`], now);
    const { terms, parameters } = this.latestOfType(entityType, aspectName);
    if (member !== undefined) {
      terms.push(this.sql.dialect.caseSensitiveLike('metadata'));
      parameters.push(
        `%${exactJson(member)
          .slice(1, -1)
          .replace(/[\\%_]/g, '\\$&')}%`,
      );
    }
    const rows = await this.sql.select<AspectRow>(
      `SELECT ${ASPECT_COLUMNS} FROM metadata_aspect_v2 WHERE ${terms.join(' AND ')}`,
      parameters,
    );
    return rows.map((row) => new StoredAspect(row));
  }

  /** The condition for the latest values of an aspect of all entities of a type. */
  private latestOfType(entityType: string, aspectName: string): { terms: string[]; parameters: SqlParameter[] } {
    const columns = { urn: 'urn', aspect: 'aspect' };
    const filter = { urnLike: `urn:li:${entityType}:%`, aspects: [aspectName] };
    const { terms, parameters } = rangeCondition(this.sql.dialect, columns, { filter });
    return { terms: [...terms, 'version = 0'], parameters: [...parameters] };
  }

  /** The keys that have not been read; they count as read from now on. */
  private missing(keys: readonly AspectKey[]): readonly LookupKey[] {
    const missing: LookupKey[] = [];
    for (const { urn, aspectName } of keys) {
      const text = keyText(urn, aspectName);
      if (this.rows.has(text)) continue;
      this.rows.set(text, undefined);
      missing.push([urn, aspectName]);
    }
    return missing;
  }

  private keepLocked(rows: readonly AspectRow[]): void {
    const aspects = rows.filter(({ aspect }) => aspect !== '');
    for (const { aspect, version } of rows)
      if (aspect === '') this.lastChange = Math.max(this.lastChange, Number(version));
    for (const { createdon } of aspects) if (createdon > this.lastCreated) this.lastCreated = createdon;
    this.keep(aspects);
  }

  private keep(rows: readonly AspectRow[]): void {
    for (const row of rows) this.rows.set(keyText(row.urn, row.aspect), new StoredAspect(row));
  }
}

/** The times of the last changes of entities, in the form of `ASPECT_COLUMNS` and in the column of the version. */
function timesOf([isWanted, urns]: BoundSql): BoundSql {
  return [`SELECT urn, '', written_on, '', NULL, NULL, '', NULL FROM entity_revision WHERE ${isWanted}`, urns];
}
