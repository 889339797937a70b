import { describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { type DocumentMeasure, measureOperations } from './measure-document.js';

function measure(query: string): DocumentMeasure | undefined {
  return [...measureOperations(parse(query)).values()][0];
}

describe('measureOperations', () => {
  it.each([
    ['{ a }', { depth: 1, fields: 1, aliases: 0, directives: 0, directivesAtOnce: 0 }],
    ['{ a { b { c } } d }', { depth: 3, fields: 4, aliases: 0, directives: 0, directivesAtOnce: 0 }],
    ['{ x: a { y: b } z: c }', { depth: 2, fields: 3, aliases: 3, directives: 0, directivesAtOnce: 0 }],
    [
      'query @q { a @i(if: true) { ... @j { b @k @l } } }',
      { depth: 2, fields: 2, aliases: 0, directives: 5, directivesAtOnce: 2 },
    ],
    [
      '{ a { ...f @s } ...f } fragment f on T @t { b { x: c } }',
      { depth: 3, fields: 5, aliases: 2, directives: 3, directivesAtOnce: 1 },
    ],
    ['{ ...none }', { depth: 0, fields: 0, aliases: 0, directives: 0, directivesAtOnce: 0 }],
    [
      '{ ...f } fragment f on T { a { ...f } }',
      { depth: 1, fields: 1, aliases: 0, directives: 0, directivesAtOnce: 0 },
    ],
  ])('should measure %s', (query, expected) => {
    expect(measure(query)).toEqual(expected);
  });

  it('should measure fragments that double each other without expanding them', () => {
    const fragments = Array.from({ length: 60 }, (_none, at) => `fragment f${at} on T { ...f${at + 1} ...f${at + 1} }`);
    const query = `{ ...f0 } ${fragments.join(' ')} fragment f60 on T { x: a }`;
    expect(measure(query)?.aliases).toBe(2 ** 60);
  });

  it('should measure each operation separately', () => {
    const depths = [...measureOperations(parse('query A { a } query B { a { b } }')).values()].map(
      ({ depth }) => depth,
    );
    expect(depths).toEqual([1, 2]);
  });
});
