import type { AuditStamp, ChangeProposal, SystemMetadata } from '../../../aspects/index.js';
import { newSpanId } from '../../../foundation/requests/trace.js';
import type { IngestOptions } from '../../../ingestion/index.js';

/** What the response to an asynchronous write contains about the request: actor, time and trace. */
export interface Acceptance extends Pick<IngestOptions, 'source' | 'sourceIp' | 'traceId'> {
  readonly stamp: AuditStamp;
}

/**
 * The system metadata of a proposal that was accepted for a later write: what the caller sent, when it was observed,
 * and the properties by which the write can be traced.
 */
export function acceptedMetadata({ systemMetadata: given = {} }: ChangeProposal, accepted: Acceptance): SystemMetadata {
  const { lastObserved } = given;
  const isObserved = lastObserved !== undefined && lastObserved !== 0;
  return {
    ...given,
    lastObserved: isObserved ? lastObserved : accepted.stamp.time,
    properties: { ...given.properties, ...traceProperties(accepted) },
  };
}

function traceProperties({ source, sourceIp, traceId, stamp }: Acceptance): Readonly<Record<string, string>> {
  return {
    ...(traceId !== undefined && { telemetryTraceId: traceId, telemetryQueueSpanId: newSpanId() }),
    eventSource: source,
    ...(sourceIp !== undefined && { sourceIP: sourceIp }),
    telemetryLog: 'false',
    telemetryEnqueuedAt: String(stamp.time),
  };
}
