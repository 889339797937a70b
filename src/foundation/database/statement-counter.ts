/** Counts the statements sent to the database since the process started; a multi-row insert counts once. */
export class StatementCounter {
  private statements = 0;

  count(): void {
    this.statements += 1;
  }

  /** Statements so far. */
  get total(): number {
    return this.statements;
  }
}
