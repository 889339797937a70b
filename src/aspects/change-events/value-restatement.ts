import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { Database, type KeyedRows, pieces, type SqlTransaction } from '../../foundation/database/index.js';
import { ModelRegistry } from '../../model/index.js';
import { type AspectKey, keyText } from '../aspect-key.js';
import { numberOf } from '../rows/aspect-log.js';
import type { ScanRange } from '../scans/aspect-scan.js';
import { AspectScanner } from '../scans/aspect-scanner.js';
import type { AspectRow } from '../rows/aspect.row.js';
import { lockEntities } from '../rows/entity-revisions.js';
import { StoredAspect } from '../rows/stored-aspect.js';
import { ChangeLog } from './change-log.js';
import { ChangeWatch } from './change-watch.js';
import { type RestatedValue, publishableAspect } from './followed-change.js';

/** Rows in one statement at most. */
const CHUNK = 250;

/** What was done with a stretch of the latest rows. */
export interface RestatedRows {
  /** Values that were stated again. */
  readonly restated: number;
  /** Rows that are not published: secrets, and what the model lacks. */
  readonly ignored: number;
  /** The last row of the stretch; undefined for an empty one. */
  readonly last: AspectKey | undefined;
}

/**
 * States stored values again, for followers of changes that did not exist when they were written. Each value is entered
 * in the log of changes under the lock of its entity: every earlier change of the entity precedes it there, and every
 * later one follows.
 */
@Injectable()
export class ValueRestatement {
  constructor(
    private readonly scanner: AspectScanner,
    private readonly database: Database,
    private readonly log: ChangeLog,
    private readonly watch: ChangeWatch,
    private readonly registry: ModelRegistry,
    private readonly clock: Clock,
  ) {}

  /** States the first `limit` latest rows of a stretch again, in the name of `actor`. Throws `ENGINE_UNAVAILABLE`. */
  async restate(range: ScanRange, limit: number, actor: string): Promise<RestatedRows> {
    const keys = await this.scanner.keys(range, limit);
    const published = keys.filter((key) => publishableAspect(key, this.registry) !== undefined);
    const restated =
      published.length === 0 ? 0 : await this.database.transaction((sql) => this.enter(sql, published, actor));
    if (restated > 0) this.watch.wake();
    return { restated, ignored: keys.length - published.length, last: keys.at(-1) };
  }

  private async enter(sql: SqlTransaction, keys: readonly AspectKey[], actor: string): Promise<number> {
    await lockEntities(sql, [...new Set(keys.map(({ urn }) => urn))], this.clock.now());
    const rows = new Map<string, StoredAspect>();
    for (const chunk of pieces(keys, CHUNK))
      for (const row of await latestRows(sql, chunk)) rows.set(keyText(row.urn, row.aspect), row);
    const now = this.clock.now();
    const values = keys.flatMap(({ urn, aspectName }): RestatedValue[] => {
      const row = rows.get(keyText(urn, aspectName));
      if (row === undefined) return [];
      return [{ urn, aspectName, version: numberOf(row), time: Math.max(now, row.created.time + 1), actor }];
    });
    await this.log.addRestated(sql, values);
    return values.length;
  }
}

const WITHOUT_VALUES: KeyedRows = {
  table: 'metadata_aspect_v2',
  select: `urn, aspect, version, '{}' AS metadata, systemmetadata, createdon, createdby, createdfor`,
  key: ['urn', 'aspect', 'version'],
};

/** The latest rows without their values. */
async function latestRows(sql: SqlTransaction, keys: readonly AspectKey[]): Promise<readonly StoredAspect[]> {
  const rows = await sql.select<AspectRow>(
    ...sql.dialect.rowsByKeys(
      WITHOUT_VALUES,
      keys.map(({ urn, aspectName }) => [urn, aspectName, 0]),
    ),
  );
  return rows.map((row) => new StoredAspect(row));
}
