import { exactJson } from '../../foundation/json/exact-json.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { Urn } from '../../foundation/common/urn.js';
import type { AspectSpec, ModelRegistry } from '../../model/index.js';
import type { AspectKey } from '../aspect-key.js';
import type { AspectChange } from '../writes/write-listener.js';
import type { AuditStamp } from '../audit-stamp.js';
import type { SystemMetadata } from '../system-metadata.js';

/** The subject of a change: a versioned aspect, or a value of a time series. */
export type ChangeKind = 'versioned' | 'timeseries';

/** A value, and the system metadata with which it was written. */
export interface EventValue {
  readonly value: JsonObject;
  readonly systemMetadata: SystemMetadata | undefined;
}

/** One change of one aspect, as followers receive it. */
export interface FollowedChange {
  readonly kind: ChangeKind;
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

/** The aspect of a change; undefined if it is not published: for secrets, and for what the model lacks. */
export function publishableAspect({ urn, aspectName }: AspectKey, registry: ModelRegistry): AspectSpec | undefined {
  const type = Urn.tryParse(urn)?.entityType;
  const spec = type === undefined ? undefined : registry.findEntity(type)?.aspects.get(aspectName);
  return spec?.isSecret === true ? undefined : spec;
}

/** A change whose values are in rows of the aspects, of which version and time name one value. */
export interface RowChange {
  readonly urn: string;
  readonly aspectName: string;
  /** The logical version of the value. */
  readonly version: number;
  /** When the value was written, in milliseconds since 1970. */
  readonly time: number;
}

/** A value in the rows of the aspects that was stated again, for followers that did not exist when it was written. */
export interface RestatedValue {
  readonly urn: string;
  readonly aspectName: string;
  /** The logical version of the value; undefined for values of very old installations. */
  readonly version: number | undefined;
  /** When it was stated again, in milliseconds since 1970: later than it was written. */
  readonly time: number;
  /** Urn of the actor who stated it again. */
  readonly actor: string;
}

/**
 * The change as the row that the write `created` left of it; undefined where there is none: nothing changed, or an
 * earlier value is in force again.
 */
export function changeInRow({ urn, aspect, previous, current, isNoop }: AspectChange, { time, actor }: AuditStamp) {
  if (isNoop || current?.created.time !== time || current.created.actor !== actor) return undefined;
  const version = Number(current.systemMetadata?.version);
  if (previous !== undefined && version <= Number(previous.systemMetadata?.version ?? 0)) return undefined;
  return { urn, aspectName: aspect.name, version, time } satisfies RowChange;
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
  if (changeInRow(change, created) !== undefined) return undefined;
  const isSame = exactJson(previous.value) === exactJson(current.value);
  return { ...base, changeType: isSame ? 'RESTATE' : 'UPSERT', after: current };
}
