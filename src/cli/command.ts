/** One command of the program. */
export interface Command {
  /** Usage of the command; printed for `--help`, and after a mistake in the arguments. */
  readonly usage: string;
  /**
   * Runs the command with the arguments after its name. Resolves to the exit code, or to undefined if the process
   * continues on its own. Rejects with `UsageError` or a `DomainError` if one line is enough for the user. Calls
   * `started` when it has started the service in this process, before it does anything else.
   */
  run(args: readonly string[], started?: () => void): Promise<number | undefined>;
}

/** An entry of the command list; the command is loaded only when it is called. */
export interface CommandEntry {
  readonly name: string;
  /** What it does, in a few words. */
  readonly summary: string;
  load(): Promise<Command>;
}

/** A mistake in the arguments of a command; the message names it and the fix. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
