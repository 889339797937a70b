/** Urns that may wait without anyone waiting for them; SQL knows them all the same. */
const MOST_WAITING = 10_000;

/** Someone who waits until all of some urns are projected. */
interface Ticket {
  open: number;
  readonly done: () => void;
}

/**
 * The urns of writes that were just committed, each once, those that someone waits for first. It holds a bounded number: what does not fit is found in SQL, where
 * each of them counts as behind.
 */
export class WaitingUrns {
  private readonly urgent = new Map<string, Ticket[]>();
  private readonly others = new Set<string>();

  get size(): number {
    return this.urgent.size + this.others.size;
  }

  /** Whether someone waits. */
  get isUrgent(): boolean {
    return this.urgent.size > 0;
  }

  has(urn: string): boolean {
    return this.urgent.has(urn) || this.others.has(urn);
  }

  /** Adds urns that nobody waits for. */
  add(urns: readonly string[]): void {
    for (const urn of urns) {
      if (this.size >= MOST_WAITING) return;
      if (!this.urgent.has(urn)) this.others.add(urn);
    }
  }

  /** Adds urns; resolves when all of them were taken and finished after this call, and never while too many are waited for. */
  awaited(urns: readonly string[]): Promise<void> {
    const distinct = new Set(urns);
    if (distinct.size === 0) return Promise.resolve();
    return new Promise((done) => {
      if (this.urgent.size >= MOST_WAITING) return;
      const ticket = { open: distinct.size, done };
      for (const urn of distinct) {
        this.others.delete(urn);
        const tickets = this.urgent.get(urn);
        if (tickets === undefined) this.urgent.set(urn, [ticket]);
        else tickets.push(ticket);
      }
    });
  }

  /** Takes up to `size` urns, those that someone waits for before the others, or only those. */
  take(size: number, withOthers: boolean): TakenUrns {
    const tickets = new Map<string, readonly Ticket[]>();
    for (const [urn, waiting] of this.urgent) {
      if (tickets.size === size) break;
      tickets.set(urn, waiting);
      this.urgent.delete(urn);
    }
    for (const urn of this.others) {
      if (!withOthers || tickets.size === size) break;
      if (!tickets.has(urn)) tickets.set(urn, []);
      this.others.delete(urn);
    }
    return new TakenUrns(this, tickets);
  }

  /** Puts back what was taken and not done, with those who wait for it. */
  putBack(tickets: ReadonlyMap<string, readonly Ticket[]>): void {
    for (const [urn, waiting] of tickets) {
      if (waiting.length > 0) this.urgent.set(urn, [...waiting, ...(this.urgent.get(urn) ?? [])]);
      else this.add([urn]);
    }
  }
}

/** A batch that was taken: it is finished, or put back. */
export class TakenUrns {
  readonly urns: readonly string[];

  constructor(
    private readonly from: WaitingUrns,
    private readonly tickets: ReadonlyMap<string, readonly Ticket[]>,
  ) {
    this.urns = [...tickets.keys()];
  }

  /** Tells those who wait that it is done. */
  finish(): void {
    for (const waiting of this.tickets.values()) {
      for (const ticket of waiting) {
        ticket.open -= 1;
        if (ticket.open === 0) ticket.done();
      }
    }
  }

  /** Leaves it for a later attempt. */
  putBack(): void {
    this.from.putBack(this.tickets);
  }
}
