import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type AspectKey, AspectScanner, type ScannedRow } from '../../aspects/index.js';
import { Limiter } from '../../foundation/concurrency/limiter.js';
import type { IndexTarget } from '../../search/index.js';
import { EntityProjection } from '../entity-projection.js';
import { BoundedWork, type WorkLimits } from './bounded-work.js';
import { DefaultAspectsRestore } from './default-aspects-restore.js';
import { DerivedRows, type DerivedOutcome } from './derived-rows.js';
import { DocumentOrphans } from './document-orphans.js';
import { DocumentRestore } from './document-restore.js';
import { PlaceKeeper } from './restore-place.js';
import type { RestoreRequest } from './restore-request.js';
import { RestoreTally } from './restore-tally.js';
import { retrying } from './retrying.js';
import { RowCheck } from './row-check.js';
import { PAGE_CHARACTERS, type ScanPage, scanPages } from './scan-pages.js';

/** Most rows of a page, whatever a caller asks for: a page is processed without a pause. */
const MAX_PAGE_ROWS = 500;
/** Largest sum of the pages in memory. */
const SIZE_IN_FLIGHT = 4 * PAGE_CHARACTERS;
/**
 * Pages that are processed at once while a rebuild is filled: enough that the search engine always has documents to
 * write and few requests carry many. Their writes wait in line behind those of users.
 */
const FILLING: WorkLimits = { pieces: 12, size: SIZE_IN_FLIGHT };
/** Pages that are processed at once in the live index: few, because the writes of users wait behind theirs. */
const RESTORING: WorkLimits = { pieces: 4, size: SIZE_IN_FLIGHT };
/** Pages whose edges and run listing are compared and repaired at once, so that concurrent writes wait for few. */
const DERIVED_AT_ONCE = 3;
/** Restores of fewer rows are not counted beforehand. */
const COUNTED_FROM = 10_000;

/** A walk through rows, after the row `from`. */
interface Walk {
  readonly request: RestoreRequest;
  readonly from: AspectKey | undefined;
  readonly keeper: PlaceKeeper;
  /** Where documents are written; undefined = the live indices. */
  readonly target: IndexTarget | undefined;
}

/**
 * Derives search documents, edges and the run listing again from the rows in SQL. It walks by key, so that a row costs
 * the same wherever it is, writes through the same path as the projector, and locks an entity only where something
 * differs.
 */
@Injectable()
export class Reindexer {
  private readonly derivedAtOnce = new Limiter(DERIVED_AT_ONCE);

  constructor(
    private readonly scanner: AspectScanner,
    private readonly check: RowCheck,
    private readonly documents: DocumentRestore,
    private readonly orphans: DocumentOrphans,
    private readonly derived: DerivedRows,
    private readonly defaults: DefaultAspectsRestore,
    private readonly projection: EntityProjection,
  ) {}

  /**
   * Restores the requested rows, and removes derived data between them that has no row any more; rows limited by time
   * cannot show that one is missing, so nothing is removed then. `tally` counts during the run. The call is idempotent;
   * an interrupted one continues at `request.place`. Throws `ENGINE_UNAVAILABLE` when an engine stays unavailable.
   */
  async restore(request: RestoreRequest, tally: RestoreTally = new RestoreTally()): Promise<RestoreTally> {
    const { filter, start, place } = request;
    const { after, isBeyond } = await tally.timed('query', () => this.beginning(request));
    if (isBeyond) return tally;
    if (place === undefined) await this.countRows(request, tally);
    const walk = { request, from: after, keeper: new PlaceKeeper(after, request.save), target: undefined };
    const reached = await this.walkOn(walk, tally);
    if (request.withoutDocuments !== true) {
      await this.removeDocuments(walk, reached, tally);
      await this.projection.settled();
    }
    if (place === undefined && request.after === undefined && tally.last !== undefined) {
      this.scanner.remember(filter, { rows: start + tally.rowsScanned, key: tally.last });
    }
    return tally;
  }

  /** Restores every row, with documents in `target` alone; documents that it already holds are not sought. */
  async fill(request: RestoreRequest, target: IndexTarget, tally: RestoreTally): Promise<void> {
    await this.countRows(request, tally);
    await this.walk({ request, from: undefined, keeper: new PlaceKeeper(undefined, undefined), target }, tally);
  }

  /** Returns how many rows `restore` would read now. Throws `ENGINE_UNAVAILABLE` when an engine stays unavailable. */
  async rowsOf({ filter, start, after, limit }: RestoreRequest): Promise<number> {
    const rows = await retrying(() => this.scanner.count(filter, after));
    return Math.min(Math.max(0, rows - (after === undefined ? start : 0)), limit ?? Infinity);
  }

  private async beginning({ filter, start, after, place }: RestoreRequest) {
    if (place !== undefined) return { after: place.from, isBeyond: false };
    return after === undefined ? this.scanner.locate(filter, start) : { after, isBeyond: false };
  }

