import { describe, expect, it } from '@jest/globals';
import type { AspectSpec } from '../../model/index.js';
import type { AspectRecord } from '../aspect-record.js';
import { nextSystemMetadata, type SystemMetadataInput } from './next-system-metadata.js';
import type { SystemMetadata } from '../system-metadata.js';

const aspect = { name: 'tagProperties', schemaVersion: 3 } as AspectSpec;
const audit = { time: 1000, actor: 'urn:li:corpuser:a' };
const write = { audit, source: 'RESTLI', sourceIp: '10.0.0.1', traceId: 'f'.repeat(32) } as const;
const trace = { telemetryTraceId: 'f'.repeat(32), eventSource: 'RESTLI', sourceIP: '10.0.0.1' };

function next(
  given: SystemMetadata | undefined,
  stored?: SystemMetadata,
  more: Partial<SystemMetadataInput> = {},
): SystemMetadata {
  const previous = stored === undefined ? undefined : ({ systemMetadata: stored } as AspectRecord);
  return nextSystemMetadata({ aspect, given, previous, isNoop: false, version: '2', write, ...more });
}

describe('nextSystemMetadata', () => {
  it('should keep what the caller sent with the first write', () => {
    const given = { runId: 'r', lastRunId: 'r', pipelineName: 'p', properties: { k: 'v' }, lastObserved: 7 };
    expect(next(given, undefined, { version: '1' })).toEqual({
      ...given,
      version: '1',
      schemaVersion: 3,
      properties: { k: 'v', ...trace },
      aspectCreated: audit,
      aspectModified: audit,
    });
  });

  it('should keep the stored pipeline, registry and properties later, and move the run on', () => {
    const stored = {
      runId: 'r1',
      pipelineName: 'p1',
      properties: { k: 'v1' },
      version: '1',
      aspectCreated: audit,
      lastObserved: 1,
    };
    const given = { runId: 'r2', pipelineName: 'p2', properties: { k: 'v2', n: 'new' }, lastObserved: 9 };
    expect(next(given, stored)).toEqual({
      runId: 'r2',
      lastRunId: 'r1',
      pipelineName: 'p1',
      lastObserved: 9,
      version: '2',
      schemaVersion: 3,
      properties: { k: 'v1', ...trace, isNoOp: 'false' },
      aspectCreated: audit,
      aspectModified: audit,
    });
  });

  it.each([
    ['a run id that the caller leaves out is removed', {}, { runId: 'r1' }, { runId: undefined, lastRunId: 'r1' }],
    [
      'a last run id goes when the stored row had no run id',
      { runId: 'r2' },
      { lastRunId: 'r0' },
      { runId: 'r2', lastRunId: undefined },
    ],
    ['a missing observation time is now', {}, {}, { lastObserved: 1000 }],
    ['an observation time of 0 is now', { lastObserved: 0 }, {}, { lastObserved: 1000 }],
    ['a schema version of the caller wins', { schemaVersion: 1 }, {}, { schemaVersion: 1 }],
  ])('should see that %s', (_what, given, stored, expected) => {
    const metadata = next(given, stored);
    for (const [member, value] of Object.entries(expected))
      expect(metadata[member as keyof SystemMetadata]).toEqual(value);
  });

  it('should leave the modification stamp alone on a no-op, and for the system actor', () => {
    const stamp = { time: 1, actor: 'urn:li:corpuser:b' };
    expect(next({}, { aspectModified: stamp }, { isNoop: true }).aspectModified).toEqual(stamp);
    const system = { ...write, audit: { time: 1, actor: 'urn:li:corpuser:__datahub_system' } };
    expect(next({}, undefined, { write: system }).aspectModified).toBeUndefined();
  });
});
