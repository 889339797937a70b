/** Runs pieces of work side by side, a few at a time. */
export class BoundedWork {
  private readonly running = new Set<Promise<void>>();
  private failure: { readonly error: unknown } | undefined;

  constructor(private readonly most: number) {}

  /**
   * Starts `work` as soon as there is room. When an earlier piece has failed, it starts nothing, waits for the others,
   * and throws that error.
   */
  async add(work: () => Promise<void>): Promise<void> {
    while (this.running.size >= this.most) await Promise.race(this.running);
    if (this.failure !== undefined) await this.drain();
    const piece: Promise<void> = work()
      .catch((error: unknown) => {
        this.failure ??= { error };
      })
      .finally(() => this.running.delete(piece));
    this.running.add(piece);
  }

  /** Resolves when every piece has ended; throws the error of the first one that failed. */
  async drain(): Promise<void> {
    await Promise.all(this.running);
    if (this.failure !== undefined) throw this.failure.error;
  }
}
