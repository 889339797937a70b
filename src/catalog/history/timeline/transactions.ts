import jsonPatch, { type Operation } from 'fast-json-patch';
import type { AspectRecord } from '../../../aspects/index.js';
import {
  type ChangeCategory,
  type ChangeEvent,
  type ChangeTransaction,
  largerChange,
  type SemanticChange,
} from './change.js';
import { ASPECT_DIFFS } from './diffs/index.js';
import { SemanticVersion } from './semantic-version.js';

/** Times in milliseconds, both included. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

interface Step {
  readonly record: AspectRecord;
  readonly before: AspectRecord | undefined;
}

/** The aspects whose history tells of the categories. */
export function aspectsBehind(categories: ReadonlySet<ChangeCategory>): readonly string[] {
  const diffs = ASPECT_DIFFS.filter((diff) => diff.categories.some((category) => categories.has(category)));
  return [...new Set(diffs.map(({ aspectName }) => aspectName))];
}

/**
 * What changed in the window, the earliest first: neighbouring rows of each aspect behind the categories are compared,
 * and what was written in one millisecond is one transaction. Steps that changed nothing in the categories are left
 * out. `histories` holds the rows of each aspect, the oldest first. The row before the window is what the first one is
 * compared with; the first step has the version before all changes, each later one that version raised by its largest
 * change. Source: DataHub's timeline service.
 */
export function transactionsOf(
  histories: readonly (readonly AspectRecord[])[],
  categories: ReadonlySet<ChangeCategory>,
  window: TimeWindow,
  isRaw: boolean,
): readonly ChangeTransaction[] {
  const within = stepsWithin(histories, categories, window);
  const byTime = [...new Set(within.map(({ record }) => record.created.time))].sort((one, other) => one - other);
  let version: SemanticVersion | undefined;
  const transactions = byTime.map((timestamp) => {
    const together = within.filter(({ record }) => record.created.time === timestamp);
    const changeEvents = together.flatMap((step) => eventsOf(step, categories));
    const semVerChange = changeEvents.map((event) => event.semVerChange).reduce<SemanticChange>(largerChange, 'NONE');
    version = version?.after(semVerChange) ?? SemanticVersion.START;
    return {
      timestamp,
      actor: together[0]?.record.created.actor ?? '',
      semVer: version.toString(),
      semVerChange,
      changeEvents,
      ...(isRaw && { rawDiff: together.flatMap(rawDiffOf) }),
      versionStamp: stampOf(histories, timestamp),
    };
  });
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

/** What one value of an aspect changed against the one before it, in every category. */
export function changesBetween(record: AspectRecord, before: AspectRecord | undefined): readonly ChangeEvent[] {
  const { time, actor } = record.created;
  const pair = { urn: record.urn, before: before?.value, after: record.value, auditStamp: { time, actor } };
  return ASPECT_DIFFS.filter(({ aspectName }) => aspectName === record.aspect).flatMap((diff) => diff.eventsOf(pair));
}

function eventsOf({ record, before }: Step, categories: ReadonlySet<ChangeCategory>): readonly ChangeEvent[] {
  return changesBetween(record, before).filter(({ category }) => categories.has(category));
}

function rawDiffOf({ record, before }: Step): readonly Operation[] {
  return jsonPatch.compare(before?.value ?? {}, record.value);
}

function stampOf(histories: readonly (readonly AspectRecord[])[], timestamp: number): string {
  const inForce = histories.flatMap((rows) => rows.findLast(({ created }) => created.time <= timestamp) ?? []);
  const stamps = inForce.map(({ aspect, version }) => `${aspect}:${String(version)}`);
  return [...new Set(stamps)].sort().join(';');
}
