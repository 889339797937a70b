import { compareBytes } from '../foundation/common/byte-order.js';
import type { ScanFilter } from './aspect-scan.js';
import type { AspectKey } from './aspect-key.js';
import type { AspectChange } from './write-listener.js';

/** How long a position is trusted, in milliseconds: this process does not learn of rows that others add and remove. */
const MAX_AGE_MS = 60_000;
/** Walks with positions. */
const MAX_WALKS = 100;
/** Positions of one walk. */
const MAX_POSITIONS = 2_000;

/** How many rows of a walk come up to and including a row. */
export interface ScanPosition {
  readonly rows: number;
  readonly key: AspectKey;
}

interface Remembered extends ScanPosition {
  readonly since: number;
}

interface Walk {
  readonly isTimed: boolean;
  positions: readonly Remembered[];
}

/**
 * Known row numbers of walks, so that a walk that continues from one of them does not count the rows before it again.
 */
export class ScanPositions {
  private readonly walks = new Map<string, Walk>();

  /** The position nearest to row `rows` at or before it. */
  nearest(filter: ScanFilter, rows: number, now: number): ScanPosition | undefined {
    let best: Remembered | undefined;
    for (const position of this.walks.get(walkOf(filter))?.positions ?? []) {
      if (position.rows > rows || now - position.since > MAX_AGE_MS) continue;
      if (best === undefined || position.rows > best.rows) best = position;
    }
    return best;
  }

  remember(filter: ScanFilter, { rows, key }: ScanPosition, now: number): void {
    const name = walkOf(filter);
    const walk = this.walks.get(name) ?? this.addWalk(name, filter);
    const others = walk.positions.filter((known) => known.rows !== rows && now - known.since <= MAX_AGE_MS);
    walk.positions = [...others.slice(1 - MAX_POSITIONS), { rows, key, since: now }];
  }

  /**
   * Drops the positions whose count the changes have moved: those at or after a row that was added or removed and, for
   * walks limited by time, at or after a row that was written.
   */
  forget(changes: readonly AspectChange[]): void {
    if (this.walks.size === 0) return;
    const real = changes.filter(({ isNoop }) => !isNoop);
    const structural = real.filter(isStructural);
    for (const walk of this.walks.values()) {
      const first = firstOf(walk.isTimed ? real : structural);
      if (first !== undefined) walk.positions = walk.positions.filter(({ key }) => compareKeys(key, first) < 0);
    }
  }

  private addWalk(name: string, filter: ScanFilter): Walk {
    if (this.walks.size >= MAX_WALKS) this.walks.delete(this.walks.keys().next().value ?? '');
    const isTimed = filter.createdFrom !== undefined || filter.createdTo !== undefined;
    const walk = { isTimed, positions: [] };
    this.walks.set(name, walk);
    return walk;
  }
}

function walkOf({ urns, urnLike, aspects, createdFrom, createdTo }: ScanFilter): string {
  return JSON.stringify([urns, urnLike, aspects, createdFrom, createdTo]);
}

/** When a whole entity is deleted, the change of its key aspect stands for all its rows. */
function isStructural({ previous, current }: AspectChange): boolean {
  return previous === undefined || current === undefined;
}

function firstOf(changes: readonly AspectChange[]): AspectKey | undefined {
  let first: AspectKey | undefined;
  for (const { urn, aspect, entityDeleted } of changes) {
    const key = { urn, aspectName: entityDeleted ? '' : aspect.name };
    if (first === undefined || compareKeys(key, first) < 0) first = key;
  }
  return first;
}

function compareKeys(left: AspectKey, right: AspectKey): number {
  return compareBytes(left.urn, right.urn) || compareBytes(left.aspectName, right.aspectName);
}
