import { describe, expect, it } from '@jest/globals';
import { SchemaFieldDataType } from '../../assets/datasets/index.js';
import { brokenPaths, logicalSchema, requireColumns } from './logical-schema.js';

const { NUMBER, STRING, STRUCT } = SchemaFieldDataType;
const column = (fieldPath: string, type = STRING) => ({ fieldPath, type });

describe('A logical schema', () => {
  it.each([
    ['no columns', []],
    ['a blank path', [column(' ')]],
    ['a path twice', [column('a'), column('b'), column('a')]],
  ])('should refuse %s', (_case, columns) => {
    expect(() => requireColumns(columns)).toThrow('columns: ');
  });

  it('should report the columns that are removed or change their data type', () => {
    const schema = logicalSchema('s', 'urn:li:dataPlatform:logical', [
      column('kept'),
      column('gone'),
      column('retyped', STRUCT),
    ]);
    expect(brokenPaths(schema, [column('new'), column('retyped', NUMBER), column('kept')])).toEqual([
      'gone',
      'retyped',
    ]);
  });
});
