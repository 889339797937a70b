import { describe, expect, it } from '@jest/globals';
import { compareBytes } from '../../foundation/common/byte-order.js';
import { checkPattern, patternMatcher, patternStart, prefixEnd } from './aspect-scan-pattern.js';

describe('LIKE patterns', () => {
  it.each([
    ['urn:li:tag:%', 'urn:li:tag:', false],
    ['urn:li:tag:a_b', 'urn:li:tag:a', false],
    ['urn:li:tag:a\\_b%', 'urn:li:tag:a_b', false],
    ['urn:li:tag:a\\\\b', 'urn:li:tag:a\\b', true],
    ['urn:li:tag:whole', 'urn:li:tag:whole', true],
    ['%x', '', false],
    ['', '', true],
  ])('should begin as their text before the first wildcard: %s', (pattern, prefix, isWhole) => {
    expect(patternStart(pattern)).toEqual({ prefix, isWhole });
  });

  it.each([
    ['urn:li:tag:%', 'urn:li:tag:', true],
    ['urn:li:tag:%', 'urn:li:Tag:x', false],
    ['%(hive,%', 'urn:li:dataset:(hive,a.b,PROD)', true],
    ['a.c', 'abc', false],
    ['a_c', 'a😀c', true],
    ['a_c', 'a\nc', true],
    ['a_c', 'abbc', false],
    ['a\\_c', 'abc', false],
    ['a\\%', 'a%', true],
    ['a/[b]-c', 'a/[b]-c', true],
    ['a', 'ab', false],
    ['%a_', 'aab', true],
    ['%ab%', 'aaab', true],
    ['%%', '', true],
    ['_', '', false],
    [`${'%a'.repeat(100)}%b`, 'a'.repeat(400), false],
    [`${'%a'.repeat(100)}%b`, `${'a'.repeat(400)}b`, true],
  ])('should fit as in SQL: %s and %s', (pattern, text, expected) => {
    expect(patternMatcher(pattern)(text)).toBe(expected);
  });

  it.each([
    ['a', 'b'],
    ['a\u{10ffff}', 'b'],
    ['\u{d7ff}', '\u{e000}'],
    ['ä', 'å'],
  ])('should end after all texts that begin alike: %s', (prefix, end) => {
    expect(prefixEnd(prefix)).toBe(end);
    expect(compareBytes(`${prefix}\u{10ffff}`, end)).toBeLessThan(0);
  });

  it('should have no end where nothing comes after', () => {
    expect(prefixEnd('\u{10ffff}')).toBeUndefined();
  });

  it.each([[''], ['a\0b'], ['a\\'], ['a\\\\\\']])(
    'should be refused when the engines would not take them: %j',
    (pattern) => {
      expect(() => {
        checkPattern('urnLike', pattern);
      }).toThrow('urnLike');
    },
  );

  it.each([['a\\\\'], ['a\\%'], ['%']])('should be taken: %s', (pattern) => {
    expect(() => {
      checkPattern('urnLike', pattern);
    }).not.toThrow();
  });
});
