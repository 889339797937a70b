import { describe, expect, it } from '@jest/globals';
import type { AspectRecord } from '../../aspects/index.js';
import { newTraceId } from '../../foundation/requests/trace.js';
import { primaryStatus, searchStatus } from './trace-status.js';

const [earlier, traceId, later] = [newTraceId(1_000), newTraceId(2_000), newTraceId(3_000)];

function record(time: number, properties?: Record<string, string>): AspectRecord {
  const systemMetadata = properties === undefined ? undefined : { properties };
  return {
    urn: 'urn:li:tag:a',
    aspect: 'status',
    version: 0,
    value: {},
    systemMetadata,
    created: { time, actor: 'a' },
  };
}

describe('primaryStatus', () => {
  it.each([
    ['ACTIVE_STATE', 'the row of the trace', record(2_000, { telemetryTraceId: traceId, isNoOp: 'false' })],
    ['NO_OP', 'a value that was there', record(1_000, { telemetryTraceId: traceId, isNoOp: 'true' })],
    ['HISTORIC_STATE', 'the row of a later trace', record(3_000, { telemetryTraceId: later })],
    ['HISTORIC_STATE', 'a later row without a trace', record(3_000)],
    ['UNKNOWN', 'the row of an earlier trace', record(1_000, { telemetryTraceId: earlier })],
    ['UNKNOWN', 'a row with a trace that tells no time', record(1_000, { telemetryTraceId: 'x' })],
    ['UNKNOWN', 'no row', undefined],
  ])('should be %s for %s', (status, _case, latest) => {
    expect(primaryStatus(traceId, latest)).toBe(status);
  });
});

describe('searchStatus', () => {
  const revision = (indexedRevision: number) => ({ urn: 'u', revision: 2, indexedRevision, deleted: false });

  it.each([
    ['ACTIVE_STATE', 'ACTIVE_STATE', revision(2)],
    ['PENDING', 'ACTIVE_STATE', revision(1)],
    ['PENDING', 'ACTIVE_STATE', undefined],
    ['HISTORIC_STATE', 'HISTORIC_STATE', revision(2)],
    ['NO_OP', 'NO_OP', revision(2)],
    ['ERROR', 'ERROR', revision(2)],
  ] as const)('should be %s if SQL is at %s and search at %j', (status, primary, entity) => {
    expect(searchStatus(primary, entity).writeStatus).toBe(status);
  });
});
