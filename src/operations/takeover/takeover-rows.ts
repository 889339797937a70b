import { Inject, Injectable } from '@nestjs/common';
import { AspectScanner } from '../../aspects/index.js';
import { SYSTEM_ACTOR_URN } from '../../foundation/common/system-actor.js';
import { Clock } from '../../foundation/common/clock.js';
import { Reindexer, RestoreTally } from '../../projection/index.js';
import type { TakeoverWork } from './takeover-work.js';

/** Rows after which it is saved how far the work is: a second's, about. */
const STRETCH = 5_000;
const PAGE_ROWS = 500;

/**
 * Derives edges and the listing of runs from every row, in the way of a restore; search documents follow by the
 * projector, to which an entity without a revision is one to index.
 */
@Injectable()
export class TakeoverRows {
  constructor(
    @Inject(AspectScanner) private readonly scanner: AspectScanner,
    @Inject(Reindexer) private readonly reindexer: Reindexer,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Goes on from where it was saved, and resolves when every row is dealt with. Throws `ENGINE_UNAVAILABLE`, and the
   * signal's reason when it must stop.
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

  /** Whether it was the last. */
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
