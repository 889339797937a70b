import { HOUR_MS } from '../../foundation/common/durations.js';

/** How long an entity is not retried at most unless it changes, in milliseconds. */
const LONGEST_PAUSE_MS = HOUR_MS;

/** Entities that are remembered; further ones are retried with every pass. */
const MOST = 50_000;

interface Refused {
  readonly revision: number;
  readonly reason: string;
  readonly pauseMs: number;
  readonly until: number;
}

/** An entity whose document cannot be stored, at one revision. */
export interface RefusedEntity {
  readonly urn: string;
  readonly revision: number;
  readonly reason: string;
}

/**
 * Entities whose documents were refused: search stays behind on them, and they are not retried before they change or a
 * pause is over, which doubles with each further refusal up to an hour.
 */
export class SetAside {
  private readonly refused = new Map<string, Refused>();

  /** @param firstPauseMs pause after the first refusal, in milliseconds */
  constructor(private readonly firstPauseMs = LONGEST_PAUSE_MS) {}

  /** How many entities are set aside. */
  get size(): number {
    return this.refused.size;
  }

  /** How many entities are set aside whose pause is not over, or has been for at most `graceMs` milliseconds. */
  recent(graceMs: number): number {
    const oldest = performance.now() - graceMs;
    let count = 0;
    for (const { until } of this.refused.values()) if (until > oldest) count += 1;
    return count;
  }

  /** Whether the entity is set aside at this revision. */
  holds(urn: string, revision: number): boolean {
    const known = this.refused.get(urn);
    return known !== undefined && known.revision >= revision && performance.now() < known.until;
  }

  /** Sets an entity aside. Returns whether its reason is new. */
  add({ urn, revision, reason }: RefusedEntity): boolean {
    const known = this.refused.get(urn);
    if (this.refused.size < MOST || known !== undefined) {
      const pauseMs = Math.min(known === undefined ? this.firstPauseMs : 2 * known.pauseMs, LONGEST_PAUSE_MS);
      this.refused.set(urn, { revision, reason, pauseMs, until: performance.now() + pauseMs });
    }
    return known?.reason !== reason;
  }

  /** Forgets entities whose documents were stored. */
  clear(urns: readonly string[]): void {
    if (this.refused.size === 0) return;
    for (const urn of urns) this.refused.delete(urn);
  }
}
