import { describe, expect, it } from '@jest/globals';
import type { QueryNode } from './query-node.js';
import { parseSimpleQuery } from './simple-query.js';

/** A query as text: `(must a b)`, `"phrase"`, `a*`, `a~1`. */
export function shown(node: QueryNode | undefined): string {
  if (node === undefined) return '';
  if (node.kind === 'everything') return '*:*';
  if (node.kind === 'leaf') {
    const { leaf, field, boost } = node;
    const text = { text: '', phrase: '"', quoted: "'", prefix: '', wildcard: '', fuzzy: '', range: '', exists: '' }[
      leaf.kind
    ];
    const inner =
      leaf.kind === 'wildcard'
        ? `/${leaf.pattern}/`
        : leaf.kind === 'range'
          ? `${leaf.from?.isInclusive === true ? '[' : '{'}${leaf.from?.text ?? '*'} ${leaf.to?.text ?? '*'}${leaf.to?.isInclusive === true ? ']' : '}'}`
          : leaf.kind === 'exists'
            ? 'exists'
            : `${text}${leaf.text}${text}${leaf.kind === 'prefix' ? '*' : ''}${leaf.kind === 'fuzzy' ? `~${String(leaf.edits)}` : ''}`;
    return `${field === undefined ? '' : `${field}:`}${inner}${boost === 1 ? '' : `^${String(boost)}`}`;
  }
  const part = (name: 'must' | 'should' | 'not'): string[] =>
    node[name].length === 0 ? [] : [`${name} ${node[name].map(shown).join(' ')}`];
  return `(${[...part('must'), ...part('should'), ...part('not')].join(' ')})`;
}

describe('parseSimpleQuery', () => {
  it.each([
    ['word', 'word'],
    ['one two', '(must one two)'],
    ['one + two three', '(must one two three)'],
    ['one | two', '(should one two)'],
    ['one two | three', '(should (must one two) three)'],
    ['one | two three', '(must (should one two) three)'],
    ['one -two', '(must one (not two))'],
    ['--two', 'two'],
    ['- two', 'two'],
    ['semi-colon', 'semi-colon'],
    ['"two words"', '"two words"'],
    ['"two words"~3 x', '(must "two words" x)'],
    ['"unclosed', 'unclosed'],
    ['""', ''],
    ['(one | two) three', '(must (should one two) three)'],
    ['(one (two | three))', '(must one (should two three))'],
    ['alpha (', 'alpha'],
    ['alpha )', 'alpha'],
    ['()', ''],
    ['-', ''],
    ['| one', 'one'],
    ['begin*', 'begin*'],
    ['*', '*'],
    ['st*r', 'st*r'],
    ['near~', 'near~2'],
    ['near~1', 'near~1'],
    ['near~0', 'near'],
    ['near~x', 'near'],
    ['~near', '~near'],
    ['\\"a\\"', '"a"'],
    ['', ''],
  ])('should read %j', (text, expected) => {
    expect(shown(parseSimpleQuery(text))).toBe(expected);
  });

  it('should take a backslash for what makes a star a letter', () => {
    expect(parseSimpleQuery('a\\*')).toMatchObject({ leaf: { kind: 'text', text: 'a*' } });
    expect(parseSimpleQuery('a*')).toMatchObject({ leaf: { kind: 'prefix', text: 'a' } });
  });

  it('should pass over words that say nothing, but not their operators', () => {
    const says = (leaf: { kind: string }): boolean => !('text' in leaf) || leaf.text !== 'the';
    expect(shown(parseSimpleQuery('one the two', says))).toBe('(must one two)');
    expect(shown(parseSimpleQuery('one | the two', says))).toBe('(should one two)');
    expect(shown(parseSimpleQuery('the', says))).toBe('');
  });

  it('should come to an end with deep brackets', () => {
    expect(shown(parseSimpleQuery(`${'('.repeat(250)}a${')'.repeat(250)}`))).toBe('a');
  });
});
