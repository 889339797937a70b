import { exactJson } from '../../foundation/common/exact-json.js';
import type { JsonObject } from '../../foundation/common/json.js';
import type { AspectChange } from '../write-listener.js';
import type { AuditStamp } from '../audit-stamp.js';
import type { SystemMetadata } from '../system-metadata.js';

/** The subject of an event: a versioned aspect, or a value of a time series. */
export type ChangeEventKind = 'versioned' | 'timeseries';

/** A value, and the system metadata with which it was written. */
export interface EventValue {
  readonly value: JsonObject;
  readonly systemMetadata: SystemMetadata | undefined;
}

/** One change of one aspect, as followers receive it. */
export interface FollowedChange {
  readonly kind: ChangeEventKind;
  readonly urn: string;
  readonly aspectName: string;
  readonly changeType: 'UPSERT' | 'RESTATE' | 'DELETE';
  readonly created: AuditStamp;
  /** The value in force after the change; undefined when the aspect was deleted. */
  readonly after: EventValue | undefined;
  readonly before: EventValue | undefined;
  /** Whether there was an earlier value that is no longer known; absent = no. */
  readonly hasLostBefore?: boolean;
}

/**
 * The part of a change that no row of the aspects shows: a delete, an earlier value that is in force again, or a value
 * that was stated again. Undefined where nothing changed, where a row shows the change, and for secrets. The delete of
 * an entity is that of its key.
 */
export function eventBesideRows(change: AspectChange, created: AuditStamp): FollowedChange | undefined {
  const { urn, aspect, previous, current, isNoop } = change;
  if (isNoop || previous === undefined || aspect.isSecret) return undefined;
  const base = { kind: 'versioned', urn, aspectName: aspect.name, created, before: previous } as const;
  if (current === undefined) return { ...base, changeType: 'DELETE', after: undefined };
  if (current.created.time === created.time && current.created.actor === created.actor) return undefined;
  const isSame = exactJson(previous.value) === exactJson(current.value);
  return { ...base, changeType: isSame ? 'RESTATE' : 'UPSERT', after: current };
}
