import { describe, expect, it } from '@jest/globals';
import type { AspectRecord } from '../../../aspects/index.js';
import type { JsonObject } from '../../../common/json.js';
import { ModelRegistry } from '../../../model/index.js';
import { changeLogEvent } from './change-log-event.js';
import { platformEvents } from './platform-events.js';

const URN = 'urn:li:tag:a';
const ME = 'urn:li:corpuser:me';

const record = (aspect: string, value: JsonObject): AspectRecord => ({
  urn: URN,
  aspect,
  version: 0,
  value,
  systemMetadata: { runId: 'r' },
  created: { time: 5, actor: ME },
});

describe('changeLogEvent', () => {
  it('should tell the value and the one before it', () => {
    const event = changeLogEvent({ record: record('status', { removed: true }), before: record('status', {}) });
    expect(event).toMatchObject({
      entityType: 'tag',
      entityUrn: URN,
      aspectName: 'status',
      aspect: { 'com.linkedin.pegasus2avro.mxe.GenericAspect': { value: '{"removed":true}' } },
      previousAspectValue: { 'com.linkedin.pegasus2avro.mxe.GenericAspect': { value: '{}' } },
      systemMetadata: { 'com.linkedin.pegasus2avro.mxe.SystemMetadata': { runId: 'r' } },
    });
  });
});

describe('platformEvents', () => {
  const registry = ModelRegistry.standard();
  const told = (aspect: string, value: JsonObject, before?: JsonObject): readonly string[] =>
    platformEvents(
      { record: record(aspect, value), before: before === undefined ? undefined : record(aspect, before) },
      registry,
    ).map(({ payload }) => {
      const { category, operation } = JSON.parse((payload as { value: string }).value) as Record<string, string>;
      return `${category} ${operation}`;
    });

  it.each<[string, string, JsonObject, JsonObject | undefined, readonly string[]]>([
    ['a new entity', 'tagKey', { name: 'a' }, undefined, ['LIFECYCLE CREATE']],
    ['a soft delete', 'status', { removed: true }, { removed: false }, ['LIFECYCLE SOFT_DELETE']],
    ['nothing that matters', 'tagProperties', { name: 'b' }, { name: 'a' }, []],
  ])('should tell %s', (_name, aspect, value, before, expected) => {
    expect(told(aspect, value, before)).toEqual(expected);
  });
});
