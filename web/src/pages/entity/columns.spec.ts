import { describe, expect, it } from '@jest/globals';
import { columnName, columnsOf } from './columns.js';

describe('columnName', () => {
  it.each([
    ['id', 'id'],
    ['[version=2.0].[type=struct].order.[type=long].id', 'order.id'],
    ['[version=2.0].[key=True].[type=string].[type=long]', ''],
    ['a.b[0]', 'a.b[0]'],
  ])('should read %s as %s', (path, name) => {
    expect(columnName(path)).toBe(name);
  });
});

describe('columnsOf', () => {
  it('should join what was ingested and what was edited', () => {
    const aspects = new Map([
      [
        'schemaMetadata',
        {
          value: {
            primaryKeys: ['id'],
            fields: [
              { fieldPath: 'id', nativeDataType: 'bigint', description: 'old' },
              { fieldPath: 'on', nullable: true, type: { type: { 'com.linkedin.schema.TimeType': {} } } },
            ],
          },
        },
      ],
      [
        'editableSchemaMetadata',
        {
          value: {
            editableSchemaFieldInfo: [
              { fieldPath: 'id', description: 'new', globalTags: { tags: [{ tag: 'urn:li:tag:pii' }] } },
            ],
          },
        },
      ],
    ]);
    expect(columnsOf(aspects)).toEqual([
      {
        path: 'id',
        name: 'id',
        type: 'bigint',
        description: 'new',
        isKey: true,
        isNullable: false,
        tags: ['urn:li:tag:pii'],
        terms: [],
      },
      { path: 'on', name: 'on', type: 'time', description: '', isKey: false, isNullable: true, tags: [], terms: [] },
    ]);
    expect(columnsOf(new Map())).toEqual([]);
  });
});
