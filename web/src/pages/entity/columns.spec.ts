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
        ingested: [],
      },
      {
        path: 'on',
        name: 'on',
        type: 'time',
        description: '',
        isKey: false,
        isNullable: true,
        tags: [],
        terms: [],
        ingested: [],
      },
    ]);
    expect(columnsOf(new Map())).toEqual([]);
  });

  it('should tell the labels that came with the schema from those that an edit of the same path can remove', () => {
    const path = '[version=2.0].[type=int].id';
    const tags = (...urns: string[]) => ({ tags: urns.map((tag) => ({ tag })) });
    const field = { fieldPath: path, globalTags: tags('urn:li:tag:a', 'urn:li:tag:b') };
    const edits = [
      { fieldPath: 'id', description: 'other', globalTags: tags('urn:li:tag:c') },
      { fieldPath: path, description: 'own', globalTags: tags('urn:li:tag:b', 'urn:li:tag:d') },
    ];
    const aspects = new Map([
      ['schemaMetadata', { value: { fields: [field] } }],
      ['editableSchemaMetadata', { value: { editableSchemaFieldInfo: edits } }],
    ]);
    expect(columnsOf(aspects)).toMatchObject([
      {
        name: 'id',
        description: 'own',
        tags: ['urn:li:tag:b', 'urn:li:tag:d', 'urn:li:tag:c', 'urn:li:tag:a'],
        ingested: ['urn:li:tag:c', 'urn:li:tag:a'],
      },
    ]);
  });

  it('should look at each edit a few times, however many columns there are', () => {
    let reads = 0;
    const paths = Array.from({ length: 1_000 }, (_, at) => `column_${at}`);
    const edited = paths.map((path) => ({
      get fieldPath() {
        reads += 1;
        return path;
      },
      description: `Edit of ${path}`,
    }));
    const aspects = new Map([
      ['schemaMetadata', { value: { fields: paths.map((fieldPath) => ({ fieldPath })) } }],
      ['editableSchemaMetadata', { value: { editableSchemaFieldInfo: edited } }],
    ]);
    expect(columnsOf(aspects).at(-1)).toMatchObject({ name: 'column_999', description: 'Edit of column_999' });
    expect(reads).toBeLessThan(10 * paths.length);
  });
});
