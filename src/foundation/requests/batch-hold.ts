/**
 * Holds back the batches of a request, of reads or searches, while its execution yields the event loop in the middle of
 * what it is about to ask for. A batch is then as large on a busy machine as on an idle one.
 */
export class BatchHold {
  private holds = 0;
  private waiting: (() => void)[] = [];

  /** Holds batches back until `release` is called. */
  hold(): void {
    this.holds += 1;
  }

  /** Ends a `hold`. After the last one, and after what now continues has asked, the batches are sent. */
  release(): void {
    this.holds -= 1;
    if (this.holds === 0 && this.waiting.length > 0) process.nextTick(() => this.sendWaiting());
  }

  /** Calls `send` at once, or as soon as nothing holds batches back. */
  whenFree(send: () => void): void {
    if (this.holds === 0) send();
    else this.waiting.push(send);
  }

  private sendWaiting(): void {
    if (this.holds > 0) return;
    for (const send of this.waiting.splice(0)) send();
  }
}
