import { Injectable } from '@nestjs/common';
import { AspectScanner } from '../../aspects/index.js';
import { SYSTEM_ACTOR_URN } from '../../foundation/requests/system-actor.js';
import { Clock } from '../../foundation/common/clock.js';
import { Reindexer, RestoreTally } from '../../projection/index.js';
import type { TakeoverWork } from './takeover-work.js';

/** Rows between saves of the position: about one second of work. */
const STRETCH = 5_000;
const PAGE_ROWS = 500;

/**
 * Derives edges and the run listing from all rows, as a restore does. The projector writes the search documents because
 * it indexes entities without a revision.
 */
@Injectable()
export class TakeoverRows {
  constructor(
    private readonly scanner: AspectScanner,
    private readonly reindexer: Reindexer,
    private readonly clock: Clock,
  ) {}

  /**
   * Continues from the saved position and resolves after the last row. Throws `ENGINE_UNAVAILABLE`, and the reason of
   * the signal once it is aborted.
   */
  async run(work: TakeoverWork): Promise<void> {
    if (work.saved.rowsTotal === undefined) {
      await this.scanner.prepare();
      await work.save({ rowsTotal: await this.scanner.count({}) });
    }
    for (let isLast = false; !isLast;) {
      work.signal.throwIfAborted();
      isLast = await this.stretch(work);
    }
  }

  /** Returns whether this was the last chunk. */
  private async stretch(work: TakeoverWork): Promise<boolean> {
    const { after, rowsDone, rowsIgnored, edgesWritten, runRowsWritten } = work.saved;
    const tally = new RestoreTally();
    await this.reindexer.restore(
      {
        filter: {},
        start: 0,
        ...(after !== undefined && { after }),
        limit: STRETCH,
        chunkRows: PAGE_ROWS,
        createDefaultAspects: false,
        withoutDocuments: true,
        audit: { time: this.clock.now(), actor: SYSTEM_ACTOR_URN },
      },
      tally,
    );
    await work.save({
      ...(tally.last !== undefined && { after: tally.last }),
      rowsDone: rowsDone + tally.rowsScanned,
      rowsIgnored: rowsIgnored + tally.rowsIgnored,
      edgesWritten: edgesWritten + tally.edgesWritten,
      runRowsWritten: runRowsWritten + tally.runRowsWritten,
    });
    return tally.rowsScanned < STRETCH;
  }
}
