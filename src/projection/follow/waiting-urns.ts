/** Most urns in the queue without a waiting caller; SQL knows all of them anyway. */
const MOST_WAITING = 10_000;

/** Most urns with waiting callers: some ten megabytes. */
const MOST_AWAITED = 100_000;

/** A caller who waits until all of some urns are projected. */
interface Ticket {
  open: number;
  readonly done: () => void;
}

type Tickets = ReadonlyMap<string, readonly Ticket[]>;

/** A batch taken from the queue, which is either finished or put back. */
export interface TakenUrns {
  readonly urns: readonly string[];
  /** Resolves the callers who wait for it. */
  finish(): void;
  /** Puts it back, with the callers who wait for it, for a later attempt. */
  putBack(): void;
}

/**
 * The urns of writes that were just committed, each once, those with waiting callers first. Its size is bounded: urns
 * beyond it are found in SQL, where each of them counts as behind.
 */
export class WaitingUrns {
  private readonly urgent = new Map<string, Ticket[]>();
  private readonly others = new Set<string>();
  private readonly taken = new Map<string, number>();

  get size(): number {
    return this.urgent.size + this.others.size;
  }

  /** Whether any caller waits. */
  get isUrgent(): boolean {
    return this.urgent.size > 0;
  }

  /** Whether `urn` is in the queue, or was taken and is neither finished nor put back. */
  has(urn: string): boolean {
    return this.urgent.has(urn) || this.others.has(urn) || this.taken.has(urn);
  }

  /** Adds urns without a waiting caller. */
  add(urns: readonly string[]): void {
    for (const urn of urns) {
      if (this.size >= MOST_WAITING) return;
      if (!this.urgent.has(urn)) this.others.add(urn);
    }
  }

  /**
   * Adds urns; resolves when all of them were taken and finished after this call. Rejects, and adds none, when callers
   * wait for too many already.
   */
  awaited(urns: readonly string[]): Promise<void> {
    const distinct = new Set(urns);
    if (distinct.size === 0) return Promise.resolve();
    if (this.urgent.size >= MOST_AWAITED) return Promise.reject(new Error('Too many callers wait for search'));
    return new Promise((done) => {
      const ticket = { open: distinct.size, done };
      for (const urn of distinct) {
        this.others.delete(urn);
        const tickets = this.urgent.get(urn);
        if (tickets === undefined) this.urgent.set(urn, [ticket]);
        else tickets.push(ticket);
      }
    });
  }

  /** Takes up to `size` urns: those with waiting callers before the others, or only those. */
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
    for (const urn of tickets.keys()) this.taken.set(urn, (this.taken.get(urn) ?? 0) + 1);
    return { urns: [...tickets.keys()], finish: () => this.finish(tickets), putBack: () => this.putBack(tickets) };
  }

  private finish(tickets: Tickets): void {
    this.release(tickets);
    for (const waiting of tickets.values()) {
      for (const ticket of waiting) {
        ticket.open -= 1;
        if (ticket.open === 0) ticket.done();
      }
    }
  }

  private putBack(tickets: Tickets): void {
    this.release(tickets);
    for (const [urn, waiting] of tickets) {
      if (waiting.length > 0) this.urgent.set(urn, [...waiting, ...(this.urgent.get(urn) ?? [])]);
      else this.add([urn]);
    }
  }

  private release(tickets: Tickets): void {
    for (const urn of tickets.keys()) {
      const times = this.taken.get(urn) ?? 1;
      if (times > 1) this.taken.set(urn, times - 1);
      else this.taken.delete(urn);
    }
  }
}
