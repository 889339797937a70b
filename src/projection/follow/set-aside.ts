/** How long a refused document is not retried unless its entity changes, in milliseconds. */
const RETRY_MS = 3_600_000;

/** Entities that are remembered; further ones are retried with every pass. */
const MOST = 50_000;

interface Refused {
  readonly revision: number;
  readonly reason: string;
  readonly until: number;
}

/** An entity whose document cannot be stored, at one revision. */
export interface RefusedEntity {
  readonly urn: string;
  readonly revision: number;
  readonly reason: string;
}

/**
 * Entities whose documents were refused: search stays behind on them, and they are not retried before they change or an
 * hour has passed.
 */
export class SetAside {
  private readonly refused = new Map<string, Refused>();

  /** How many entities are set aside. */
  get size(): number {
    return this.refused.size;
  }

  /** Whether the entity is set aside at this revision. */
  holds(urn: string, revision: number): boolean {
    const known = this.refused.get(urn);
    return known !== undefined && known.revision >= revision && performance.now() < known.until;
  }

  /** Sets an entity aside. Returns whether its reason is new. */
  add({ urn, revision, reason }: RefusedEntity): boolean {
    const isNews = this.refused.get(urn)?.reason !== reason;
    if (this.refused.size < MOST || this.refused.has(urn)) {
      this.refused.set(urn, { revision, reason, until: performance.now() + RETRY_MS });
    }
    return isNews;
  }

  /** Forgets entities whose documents were stored. */
  clear(urns: readonly string[]): void {
    if (this.refused.size === 0) return;
    for (const urn of urns) this.refused.delete(urn);
  }
}
