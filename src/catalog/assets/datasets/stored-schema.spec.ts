import { expect, it } from '@jest/globals';
import { distinctColumns } from './stored-schema.js';

it.each([
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [
    ['a', '', 'b', 'a'],
    ['a', 'b'],
  ],
  [[], []],
])('should reduce the columns %j to %j', (paths, kept) => {
  const columns = paths.map((fieldPath, at) => ({ fieldPath, at }));
  const shown = distinctColumns(columns);
  expect(shown.map(({ fieldPath }) => fieldPath)).toEqual(kept);
  expect(shown.every(({ fieldPath, at }) => at === paths.indexOf(fieldPath))).toBe(true);
});
