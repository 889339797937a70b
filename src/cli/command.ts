/** One command of the program. */
export interface Command {
  /** How to call it; printed for `--help`, and after a mistake in the arguments. */
  readonly usage: string;
  /**
   * Runs the command with what stands behind its name. Resolves to the exit code, or to undefined where the process
   * goes on by itself. Rejects with `UsageError` or a `DomainError` where a line is all that the user needs.
   */
  run(args: readonly string[]): Promise<number | undefined>;
}

/** A command of the list: it is loaded only when it is called. */
export interface CommandEntry {
  readonly name: string;
  /** What it does, in a few words. */
  readonly summary: string;
  load(): Promise<Command>;
}

/** A mistake in the arguments of a command; the message says which, and what to write. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
