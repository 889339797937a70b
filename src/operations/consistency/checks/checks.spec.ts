import { describe, expect, it } from '@jest/globals';
import type { AspectRecord } from '../../../aspects/index.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { AspectValidator, ModelRegistry } from '../../../model/index.js';
import { CheckRegistry } from '../check-registry.js';
import type { CheckedBatch } from './consistency-check.js';

const model = ModelRegistry.standard();
const checks = CheckRegistry.standard(new AspectValidator(model));
const ASSERTION = 'urn:li:assertion:a';
const TAG = 'urn:li:tag:t';
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,d,PROD)';
const CUSTOM = { type: 'CUSTOM', customAssertion: { type: 'mine', entity: DATASET } };

function batchOf(urn: string, aspects: Readonly<Record<string, JsonObject>>): CheckedBatch {
  const type = model.entity(urn.split(':')[2] ?? '');
  const records = Object.entries(aspects).map(([name, value]) => [name, { value } as AspectRecord] as const);
  return { entityType: type.name, entities: [{ urn, type, records: new Map(records) }], orphans: [] };
}

const found = (id: string, batch: CheckedBatch): readonly string[] =>
  (checks.find(id)?.check(batch) ?? []).map(
    ({ fixType, details, description }) => `${fixType} ${details ?? ''}: ${description ?? ''}`,
  );

describe('consistency checks', () => {
  it.each<[string, string, Readonly<Record<string, JsonObject>>, readonly string[]]>([
    ['aspect-schema-validation', TAG, { tagProperties: { name: 'a' }, tagKey: { name: 't', more: 1 } }, []],
    [
      'aspect-schema-validation',
      TAG,
      { tagProperties: { name: 'a', colour: 1, size: 2 }, noSuchAspect: {} },
      ['TRIM_UPSERT tagProperties: tagProperties has fields that the model lacks: /colour, /size.'],
    ],
    [
      'aspect-schema-validation',
      TAG,
      { tagProperties: { description: 'no name' } },
      [
        'TRIM_UPSERT tagProperties: Failed to validate record with class com.linkedin.tag.TagProperties: tagProperties/name is required',
      ],
    ],
    [
      'aspect-schema-validation',
      DATASET,
      {
        ownership: {
          owners: [{ owner: 'urn:li:corpuser:o', type: 'DATAOWNER', since: 1 }],
          lastModified: { time: 0, actor: 'urn:li:corpuser:o' },
        },
      },
      ['TRIM_UPSERT ownership: ownership has fields that the model lacks: /owners/0/since.'],
    ],
    [
      'invalid-enum',
      DATASET,
      { ownership: { owners: [{ type: 'BOSS' }] }, datasetKey: { origin: 'X' } },
      ['DELETE_ASPECT ownership: ownership/owners/0/type is "BOSS", which is none of the symbols of its enum.'],
    ],
    ['assertion-invalid-type', ASSERTION, { assertionInfo: CUSTOM }, []],
    [
      'assertion-invalid-type',
      ASSERTION,
      { assertionInfo: { type: 'SLA' }, ownership: { owners: [{ type: 'X' }] } },
      ['HARD_DELETE assertionInfo: assertionInfo/type is "SLA", which is none of the symbols of its enum.'],
    ],
    ['assertion-type-mismatch', ASSERTION, { assertionInfo: CUSTOM }, []],
    ['assertion-type-mismatch', ASSERTION, {}, []],
    ['assertion-type-mismatch', ASSERTION, { assertionInfo: { type: 'SLA' } }, []],
    [
      'assertion-type-mismatch',
      ASSERTION,
      { assertionInfo: { ...CUSTOM, type: 'DATA_SCHEMA' } },
      ['HARD_DELETE assertionInfo: The assertion is of type DATA_SCHEMA, but has no schemaAssertion, or an empty one.'],
    ],
    [
      'assertion-type-mismatch',
      ASSERTION,
      { assertionInfo: { type: 'SQL', sqlAssertion: {} } },
      ['HARD_DELETE assertionInfo: The assertion is of type SQL, but has no sqlAssertion, or an empty one.'],
    ],
  ])('should find with %s in %s %j: %j', (id, urn, aspects, expected) => {
    expect(found(id, batchOf(urn, aspects))).toEqual(expected);
  });

  it('should report unreadable rows', () => {
    const record = { value: {}, isReadable: false } as AspectRecord;
    const [entity] = batchOf(TAG, {}).entities;
    const batch = {
      entityType: 'tag',
      entities: [{ ...entity!, records: new Map([['tagProperties', record]]) }],
      orphans: [],
    };
    expect(found('aspect-schema-validation', batch)).toEqual([
      'TRIM_UPSERT tagProperties: The row of tagProperties holds no JSON object.',
    ]);
    expect(found('invalid-enum', batch)).toEqual([]);
  });

  it('should report orphans', () => {
    const batch = { ...batchOf(TAG, {}), orphans: ['urn:li:tag:gone'] };
    expect(checks.find('orphan-index-document')?.check(batch)).toMatchObject([
      { entityUrn: 'urn:li:tag:gone', entityType: 'tag', fixType: 'DELETE_INDEX_DOCUMENTS' },
    ]);
  });
});
