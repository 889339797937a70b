import type { LoggedChange, LogPlace } from '../rows/aspect-log.js';
import type { FollowedChange } from './followed-change.js';

/** Position of a reader: a place in the log, and the position in the rows for what came before the log. */
export interface FeedPlace {
  /** Undefined for readers of time series, which have no rows. */
  readonly row: LogPlace | undefined;
  readonly place: number;
}

/** A change, and its effect on a reader's position. */
export interface FeedStep {
  readonly change: FollowedChange;
  readonly moves: Partial<FeedPlace>;
}

/** The first steps of both by time, each in its own order; at the same time, entries of the log come first. */
export function merged(rows: readonly FeedStep[], entries: readonly FeedStep[], limit: number): readonly FeedStep[] {
  const taken: FeedStep[] = [];
  let [ofRows, ofEntries] = [0, 0];
  while (taken.length < limit) {
    const [row, entry] = [rows[ofRows], entries[ofEntries]];
    const isEntry = entry !== undefined && (row === undefined || timeOf(entry) <= timeOf(row));
    const next = isEntry ? entry : row;
    if (next === undefined) break;
    taken.push(next);
    if (isEntry) ofEntries += 1;
    else ofRows += 1;
  }
  return taken;
}

/** The position after each of `steps`, which begin at `start`. */
export function placesAfter(steps: readonly FeedStep[], start: FeedPlace): readonly FeedPlace[] {
  let at = start;
  return steps.map(({ moves }) => (at = { ...at, ...moves }));
}

function timeOf({ change }: FeedStep): number {
  return change.created.time;
}

/** A written value as followers receive it. */
export function ofRow({ record, before, hasLostBefore }: LoggedChange): FollowedChange {
  const { urn, aspect: aspectName, created } = record;
  return { kind: 'versioned', urn, aspectName, changeType: 'UPSERT', created, after: record, before, hasLostBefore };
}
