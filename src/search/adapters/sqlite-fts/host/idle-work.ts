import type { FailureLog } from '../../../../foundation/common/failure-log.js';

/** How long nothing must have been written before the work begins or goes on, in milliseconds. */
const IDLE_MS = 100;

/** Pause between two steps, in which other threads get the processor, in milliseconds. */
const PAUSE_MS = 5;

/** Does work in steps while nothing is written. It does not keep the process alive. */
export class IdleWork {
  private timer: NodeJS.Timeout | undefined;
  private writes = 0;
  private isClosed = false;

  /**
   * @param step returns whether another step remains
   * @param log receives the error of a step that fails; the work then waits for the next write
   */
  constructor(
    private readonly step: () => Promise<boolean>,
    private readonly log: FailureLog,
  ) {
    this.noteWrite();
  }

  /** Must be called at each write. */
  noteWrite(): void {
    this.writes += 1;
    this.workIn(IDLE_MS);
  }

  /** Ends the work; a step that has begun completes. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private workIn(ms: number): void {
    if (this.isClosed) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.work(), ms).unref();
  }

  private async work(): Promise<void> {
    const { writes } = this;
    try {
      const remains = await this.step();
      this.log.noteSuccess();
      if (remains && writes === this.writes) this.workIn(PAUSE_MS);
    } catch (error) {
      this.log.noteFailure(error);
    }
  }
}
