import { expect, it } from '@jest/globals';
import { ColumnTypes } from './column-types.js';
import { unnested } from './postgres-arrays.js';

it('should know the types of a table all of whose columns it has read', () => {
  const types = new ColumnTypes([
    { table: 'thing', column: 'id', type: 'varchar' },
    { table: 'thing', column: 'made_on', type: 'timestamp' },
    { table: 'other', column: 'value', type: 'int8' },
  ]);
  expect(types.of({ name: 'thing', columns: ['made_on', 'id'], key: ['id'] })).toEqual(['timestamp', 'varchar']);
  expect(types.of({ name: 'thing', columns: ['id', 'value'], key: ['id'] })).toBeUndefined();
  expect(new ColumnTypes().of({ name: 'thing', columns: ['id'], key: ['id'] })).toBeUndefined();
});

it('should send rows as one array for each column', () => {
  const rows = [
    ['a,b', 1, null],
    ['NULL', 2n, 'c"\\'],
  ];
  expect(unnested(['text', 'int8', 'varchar'], rows)).toEqual([
    'unnest(?::text[], ?::int8[], ?::varchar[])',
    ['{"a,b","NULL"}', '{1,2}', '{NULL,"c\\"\\\\"}'],
  ]);
});
