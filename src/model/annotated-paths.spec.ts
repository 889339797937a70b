import { describe, expect, it } from '@jest/globals';
import type { ModelSchema } from './keywords.js';
import { searchable } from './annotate.js';
import { annotatedPaths, danglingPaths } from './annotated-paths.js';
import { array, map, record, string, union } from './types.js';

const Inner = record('com.example.Inner', {
  plain: searchable(string(), { fieldName: 'inner' }),
  other: searchable(string()),
});

const found = (schema: ModelSchema): unknown =>
  Object.fromEntries(
    annotatedPaths(schema, 'x-searchable').map(({ path, annotation }) => [path.join('/'), annotation.fieldName]),
  );

describe('annotatedPaths', () => {
  it('should find annotations in records, arrays, maps and unions', () => {
    const schema = record('com.example.Outer', {
      items: array(Inner),
      byName: map(searchable(string(), { fieldName: 'byName' })),
      choice: union([Inner]),
    });
    expect(found(schema)).toEqual({
      'items/*/plain': 'inner',
      'items/*/other': undefined,
      'byName/*': 'byName',
      'choice/com.example.Inner/plain': 'inner',
      'choice/com.example.Inner/other': undefined,
    });
  });

  it('should let the outermost annotation win', () => {
    const Middle = record('com.example.Middle', { inner: searchable(Inner, { '/plain': { fieldName: 'middle' } }) });
    const Outer = record('com.example.Outer', {
      list: searchable(array(Middle), { '/*/inner/plain': { fieldName: 'outer' } }),
    });
    expect(found(Middle)).toEqual({ 'inner/plain': 'middle', 'inner/other': undefined });
    expect(found(Outer)).toEqual({ 'list/*/inner/plain': 'outer', 'list/*/inner/other': undefined });
  });

  it('should find annotations of map keys', () => {
    const schema = record('com.example.Outer', {
      byName: searchable(map(string()), { '/$key': { fieldName: 'names' } }),
    });
    expect(found(schema)).toEqual({ 'byName/$key': 'names' });
  });

  it('should tell annotations of places that are not there', () => {
    const schema: ModelSchema = record('com.example.Outer', {
      text: searchable(string(), { '/time': { fieldName: 'time' } }),
    });
    expect(danglingPaths(schema, 'x-searchable')).toEqual(['text/time']);
    expect(found(schema)).toEqual({});
  });
});
