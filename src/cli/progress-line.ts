/** Where progress is shown: a terminal, or a file or pipe. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** How often a line is written where nothing can be drawn over, in milliseconds. */
const LINE_MS = 5_000;
/** Erases the line and returns to its beginning. */
const CLEAR = '\r\u001B[2K';

/**
 * A line about something that goes on: drawn over itself on a terminal, written now and then elsewhere. `told` = when
 * it was last written, as of `performance.now()`.
 */
export class ProgressLine {
  constructor(
    private readonly output: ProgressOutput,
    private told = performance.now(),
  ) {}

  /** Shows how far it is; a terminal is shown `drawn`. */
  show(text: string, drawn = text): void {
    if (this.output.isTTY === true) {
      this.output.write(CLEAR + drawn);
      return;
    }
    const now = performance.now();
    if (now - this.told <= LINE_MS) return;
    this.output.write(`${text}\n`);
    this.told = now;
  }

  /** Leaves nothing behind on a terminal. */
  clear(): void {
    if (this.output.isTTY === true) this.output.write(CLEAR);
  }
}
