import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { Database } from '../../foundation/database/index.js';
import type { ScanFilter, ScannedRow, ScanRange, ScanStart } from './aspect-scan.js';
import { type ScanPosition, ScanPositions } from './aspect-scan-positions.js';
import { orderedRows, pageQuery, type PageRow } from './aspect-scan-query.js';
import { countRows, keyOfRow, scanStretches } from './aspect-scan-stretches.js';
import { AspectRow } from '../rows/aspect.row.js';
import { StoredAspect } from '../rows/stored-aspect.js';
import type { AspectKey } from '../aspect-key.js';
import { type AspectChange, type WriteListener, WriteListeners } from '../writes/write-listener.js';

/** Index entries that one statement skips; SQLite skips some millions a second, and blocks the event loop meanwhile. */
const HOP = 50_000;

/** Urns in one statement at most. */
const URNS = 500;

interface KeyRow {
  readonly urn: string;
  readonly aspect: string;
}

/**
 * Walks through the latest rows of all aspects in byte order of urn and aspect, page by page. Each page is found by the
 * key of the row before it, so that its cost depends on its size alone. Reads see committed rows, and throw
 * `ENGINE_UNAVAILABLE` when the database does not answer.
 */
@Injectable()
export class AspectScanner implements WriteListener, OnModuleInit {
  private readonly positions = new ScanPositions();

  constructor(
    private readonly database: Database,
    private readonly listeners: WriteListeners,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.listeners.register(this);
  }

  afterCommit(changes: readonly AspectChange[]): void {
    this.positions.follow(changes);
  }

  /** The first `limit` rows of a stretch. Fewer rows mean that the stretch has no more. */
  async page(range: ScanRange, limit: number): Promise<readonly ScannedRow[]> {
    const { dialect } = this.database;
    const rows = await this.firstRows(range, limit, (part, left) =>
      this.database.query((manager) => pageQuery(manager, dialect, part, left).getRawMany<PageRow>()),
    );
    return rows.map((row) => ({
      record: new StoredAspect(row),
      revision: row.revision === null ? undefined : Number(row.revision),
      size: row.metadata.length + (row.systemmetadata?.length ?? 0),
    }));
  }

  /** The keys of the first `limit` rows of a stretch. Fewer keys mean that the stretch has no more. */
  async keys(range: ScanRange, limit: number): Promise<readonly AspectKey[]> {
    const rows = await this.firstRows(range, limit, (part, left) =>
      this.database.query((manager) =>
        orderedRows(manager, this.database.dialect, part)
          .select('a.urn', 'urn')
          .addSelect('a.aspect', 'aspect')
          .limit(left)
          .getRawMany<KeyRow>(),
      ),
    );
    return rows.map(({ urn, aspect }) => ({ urn, aspectName: aspect }));
  }

  /**
   * Finds row number `start`, counting from 0, by skipping index entries. It starts from a remembered position of an
   * earlier walk, so that callers who continue by row numbers pay for the rows they get.
   */
  async locate(filter: ScanFilter, start: number): Promise<ScanStart> {
    let known = this.positions.nearest(filter, start, this.clock.elapsed());
    while ((known?.rows ?? 0) < start) {
      const next = await this.hop(filter, known, Math.min(HOP, start - (known?.rows ?? 0)));
      if (next === undefined) return { after: known?.key, isBeyond: true };
      known = next;
      this.remember(filter, known);
    }
    return { after: known?.key, isBeyond: false };
  }

  /** Remembers how many rows of a walk come up to and including a key. */
  remember(filter: ScanFilter, position: ScanPosition): void {
    this.positions.remember(filter, position, this.clock.elapsed());
  }

  /** Which of `urns` have a latest row of the aspect. */
  async urnsWith(aspectName: string, urns: readonly string[]): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (let from = 0; from < urns.length; from += URNS) {
      const chunk = urns.slice(from, from + URNS);
      const rows = await this.database.query((manager) =>
        manager
          .createQueryBuilder(AspectRow, 'a')
          .select('a.urn', 'urn')
          .where('a.urn IN (:...chunk) AND a.aspect = :aspectName AND a.version = 0', { chunk, aspectName })
          .getRawMany<{ urn: string }>(),
      );
      for (const { urn } of rows) found.add(urn);
    }
    return found;
  }

  /**
   * Updates the statistics of an engine that plans by them for the tables of a long walk, so that it does not take a
   * grown table for a small one.
   */
  async prepare(): Promise<void> {
    for (const table of ['metadata_aspect_v2', 'entity_revision', 'edge', 'run_index']) {
      const statement = this.database.dialect.gatherStatistics(table);
      if (statement !== undefined) await this.database.read((sql) => sql.execute(statement));
    }
  }

  /** The number of rows of a walk, or of those after a key, counted in index entries. */
  async count(filter: ScanFilter, after?: AspectKey): Promise<number> {
    let known: ScanPosition | undefined = after && { rows: 0, key: after };
    for (;;) {
      const next = await this.hop(filter, known, HOP);
      if (next === undefined)
        return (known?.rows ?? 0) + (await countRows(this.database, rangeAfter(filter, known?.key)));
      known = next;
      if (after === undefined) this.remember(filter, known);
    }
  }

  /** The first `limit` rows of a stretch, by a statement for each part of it. */
  private async firstRows<Row>(
    range: ScanRange,
    limit: number,
    read: (part: ScanRange, left: number) => Promise<Row[]>,
  ): Promise<readonly Row[]> {
    const found: Row[] = [];
    for await (const part of scanStretches(this.database, range, { rows: limit })) {
      found.push(...(await read(part, limit - found.length)));
      if (found.length >= limit) break;
    }
    return found;
  }

  /** The position `rows` rows after another; undefined if there are fewer. */
  private async hop(
    filter: ScanFilter,
    from: ScanPosition | undefined,
    rows: number,
  ): Promise<ScanPosition | undefined> {
    const key = await keyOfRow(this.database, rangeAfter(filter, from?.key), rows);
    return key && { rows: (from?.rows ?? 0) + rows, key };
  }
}

function rangeAfter(filter: ScanFilter, after: AspectKey | undefined): ScanRange {
  return after === undefined ? { filter } : { filter, after };
}
