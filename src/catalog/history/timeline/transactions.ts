import jsonPatch, { type Operation } from 'fast-json-patch';
import type { AspectRecord } from '../../../aspects/index.js';
import { listsBy } from '../../../foundation/common/lists-by.js';
import { giveWay } from '../../../foundation/concurrency/give-way.js';
import { documentInfo } from '../../../model/index.js';
import {
  type ChangeCategory,
  type ChangeEvent,
  type ChangeTransaction,
  largerChange,
  type SemanticChange,
  type TimelineEvent,
} from './change.js';
import { ASPECT_DIFFS } from './diffs/index.js';
import { SemanticVersion } from './semantic-version.js';

/** A time window in milliseconds, both ends included. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

interface Step {
  readonly record: AspectRecord;
  readonly before: AspectRecord | undefined;
}

/** The only aspect whose events keep their audit stamp. Source: DataHub's timeline. */
const STAMPED = documentInfo.name;

/** Returns the names of the aspects whose history contains changes of the categories. */
export function aspectsBehind(categories: ReadonlySet<ChangeCategory>): readonly string[] {
  const diffs = ASPECT_DIFFS.filter((diff) => diff.categories.some((category) => categories.has(category)));
  return [...new Set(diffs.map(({ aspectName }) => aspectName))];
}

/**
 * Returns the changes in the window, earliest first. Compares consecutive rows of each aspect of the categories; rows
 * written in the same millisecond form one transaction. Omits transactions without changes. `histories`: the rows of
 * each aspect, oldest first; the first row in the window is compared with the row before it. The first transaction has
 * the start version; each later one raises the version by its largest change. Source: DataHub's timeline service.
 * Yields to other requests between transactions; throws `DEADLINE_EXCEEDED`.
 */
export async function transactionsOf(
  histories: readonly (readonly AspectRecord[])[],
  categories: ReadonlySet<ChangeCategory>,
  window: TimeWindow,
  isRaw: boolean,
): Promise<readonly ChangeTransaction[]> {
  const byTime = listsBy(stepsWithin(histories, categories, window), ({ record }) => record.created.time);
  const inForce = new RowsInForce(histories);
  let version: SemanticVersion | undefined;
  const transactions: ChangeTransaction[] = [];
  for (const [timestamp, together] of [...byTime].sort(([one], [other]) => one - other)) {
    await giveWay();
    const changeEvents = together.flatMap((step) => eventsOf(step, categories));
    const semVerChange = changeEvents.map((event) => event.semVerChange).reduce<SemanticChange>(largerChange, 'NONE');
    version = version?.after(semVerChange) ?? SemanticVersion.START;
    transactions.push({
      timestamp,
      actor: together[0]?.record.created.actor ?? '',
      semVer: version.toString(),
      semVerChange,
      changeEvents,
      ...(isRaw && { rawDiff: together.flatMap(rawDiffOf) }),
      versionStamp: inForce.stampAt(timestamp),
    });
  }
  return transactions.filter(({ changeEvents }) => changeEvents.length > 0);
}

function stepsWithin(
  histories: readonly (readonly AspectRecord[])[],
  categories: ReadonlySet<ChangeCategory>,
  { from, to }: TimeWindow,
): readonly Step[] {
  const names = new Set(aspectsBehind(categories));
  const steps = histories.flatMap((rows) => rows.map((record, at) => ({ record, before: rows[at - 1] })));
  return steps.filter(
    ({ record: { aspect, created } }) => names.has(aspect) && created.time >= from && created.time <= to,
  );
}

/** Returns the differences between a row of an aspect and the row before it, in every category. */
export function changesBetween(record: AspectRecord, before: AspectRecord | undefined): readonly ChangeEvent[] {
  const diffs = ASPECT_DIFFS.filter(({ aspectName }) => aspectName === record.aspect);
  return diffs.flatMap((diff) => diff.eventsOf(record, before));
}

function eventsOf({ record, before }: Step, categories: ReadonlySet<ChangeCategory>): readonly TimelineEvent[] {
  const events = changesBetween(record, before).filter(({ category }) => categories.has(category));
  return record.aspect === STAMPED ? events : events.map(({ auditStamp: _stamp, ...event }) => event);
}

function rawDiffOf({ record, before }: Step): readonly Operation[] {
  return jsonPatch.compare(before?.value ?? {}, record.value);
}

/** The row of each aspect that was in force, at ever later times. Clocks may have been set back between rows. */
class RowsInForce {
  private readonly rows: readonly { readonly record: AspectRecord; readonly history: number; readonly at: number }[];
  private next = 0;
  /** The latest row so far, by the number of its history. */
  private readonly latest = new Map<number, { readonly record: AspectRecord; readonly at: number }>();
  /** How many histories have a row in force of this aspect and version. */
  private readonly stamps = new Map<string, number>();

  constructor(histories: readonly (readonly AspectRecord[])[]) {
    const rows = histories.flatMap((records, history) => records.map((record, at) => ({ record, history, at })));
    this.rows = rows.sort((one, other) => one.record.created.time - other.record.created.time);
  }

  /** Names the aspects and versions in force at `time`, which is not before that of the previous call. */
  stampAt(time: number): string {
    for (let row = this.rows[this.next]; row !== undefined && row.record.created.time <= time;) {
      const before = this.latest.get(row.history);
      if (before === undefined || row.at > before.at) {
        if (before !== undefined) this.count(before.record, -1);
        this.count(row.record, 1);
        this.latest.set(row.history, row);
      }
      row = this.rows[(this.next += 1)];
    }
    return [...this.stamps.keys()].sort().join(';');
  }

  private count({ aspect, version }: AspectRecord, change: number): void {
    const stamp = `${aspect}:${String(version)}`;
    const count = (this.stamps.get(stamp) ?? 0) + change;
    if (count === 0) this.stamps.delete(stamp);
    else this.stamps.set(stamp, count);
  }
}
