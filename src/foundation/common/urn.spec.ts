import { describe, expect, it } from '@jest/globals';
import { entityTypeOfUrn, idOfUrn, Urn } from './urn.js';

describe('Urn', () => {
  it.each([
    ['urn:li:tag:a', 'tag', ['a']],
    ['urn:li:tag:a:b,c', 'tag', ['a:b,c']],
    ['urn:li:tag:\ud83d\udca9', 'tag', ['\ud83d\udca9']],
    ['urn:li:dataset:(urn:li:dataPlatform:hive,db.t,PROD)', 'dataset', ['urn:li:dataPlatform:hive', 'db.t', 'PROD']],
    [
      'urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:x,n,PROD),f)',
      'schemaField',
      ['urn:li:dataset:(urn:li:dataPlatform:x,n,PROD)', 'f'],
    ],
  ])('should parse %s', (text, entityType, parts) => {
    const urn = Urn.parse(text);
    expect([urn.entityType, urn.parts, urn.toString()]).toEqual([entityType, parts, text]);
  });

  it.each([
    ['', 'expected urn:li'],
    ['tag:a', 'expected urn:li'],
    ['urn:li:tag:', 'the key is empty'],
    ['urn:xx:tag:a', 'the namespace must be "li"'],
    ['urn:li:Tag:a', 'is not an entity type name'],
    ['urn:li:dataset:(a,b', 'must end with ")"'],
    ['urn:li:dataset:(a,,b)', 'a part of the key is empty'],
    ['urn:li:dataset:(a,(b)', 'not balanced'],
    ['urn:li:dataset:(a)b,c(d)', 'not balanced'],
    ['urn:li:tag:a\0b', 'zero character'],
    ['urn:li:tag:a\ud83d', 'half of a surrogate pair'],
    ['urn:li:tag:\udca9a', 'half of a surrogate pair'],
  ])('should refuse "%s"', (text, reason) => {
    expect(() => Urn.parse(text)).toThrow(reason);
    expect(Urn.tryParse(text)).toBeUndefined();
  });

  it('should repeat only a part of a long invalid text', () => {
    const text = `urn:li:tag:${'x'.repeat(1_000_000)}\0`;
    expect(() => Urn.parse(text)).toThrow(
      /^Invalid urn!: urn:li:tag:x+… \(999012 more characters\) …x+\0 \(it holds a zero/,
    );
  });
});

describe('entityTypeOfUrn', () => {
  it.each([
    ['urn:li:tag:a:b', 'tag'],
    ['urn:li:dataset:(urn:li:dataPlatform:hive,db.t,PROD)', 'dataset'],
    ['urn:li:tag', ''],
    ['', ''],
  ])('should read the type in "%s"', (urn, entityType) => {
    expect(entityTypeOfUrn(urn)).toBe(entityType);
  });
});

describe('idOfUrn', () => {
  it('should return everything after the entity type', () => {
    expect(idOfUrn('urn:li:tag:a:b')).toBe('a:b');
  });
});
