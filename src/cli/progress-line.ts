/** Output for progress: a terminal, or a file or pipe. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Interval between lines if the output cannot be overwritten, in milliseconds. */
const LINE_MS = 5_000;
/** Erases the line and returns to its beginning. */
const CLEAR = '\r\u001B[2K';

/**
 * A progress line: overwritten on a terminal, repeated at intervals elsewhere. `told` = time of the last output, as in
 * `performance.now()`.
 */
export class ProgressLine {
  constructor(
    private readonly output: ProgressOutput,
    private told = performance.now(),
  ) {}

  /** Shows the progress; on a terminal, shows `drawn`. */
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

  /** Erases the line on a terminal. */
  clear(): void {
    if (this.output.isTTY === true) this.output.write(CLEAR);
  }
}
