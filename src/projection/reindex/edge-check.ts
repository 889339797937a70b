import { Injectable } from '@nestjs/common';
import { type AspectKey, type AspectRecord, AspectScanner, type ScanFilter } from '../../aspects/index.js';
import { Database } from '../../foundation/database/index.js';
import { EdgeReconciler, type EdgeRepair } from '../../graph/index.js';
import type { CheckTally } from './check-tally.js';
import { RestoreTally } from './restore-tally.js';
import { RowCheck } from './row-check.js';
import { type ScanPage, scanPages } from './scan-pages.js';
import type { Patience } from './patience.js';
import { retrying } from './retrying.js';
import { urnsOfType } from './urns-of-type.js';

/** Rows that are compared together. */
const PAGE = 500;
/** Aspects without a row that are reported for each stretch at most. */
const ORPHANS = 10_000;

/** Compares the edges with the relationships that the aspects declare. Concurrent changes are not findings. */
@Injectable()
export class EdgeCheck {
  constructor(
    private readonly database: Database,
    private readonly scanner: AspectScanner,
    private readonly edges: EdgeReconciler,
    private readonly rows: RowCheck,
  ) {}

  /** The number of rows that may have edges; of one entity type, or of all. Throws `ENGINE_UNAVAILABLE`. */
  count(entityType: string | undefined): Promise<number> {
    return retrying(() => this.scanner.count(this.rowsOf(entityType)));
  }

  /**
   * Aspects whose edges differ, some at a time; of one entity type, or of all. `tally` counts rows. Throws
   * `ENGINE_UNAVAILABLE`.
   */
  async *run(
    entityType: string | undefined,
    patience: Patience,
    tally: CheckTally,
  ): AsyncGenerator<readonly EdgeRepair[]> {
    const filter = this.rowsOf(entityType);
    for await (const page of scanPages(this.scanner, { filter, after: undefined, limit: undefined, pageRows: PAGE })) {
      tally.look(page.rows.length);
      const suspects = [...(await this.differing(page)), ...(await this.orphans(page))];
      if (suspects.length === 0) continue;
      await patience.pause();
      const confirmed = await this.confirm(suspects);
      if (confirmed.length > 0) yield confirmed;
    }
  }

  private rowsOf(entityType: string | undefined): ScanFilter {
    const ofType = entityType === undefined ? {} : { urnLike: urnsOfType(entityType) };
    return { ...ofType, aspects: this.edges.aspectNames() };
  }

  private differing(page: ScanPage): Promise<readonly EdgeRepair[]> {
    const good = this.rows.good(page.rows, new RestoreTally());
    return this.compare(good.map(({ record }) => record));
  }

  private orphans(page: ScanPage): Promise<readonly AspectKey[]> {
    return retrying(() => this.database.read((sql) => this.edges.orphans(sql, page.range, ORPHANS)));
  }

  private async compare(
    records: readonly AspectRecord[],
    gone: readonly AspectKey[] = [],
  ): Promise<readonly EdgeRepair[]> {
    const present = records.map((record) => stateOf({ urn: record.urn, aspectName: record.aspect }, record));
    const states = [...present, ...gone.map((key) => stateOf(key, undefined))];
    if (states.length === 0) return [];
    return retrying(() => this.database.read((sql) => this.edges.differences(sql, states)));
  }

  /** Rereads the rows of suspects. */
  private async confirm(suspects: readonly AspectKey[]): Promise<readonly EdgeRepair[]> {
    const urns = [...new Set(suspects.map(({ urn }) => urn))];
    const filter: ScanFilter = { urns, aspects: [...new Set(suspects.map(({ aspectName }) => aspectName))] };
    const read = await retrying(() => this.scanner.page({ filter }, urns.length * this.edges.aspectNames().length));
    const rows = new Map(read.map((row) => [textOf({ urn: row.record.urn, aspectName: row.record.aspect }), row]));
    const asked = suspects.flatMap((key) => rows.get(textOf(key)) ?? []);
    const good = this.rows.good(asked, new RestoreTally());
    const gone = suspects.filter((key) => !rows.has(textOf(key)));
    return this.compare(
      good.map(({ record }) => record),
      gone,
    );
  }
}

function textOf({ urn, aspectName }: AspectKey): string {
  return `${urn}\n${aspectName}`;
}

function stateOf({ urn, aspectName }: AspectKey, record: AspectRecord | undefined) {
  return { urn, aspectName, record, isRemoved: false };
}
