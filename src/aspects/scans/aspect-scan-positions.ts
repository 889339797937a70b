import { compareBytes } from '../../foundation/common/byte-order.js';
import type { ScanFilter } from './aspect-scan.js';
import { patternMatcher } from './aspect-scan-pattern.js';
import type { AspectKey } from '../aspect-key.js';
import type { AspectChange } from '../writes/write-listener.js';

/** How long a position is trusted, in milliseconds: this process does not learn of rows that others add and remove. */
const MAX_AGE_MS = 60_000;
/** Walks with positions. */
const MAX_WALKS = 100;
/** Positions of one walk. */
const MAX_POSITIONS = 2_000;
/** Comparisons of a change with positions that a commit may cost; after more, the positions are dropped. */
const MAX_COMPARISONS = 20_000;

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
  /** Whether the walk covers a row, apart from its time. */
  readonly covers: (key: AspectKey) => boolean;
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
   * Corrects the positions at or after rows that were added or removed. Drops those that it cannot correct: behind a
   * deleted entity, whose number of rows is unknown, and, in walks limited by time, behind a row that was written.
   */
  follow(changes: readonly AspectChange[]): void {
    if (this.walks.size === 0) return;
    const real = changes.filter(({ isNoop }) => !isNoop);
    for (const walk of this.walks.values()) {
      const moves = real.filter(isStructural).filter((change) => walk.covers(keyOf(change)));
      const isCostly = moves.length * walk.positions.length > MAX_COMPARISONS;
      const unknown = walk.isTimed ? real : isCostly ? moves : real.filter(({ entityDeleted }) => entityDeleted);
      if (moves.length === 0 && unknown.length === 0) continue;
      const first = firstOf(unknown);
      walk.positions = walk.positions
        .filter(({ key }) => first === undefined || compareKeys(key, first) < 0)
        .map((position) => moved(position, moves));
    }
  }

  private addWalk(name: string, filter: ScanFilter): Walk {
    if (this.walks.size >= MAX_WALKS) this.walks.delete(this.walks.keys().next().value ?? '');
    const isTimed = filter.createdFrom !== undefined || filter.createdTo !== undefined;
    const walk = { isTimed, covers: coverageOf(filter), positions: [] };
    this.walks.set(name, walk);
    return walk;
  }
}

function coverageOf({ urns, urnLike, aspects }: ScanFilter): (key: AspectKey) => boolean {
  const matches = urnLike === undefined ? () => true : patternMatcher(urnLike);
  return ({ urn, aspectName }) =>
    (urns?.includes(urn) ?? true) && (aspects?.includes(aspectName) ?? true) && matches(urn);
}

function moved(position: Remembered, changes: readonly AspectChange[]): Remembered {
  let { rows } = position;
  for (const change of changes) {
    if (compareKeys(keyOf(change), position.key) <= 0) rows += change.previous === undefined ? 1 : -1;
  }
  return rows === position.rows ? position : { ...position, rows };
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
  for (const change of changes) {
    const key = change.entityDeleted ? { urn: change.urn, aspectName: '' } : keyOf(change);
    if (first === undefined || compareKeys(key, first) < 0) first = key;
  }
  return first;
}

function keyOf({ urn, aspect }: AspectChange): AspectKey {
  return { urn, aspectName: aspect.name };
}

function compareKeys(left: AspectKey, right: AspectKey): number {
  return compareBytes(left.urn, right.urn) || compareBytes(left.aspectName, right.aspectName);
}
