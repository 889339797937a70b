import { unwritableCode } from './sql-errors.js';

/** How long a refusal is told after it was met, in milliseconds. */
const TOLD_MS = 10_000;

/**
 * Remembers that the engine takes no writes, for reports of the service's health: reads may work all the same, so
 * nothing else would tell.
 */
export class WriteRefusals {
  private last: { readonly code: string; readonly at: number } | undefined;

  /** `elapsed`: milliseconds since any moment, never less than before. */
  constructor(private readonly elapsed: () => number = () => performance.now()) {}

  /** Takes note of how a transaction failed. */
  note(error: unknown): void {
    const code = unwritableCode(error);
    if (code !== undefined) this.last = { code, at: this.elapsed() };
  }

  /**
   * The engine's code when it refused a write in the last ten seconds because its disk is full or it is read-only.
   * Writes that succeeded since do not change that: a full disk has room for some of them.
   */
  get current(): string | undefined {
    if (this.last === undefined || this.elapsed() - this.last.at > TOLD_MS) return undefined;
    return this.last.code;
  }
}
