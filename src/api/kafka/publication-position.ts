import type { FeedPlace } from '../../aspects/index.js';
import type { PublicationStore } from '../../ingestion/index.js';

/** How long a lease holds that is not renewed, in milliseconds. */
export const LEASE_MS = 15_000;

/** How old a lease may be when changes are sent, in milliseconds: far from its end, so that nobody else sends them. */
const FRESH_MS = LEASE_MS / 3;

/**
 * The position that the holder of a lease stores while it goes on publishing. Positions that are reached while one is
 * being stored are stored together, as the last of them. Each stored position renews the lease.
 */
export class PublicationPosition {
  private wanted: FeedPlace | undefined;
  private running: Promise<void> | undefined;
  private isStoring = false;
  private failure: Error | undefined;
  private isHeld = true;

  /** `renewedAt` is when the lease was requested, on the clock of `performance.now`. */
  constructor(
    private readonly store: PublicationStore,
    private readonly fence: number,
    private renewedAt: number,
  ) {}

  /** Stores a position soon. */
  reach(place: FeedPlace): void {
    this.wanted = place;
    if (this.isStoring) return;
    this.isStoring = true;
    this.running = this.storeWanted();
  }

  /**
   * Resolves to whether this process may send what follows `place`: once the lease is fresh, or false where another
   * process has it. Throws what prevented a position from being stored.
   */
  async mayContinue(place: FeedPlace): Promise<boolean> {
    const isFresh = performance.now() - this.renewedAt < FRESH_MS;
    if (isFresh && this.failure === undefined) return this.isHeld;
    this.reach(place);
    return this.settled();
  }

  /**
   * Resolves once every position reached is stored, or to false where another process has the lease. Throws what
   * prevented a position from being stored.
   */
  async settled(): Promise<boolean> {
    await this.running;
    if (this.failure !== undefined) throw this.failure;
    return this.isHeld;
  }

  private async storeWanted(): Promise<void> {
    try {
      for (let place = this.wanted; place !== undefined && this.isHeld; place = this.wanted) {
        this.wanted = undefined;
        const asked = performance.now();
        this.isHeld = await this.store.save(this.fence, place);
        if (this.isHeld) this.renewedAt = asked;
      }
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error(String(error));
    } finally {
      this.isStoring = false;
    }
  }
}
