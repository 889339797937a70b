/** Counts the statements sent to the database since the process started; a multi-row insert counts as one. */
export class StatementCounter {
  private statements = 0;

  count(): void {
    this.statements += 1;
  }

  /** Number of statements so far. */
  get total(): number {
    return this.statements;
  }
}
