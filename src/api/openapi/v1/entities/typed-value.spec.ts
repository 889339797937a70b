import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../../../foundation/common/errors.js';
import { ModelRegistry } from '../../../../model/index.js';
import { platformProposals, upsertProposals } from './typed-proposals.js';
import { typed, untyped } from './typed-value.js';

const registry = ModelRegistry.standard();
const { schema } = registry.aspect('dataset', 'schemaMetadata');

const TYPED = {
  __type: 'SchemaMetadata',
  schemaName: 's',
  platformSchema: { __type: 'OtherSchema', rawSchema: 'x' },
  fields: [
    { __type: 'SchemaField', fieldPath: 'a', type: { __type: 'SchemaFieldDataType', type: { __type: 'StringType' } } },
  ],
};

const PLAIN = {
  schemaName: 's',
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: 'x' } },
  fields: [{ fieldPath: 'a', type: { type: { 'com.linkedin.schema.StringType': {} } } }],
};

describe('typed values', () => {
  it('should become values of the model, and back', () => {
    expect(untyped(TYPED, schema)).toEqual(PLAIN);
    expect(typed(PLAIN, schema)).toEqual(TYPED);
  });

  it('should leave values of the model as they are', () => {
    expect(untyped(PLAIN, schema)).toEqual(PLAIN);
  });
});

describe('typed proposals', () => {
  const aspect = { __type: 'TagProperties', name: 'a' };

  it('should find the aspect by its type, and the urn by its key', () => {
    const key = { __type: 'TagKey', name: 'a' };
    expect(upsertProposals([{ entityType: 'tag', entityKeyAspect: key, aspect }], 'UPSERT', registry)).toMatchObject([
      { urn: 'urn:li:tag:a', aspectName: 'tagProperties', changeType: 'UPSERT', value: { name: 'a' } },
    ]);
  });

  it('should read proposals of the platform', () => {
    const item = { entityType: 'tag', entityUrn: 'urn:li:tag:a', aspectName: 'tagProperties', changeType: 'CREATE' };
    expect(platformProposals([{ ...item, aspect: { value: aspect } }], registry)).toMatchObject([
      { urn: 'urn:li:tag:a', changeType: 'CREATE', value: { name: 'a' } },
    ]);
  });

  it.each<[string, unknown]>([
    ['no array', {}],
    ['an unknown entity type', [{ entityType: 'nothing', aspect }]],
    [
      'an aspect of another entity',
      [{ entityType: 'tag', entityUrn: 'urn:li:tag:a', aspect: { __type: 'DatasetProperties' } }],
    ],
    ['no aspect', [{ entityType: 'tag', entityUrn: 'urn:li:tag:a' }]],
  ])('should refuse %s', (_name, body) => {
    expect(() => upsertProposals(body, 'UPSERT', registry)).toThrow(DomainError);
  });
});
