/** Limits of the pieces of work that run side by side. */
export interface WorkLimits {
  /** Most pieces. */
  readonly pieces: number;
  /** Largest sum of their sizes. A larger piece runs alone. */
  readonly size: number;
}

/** Runs pieces of work side by side, within limits. */
export class BoundedWork {
  private readonly running = new Set<Promise<void>>();
  private size = 0;
  private failure: { readonly error: unknown } | undefined;

  constructor(private readonly most: WorkLimits) {}

  /**
   * Starts `work` of `size` as soon as there is room. When an earlier piece has failed, it starts nothing, waits for
   * the others, and throws that error.
   */
  async add(size: number, work: () => Promise<void>): Promise<void> {
    while (!this.hasRoomFor(size)) await Promise.race(this.running);
    if (this.failure !== undefined) await this.drain();
    this.size += size;
    const piece: Promise<void> = work()
      .catch((error: unknown) => {
        this.failure ??= { error };
      })
      .finally(() => {
        this.running.delete(piece);
        this.size -= size;
      });
    this.running.add(piece);
  }

  /** Resolves when every piece has ended; throws the error of the first one that failed. */
  async drain(): Promise<void> {
    await Promise.all(this.running);
    if (this.failure !== undefined) throw this.failure.error;
  }

  private hasRoomFor(size: number): boolean {
    if (this.running.size === 0) return true;
    return this.running.size < this.most.pieces && this.size + size <= this.most.size;
  }
}
