interface Waiting<Holder> {
  readonly holder: Holder;
  readonly names: readonly string[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Who holds which names: each is held by one holder at a time, in the order in which they asked. */
export class Claims<Holder extends object> {
  private readonly held = new Map<string, Holder>();
  private readonly holders = new Set<Holder>();
  private waiting: Waiting<Holder>[] = [];

  /** How many holders wait. */
  get size(): number {
    return this.waiting.length;
  }

  /** Gives the names to `holder`; otherwise resolves when it has them, or rejects with the error of `refuse`. */
  take(holder: Holder, names: readonly string[]): Promise<void> | undefined {
    if (this.isFree(holder, names) && (this.holders.has(holder) || !this.isWanted(names, this.waiting))) {
      this.give(holder, names);
      return undefined;
    }
    return new Promise<void>((resolve, reject) => this.waiting.push({ holder, names, resolve, reject }));
  }

  /** Takes all names from `holder`, and gives them to those who wait for them. */
  release(holder: Holder): void {
    for (const [name, one] of this.held) if (one === holder) this.held.delete(name);
    this.holders.delete(holder);
    const left: Waiting<Holder>[] = [];
    for (const one of this.waiting) {
      if (!this.isFree(one.holder, one.names) || this.isWanted(one.names, left)) left.push(one);
      else {
        this.give(one.holder, one.names);
        one.resolve();
      }
    }
    this.waiting = left;
  }

  /** Refuses everybody who waits. */
  refuse(error: Error): void {
    for (const { reject } of this.waiting.splice(0)) reject(error);
  }

  private give(holder: Holder, names: readonly string[]): void {
    this.holders.add(holder);
    for (const name of names) this.held.set(name, holder);
  }

  private isFree(holder: Holder, names: readonly string[]): boolean {
    return names.every((name) => (this.held.get(name) ?? holder) === holder);
  }

  private isWanted(names: readonly string[], by: readonly Waiting<Holder>[]): boolean {
    return by.some((one) => one.names.some((name) => names.includes(name)));
  }
}