  private async countRows(request: RestoreRequest, tally: RestoreTally): Promise<void> {
    const { after, limit } = request;
    if (limit !== undefined && limit < COUNTED_FROM) return;
    await tally.timed('query', () => retrying(() => this.scanner.prepare()));
    if (after !== undefined) return;
    tally.rowsTotal = await tally.timed('query', () => this.rowsOf(request));
  }

  /** As `walk`; a walk that was interrupted continues, and one that had ended is not repeated. */
  private async walkOn(walk: Walk, tally: RestoreTally): Promise<AspectKey | undefined> {
    const { place } = walk.request;
    if (place?.isWalked === true) return place.reached;
    const reached = await this.walk({ ...walk, from: place?.reached ?? walk.from }, tally);
    await walk.keeper.saveWalked(reached);
    return reached;
  }

  /** Returns the last row, or undefined when the walk reached the end of all rows. */
  private async walk({ request, from, keeper, target }: Walk, tally: RestoreTally): Promise<AspectKey | undefined> {
    const work = new BoundedWork(target === undefined ? RESTORING : FILLING);
    const pages = scanPages(this.scanner, planOf(request, from, tally));
    let reached = request.place?.reached;
    for (;;) {
      const { value: page, done } = await tally.timed('query', () => pages.next()).catch(afterDrain(work));
      if (done === true) break;
      if (request.signal?.aborted === true) {
        await work.drain();
        await keeper.save(reached);
        throw request.signal.reason;
      }
      reached = page.range.until;
      tally.rowsScanned += page.rows.length;
      tally.last = keyOf(page.rows.at(-1)) ?? tally.last;
      await tally.timed('rows', () => work.add(page.size, () => this.restorePage(request, page, tally, target)));
      if (!keeper.isDue) continue;
      await work.drain();
      await keeper.save(reached);
    }
    await work.drain();
    return reached;
  }

  private async restorePage(
    request: RestoreRequest,
    page: ScanPage,
    tally: RestoreTally,
    target: IndexTarget | undefined,
  ): Promise<void> {
    const good = this.check.good(page.rows, tally);
    await nextTurn();
    if (request.createDefaultAspects) {
      await this.defaults.create([...new Set(good.map(({ record }) => record.urn))], request.audit, tally);
    }
    await tally.timed('writes', () =>
      allEnded([
        request.withoutDocuments === true ? Promise.resolve() : this.documents.write(page, good, tally, target),
        this.derivedAtOnce.run(() => this.restoreDerived(request, page, good, tally)),
      ]),
    );
    tally.rowsRestored += good.length;
  }

  private async restoreDerived(
    request: RestoreRequest,
    page: ScanPage,
    good: readonly ScannedRow[],
    tally: RestoreTally,
  ): Promise<void> {
    await nextTurn();
    const records = good.map(({ record }) => record);
    addRows(tally, await retrying(() => this.derived.restore(records)));
    await nextTurn();
    if (!isTimed(request)) addRows(tally, await retrying(() => this.derived.removeOrphans(page.range)));
  }

  private async removeDocuments(
    { request, from, keeper }: Walk,
    until: AspectKey | undefined,
    tally: RestoreTally,
  ): Promise<void> {
    if (isTimed(request)) return;
    const range = { filter: request.filter, ...(from && { after: from }), ...(until && { until }) };
    await tally.timed('writes', async () => {
      if (request.limit === undefined) await this.orphans.showAll();
      for await (const urns of this.orphans.within(range)) {
        request.signal?.throwIfAborted();
        await this.documents.restoreEntities(urns, tally);
        if (keeper.isDue) await keeper.saveWalked(until);
      }
    });
  }
}

/** The rest of the walk, of which `tally` has counted a part. */
function planOf({ filter, limit, chunkRows }: RestoreRequest, after: AspectKey | undefined, tally: RestoreTally) {
  const left = limit === undefined ? undefined : Math.max(0, limit - tally.rowsScanned);
  return { filter, after, limit: left, pageRows: Math.min(chunkRows, MAX_PAGE_ROWS) };
}

function keyOf(row: ScannedRow | undefined): AspectKey | undefined {
  return row && { urn: row.record.urn, aspectName: row.record.aspect };
}

/** Resolves when every part has ended; throws the error of the first one that failed. */
async function allEnded(parts: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(parts);
  await Promise.all(parts);
}

/** Work that has begun ends before an error is thrown. */
function afterDrain(work: BoundedWork): (error: unknown) => Promise<never> {
  return async (error) => {
    await work.drain();
    throw error;
  };
}

function isTimed({ filter }: RestoreRequest): boolean {
  return filter.createdFrom !== undefined || filter.createdTo !== undefined;
}

function addRows(tally: RestoreTally, outcome: DerivedOutcome): void {
  tally.edgesWritten += outcome.edgesWritten;
  tally.edgesDeleted += outcome.edgesDeleted;
  tally.runRowsWritten += outcome.runRowsWritten;
  tally.runRowsDeleted += outcome.runRowsDeleted;
}
