import { expect, it } from '@jest/globals';
import { pointer } from './pointer.js';

it.each([
  [[], ''],
  [['tags', 'urn:li:tag:a', ''], '/tags/urn:li:tag:a/'],
  [['a/b', '~1'], '/a~1b/~01'],
])('should write %j as %s', (segments, text) => {
  expect(pointer(...segments)).toBe(text);
});
