import { describe, expect, it } from '@jest/globals';
import { brokenTies } from './logical-parents.js';

const dataset = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
const column = (name: string, path: string): string => `urn:li:schemaField:(${dataset(name)},${path})`;

const TIED = new Map([
  [dataset('a'), dataset('model')],
  [column('a', 'x'), column('model', 'gone')],
  [column('a', 'y'), column('model', 'kept')],
  [dataset('b'), dataset('model')],
  [column('b', 'x'), column('model', 'gone')],
  [dataset('c'), dataset('model')],
  [dataset('d'), dataset('other')],
  [column('d', 'x'), column('model', 'gone')],
]);

describe('brokenTies', () => {
  it('should return columns whose parent is removed, and datasets left without a link', () => {
    const broken = new Set([column('model', 'gone')]);
    expect(brokenTies(dataset('model'), TIED, broken)).toEqual([
      column('a', 'x'),
      column('b', 'x'),
      column('d', 'x'),
      dataset('b'),
    ]);
  });

  it('should ignore other models', () => {
    expect(brokenTies(dataset('third'), TIED, new Set([column('model', 'gone')]))).toEqual([]);
  });
});
