import { describe, expect, it } from '@jest/globals';
import { EVENT_NAMES, eventSchemas, latestEventSchema } from './event-schemas.js';

/** The full names that a schema defines, in the order of their definition. */
function definedNames(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(definedNames);
  if (typeof schema !== 'object' || schema === null) return [];
  const { name, namespace } = schema as { readonly name?: string; readonly namespace?: string };
  const own = namespace === undefined ? [] : [`${namespace}.${name}`];
  return [...own, ...Object.values(schema).flatMap(definedNames)];
}

function fieldNamed(schema: unknown, name: string): unknown {
  return (schema as { readonly fields: readonly { readonly name: string }[] }).fields.find((one) => one.name === name);
}

describe('eventSchemas', () => {
  it.each([
    ['MetadataChangeProposal', [0, 9, 16]],
    ['FailedMetadataChangeProposal', [1, 10, 17]],
    ['MetadataChangeLog', [2, 3, 11, 12, 18, 19]],
    ['PlatformEvent', [4]],
    ['DataHubUpgradeHistoryEvent', [8]],
  ] as const)('should give the versions of %s the ids that messages in the field bear', (event, ids) => {
    expect(eventSchemas(event).map(({ id }) => id)).toEqual(ids);
    expect(eventSchemas(event).map(({ version }) => version)).toEqual(ids.map((_, at) => at + 1));
  });

  it('should define each type once and refer to it by its full name afterwards', () => {
    for (const event of EVENT_NAMES) {
      const names = definedNames(latestEventSchema(event).schema);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(fieldNamed(latestEventSchema('MetadataChangeLog').schema, 'previousAspectValue')).toEqual({
      name: 'previousAspectValue',
      type: ['null', 'com.linkedin.pegasus2avro.mxe.GenericAspect'],
      default: null,
    });
  });

  it('should rename the namespaces of the current generation, and only that of the messages in the first', () => {
    expect(definedNames(eventSchemas('MetadataChangeLog')[0]?.schema)).toEqual([
      'com.linkedin.pegasus2avro.mxe.MetadataChangeLog',
      'com.linkedin.avro2pegasus.events.KafkaAuditHeader',
      'com.linkedin.avro2pegasus.events.UUID',
      'com.linkedin.pegasus2avro.mxe.GenericAspect',
      'com.linkedin.events.metadata.ChangeType',
      'com.linkedin.pegasus2avro.mxe.SystemMetadata',
      'com.linkedin.common.AuditStamp',
    ]);
    expect(definedNames(latestEventSchema('MetadataChangeLog').schema)).toEqual([
      'com.linkedin.pegasus2avro.mxe.MetadataChangeLog',
      'com.linkedin.events.KafkaAuditHeader',
      'com.linkedin.events.UUID',
      'com.linkedin.pegasus2avro.mxe.GenericAspect',
      'com.linkedin.pegasus2avro.events.metadata.ChangeType',
      'com.linkedin.pegasus2avro.mxe.SystemMetadata',
      'com.linkedin.pegasus2avro.common.AuditStamp',
    ]);
  });

  it('should put the member of the default first in the union of an optional field', () => {
    const systemMetadata = fieldNamed(latestEventSchema('DataHubUpgradeHistoryEvent').schema, 'systemMetadata');
    const [, record] = (systemMetadata as { readonly type: readonly unknown[] }).type;
    expect(fieldNamed(record, 'lastObserved')).toEqual({ name: 'lastObserved', type: ['long', 'null'], default: 0 });
    expect(fieldNamed(record, 'version')).toEqual({ name: 'version', type: ['null', 'string'], default: null });
  });
});
