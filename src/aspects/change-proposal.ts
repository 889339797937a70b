import type { JsonObject, JsonValue } from '../foundation/json/json.js';
import type { RequestSource } from '../foundation/requests/request-source.js';
import type { AspectKey } from './aspect-key.js';
import type { AspectRecord } from './aspect-record.js';
import type { AuditStamp } from './audit-stamp.js';
import type { SystemMetadata } from './system-metadata.js';

/** Every change type a proposal may name. Callers may not send DELETE and RESTATE. */
export const CHANGE_TYPES = ['UPSERT', 'CREATE', 'CREATE_ENTITY', 'UPDATE', 'PATCH', 'DELETE', 'RESTATE'] as const;
/** What a proposal does to its aspect. */
export type ChangeType = (typeof CHANGE_TYPES)[number];

/** One JSON Patch operation; paths address keyed arrays as nested objects. */
export interface PatchOperation {
  readonly op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test';
  readonly path: string;
  readonly from?: string;
  readonly value?: JsonValue;
}

/** The value of a PATCH proposal. */
export interface AspectPatch {
  readonly patch: readonly PatchOperation[];
  /** For each array field the member names that key its elements; a nested name contains the unit separator `␟`. */
  readonly arrayPrimaryKeys?: Readonly<Record<string, readonly string[]>>;
  readonly forceGenericPatch?: boolean;
}

/** The version of an aspect that a change depends on, as `If-Version-Match` names it. */
export interface AspectVersion extends AspectKey {
  readonly version: string;
}

/** A proposed change of one aspect of one entity (DataHub's metadata change proposal), parsed, with a checked urn. */
export interface ChangeProposal {
  readonly urn: string;
  /** In the registry's spelling. */
  readonly entityType: string;
  readonly aspectName: string;
  readonly changeType: ChangeType;
  /** The aspect's value; absent for PATCH and DELETE. */
  readonly value?: JsonObject;
  /** Present exactly when `changeType` is PATCH. */
  readonly patch?: AspectPatch;
  /**
   * For a change that the service derives from another: the new value as a function of the previous one; undefined
   * leaves the value as it is. It replaces `value`. An entity that is neither stored nor created by the same batch is
   * skipped.
   */
  readonly derive?: (before: JsonObject | undefined) => JsonObject | undefined;
  /** Urn of another entity: the change is dropped if that is stored when the batch is written. */
  readonly whileAbsent?: string;
  /** Urns of other entities, or of this one: the batch fails unless all of them are stored when it is written. */
  readonly whileStored?: readonly string[];
  /**
   * Versions of aspects, of any entities: the batch fails with `PRECONDITION_FAILED` unless they are the latest when it
   * is written.
   */
  readonly whileUnchanged?: readonly AspectVersion[];
  readonly systemMetadata?: SystemMetadata;
  /** Conditional headers, with their names as sent; names are compared case-insensitively. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The effect of a write on one aspect. */
export interface WriteResult {
  readonly proposal: ChangeProposal;
  readonly urn: string;
  readonly aspectName: string;
  /** The value in force after the write; undefined when the aspect was deleted or the proposal dropped. */
  readonly record: AspectRecord | undefined;
  readonly previous: AspectRecord | undefined;
  /**
   * written: a new version; noop: equal to the stored value; dropped: a CREATE with If-None-Match that found a value,
   * or `whileAbsent` an entity; deleted.
   */
  readonly outcome: 'written' | 'noop' | 'dropped' | 'deleted';
}

/**
 * When searches show a write: `soon` after the response; `prompt`: before it, in this process and while the engine does
 * not fail; `answered`: before it, everywhere.
 */
export type SearchTiming = 'soon' | 'prompt' | 'answered';

/** Who writes, when, and on which terms. */
export interface WriteContext {
  readonly audit: AuditStamp;
  /** What the write came through; kept as `properties.eventSource`. */
  readonly source: Exclude<RequestSource, 'LOGIN'>;
  /**
   * Whether callers made the proposals themselves, and need a privilege for each; false where a use case of the service
   * made them. Proposals of callers have no quota, and their patches start from the system's stamp where nothing is
   * stored. Absent = false.
   */
  readonly proposedByCaller?: boolean;
  /** Caller's address; kept as `properties.sourceIP`. */
  readonly sourceIp?: string;
  /** 32 hex digits; kept as `properties.telemetryTraceId`. Made by the writer when absent. */
  readonly traceId?: string;
  /**
   * Urn of the user for whom the service writes, who is judged where the write grants rights. Absent where the actor is
   * judged.
   */
  readonly onBehalfOf?: string;
  /** Absent = `soon`. */
  readonly searchTiming?: SearchTiming;
}
