import jsonPatch, { type Operation } from 'fast-json-patch';
import type { AspectRecord } from '../aspects/index.js';
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
 * What changed in the window, the earliest first: neighbouring rows of each aspect are compared, and what was written in one millisecond is one transaction. `histories` holds the
 * rows of each aspect, the oldest first. The row before the window is what the first one is compared with.
 */
export function transactionsOf(
  histories: readonly (readonly AspectRecord[])[],
  categories: ReadonlySet<ChangeCategory>,
  window: TimeWindow,
  isRaw: boolean,
): readonly ChangeTransaction[] {
  const steps = histories.flatMap((rows) => rows.map((record, at) => ({ record, before: rows[at - 1] })));
  const within = steps.filter(({ record }) => record.created.time >= window.from && record.created.time <= window.to);
  const byTime = [...new Map([...within].map((step) => [step.record.created.time, step])).keys()].sort((a, b) => a - b);
  let version = SemanticVersion.START;
  return byTime.map((timestamp) => {
    const together = within.filter(({ record }) => record.created.time === timestamp);
    const changeEvents = together.flatMap((step) => eventsOf(step, categories));
    const semVerChange = changeEvents.map((event) => event.semVerChange).reduce<SemanticChange>(largerChange, 'NONE');
    version = version.after(semVerChange);
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
  return inForce.map(({ aspect, version }) => `${aspect}:${String(version)}`).join(';');
}
