import { unwritableCode } from '../sql/sql-errors.js';

/** How long a refusal is reported, in milliseconds. */
const TOLD_MS = 10_000;

/** Records that the engine accepts no writes, for health reports: reads may still work and would not show it. */
export class WriteRefusals {
  private last: { readonly code: string; readonly at: number } | undefined;

  /** `elapsed`: milliseconds of a monotonic clock. */
  constructor(private readonly elapsed: () => number = () => performance.now()) {}

  /** Records the error of a failed transaction. */
  note(error: unknown): void {
    const code = unwritableCode(error);
    if (code !== undefined) this.last = { code, at: this.elapsed() };
  }

  /**
   * The engine's error code if it refused a write in the last ten seconds because its disk is full or it is read-only.
   * Later successful writes do not reset it, because a full disk may have room for some of them.
   */
  get current(): string | undefined {
    if (this.last === undefined || this.elapsed() - this.last.at > TOLD_MS) return undefined;
    return this.last.code;
  }
}
