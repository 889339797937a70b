import { SYSTEM_ACTOR_URN } from '../../foundation/requests/system-actor.js';
import type { AspectSpec } from '../../model/index.js';
import type { AspectRecord } from '../aspect-record.js';
import type { WriteContext } from '../change-proposal.js';
import type { SystemMetadata } from '../system-metadata.js';

/** The inputs of the next system metadata. */
export interface SystemMetadataInput {
  readonly aspect: AspectSpec;
  readonly given: SystemMetadata | undefined;
  readonly previous: AspectRecord | undefined;
  /** Whether the value is unchanged. */
  readonly isNoop: boolean;
  readonly version: string;
  readonly write: WriteContext & { readonly traceId: string };
}

/**
 * The system metadata of the row. The first write keeps what the caller sent; later ones keep the stored pipeline,
 * registry and properties and update `lastObserved`, `runId` and `lastRunId`, even when the value does not change.
 */
export function nextSystemMetadata(input: SystemMetadataInput): SystemMetadata {
  return input.previous === undefined
    ? firstMetadata(input)
    : laterMetadata(input, input.previous.systemMetadata ?? {});
}

function firstMetadata({ aspect, given = {}, version, write }: SystemMetadataInput): SystemMetadata {
  const modified = modifiedStamp(write);
  return {
    ...given,
    lastObserved: observed(given, write),
    version,
    schemaVersion: given.schemaVersion ?? aspect.schemaVersion,
    properties: { ...given.properties, ...traceProperties(write) },
    ...(modified === undefined ? {} : { aspectCreated: modified, aspectModified: modified }),
  };
}

function laterMetadata(input: SystemMetadataInput, stored: SystemMetadata): SystemMetadata {
  const { aspect, given = {}, isNoop, version, write } = input;
  const { runId: lastRunId, lastRunId: _older, ...kept } = stored;
  const modified = isNoop ? undefined : modifiedStamp(write);
  return {
    ...kept,
    lastObserved: observed(given, write),
    ...(given.runId === undefined ? {} : { runId: given.runId }),
    ...(lastRunId === undefined ? {} : { lastRunId }),
    version,
    schemaVersion: given.schemaVersion ?? aspect.schemaVersion,
    properties: { ...stored.properties, ...traceProperties(write), isNoOp: String(isNoop) },
    ...(modified === undefined ? {} : { aspectModified: modified }),
  };
}

function observed(given: SystemMetadata, write: WriteContext): number {
  return given.lastObserved === undefined || given.lastObserved === 0 ? write.audit.time : given.lastObserved;
}

/** Writes of the system leave no such stamp. */
function modifiedStamp({ audit }: WriteContext): SystemMetadata['aspectModified'] {
  return audit.actor === SYSTEM_ACTOR_URN ? undefined : audit;
}

function traceProperties(write: WriteContext & { readonly traceId: string }): Record<string, string> {
  return {
    telemetryTraceId: write.traceId,
    eventSource: write.source,
    ...(write.sourceIp === undefined ? {} : { sourceIP: write.sourceIp }),
  };
}
