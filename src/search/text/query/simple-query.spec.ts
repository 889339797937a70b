import { describe, expect, it } from '@jest/globals';
import { queryText } from '../../../../test/support/harness/query-text.js';
import { parseSimpleQuery } from './simple-query.js';

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
    expect(queryText(parseSimpleQuery(text))).toBe(expected);
  });

  it('should take a backslash for what makes a star a letter', () => {
    expect(parseSimpleQuery('a\\*')).toMatchObject({ leaf: { kind: 'text', text: 'a*' } });
    expect(parseSimpleQuery('a*')).toMatchObject({ leaf: { kind: 'prefix', text: 'a' } });
  });

  it('should pass over words that say nothing, but not their operators', () => {
    const says = (leaf: { kind: string }): boolean => !('text' in leaf) || leaf.text !== 'the';
    expect(queryText(parseSimpleQuery('one the two', says))).toBe('(must one two)');
    expect(queryText(parseSimpleQuery('one | the two', says))).toBe('(should one two)');
    expect(queryText(parseSimpleQuery('the', says))).toBe('');
  });

  it('should come to an end with deep brackets', () => {
    expect(queryText(parseSimpleQuery(`${'('.repeat(250)}a${')'.repeat(250)}`))).toBe('a');
  });
});
