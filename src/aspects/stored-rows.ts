import { pieces, type SqlTransaction } from '../foundation/database/index.js';
import { type AspectKey, keyText } from './aspect-key.js';
import { rangeCondition } from './aspect-scan-condition.js';
import type { AspectRecord } from './aspect-record.js';
import { selectLatest } from './aspect-store.js';
import { ASPECT_COLUMNS, type AspectRow } from './aspect.row.js';
import { lockEntities } from './entity-revisions.js';
import { StoredAspect } from './stored-aspect.js';

/** Latest rows as one transaction sees them; each is read once. */
export class StoredRows {
  private readonly rows = new Map<string, AspectRecord | undefined>();

  constructor(private readonly sql: SqlTransaction) {}

  /** Reads the keys that have not been read yet, in as few statements as the engine allows. */
  async load(keys: readonly AspectKey[]): Promise<void> {
    const missing = [...new Map(keys.map((key) => [keyText(key.urn, key.aspectName), key])).entries()].filter(
      ([text]) => !this.rows.has(text),
    );
    for (const [text] of missing) this.rows.set(text, undefined);
    for (const piece of pieces(missing)) await this.select(piece.map(([, key]) => key));
  }

  /** Reads every aspect of `urns`, so that later reads find them. */
  async loadEntities(urns: readonly string[]): Promise<void> {
    if (urns.length > 0) this.keep(await selectLatest(this.sql, urns, undefined));
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
    const { dialect } = this.sql;
    const columns = { urn: 'urn', aspect: 'aspect' };
    const { terms, parameters } = rangeCondition(dialect, columns, {
      filter: { urnLike: `urn:li:${entityType}:%`, aspects: [aspectName] },
    });
    const rows = await this.sql.select<{ total: number }>(
      `SELECT COUNT(*) AS total FROM metadata_aspect_v2 WHERE ${[...terms, 'version = 0', 'createdby = ?'].join(' AND ')}`,
      [...parameters, actor],
    );
    return Number(rows[0]?.total ?? 0);
  }

  private async select(keys: readonly AspectKey[]): Promise<void> {
    const where = `${this.sql.dialect.tupleIn(['urn', 'aspect'], keys.length)} AND version = 0`;
    const parameters = keys.flatMap(({ urn, aspectName }) => [urn, aspectName]);
    this.keep(
      await this.sql.select<AspectRow>(`SELECT ${ASPECT_COLUMNS} FROM metadata_aspect_v2 WHERE ${where}`, parameters),
    );
  }

  private keep(rows: readonly AspectRow[]): void {
    for (const row of rows) this.rows.set(keyText(row.urn, row.aspect), new StoredAspect(row));
  }
}
