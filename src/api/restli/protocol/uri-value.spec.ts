import { describe, expect, it } from '@jest/globals';
import { parseUriValue } from './uri-value.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,a.b,PROD)';

describe('parseUriValue', () => {
  it.each([
    ['a', 'a'],
    ['a%2Cb', 'a,b'],
    ['List()', []],
    ['List(a)', ['a']],
    ['List(a,b%2Cc)', ['a', 'b,c']],
    [`List(${encodeURIComponent(DATASET).replaceAll('(', '%28').replaceAll(')', '%29')},x)`, [DATASET, 'x']],
    [`List(${DATASET},${DATASET})`, [DATASET, DATASET]],
    [`List%28a%2Cb%29`, ['a', 'b']],
    ['(urn:urn%3Ali%3Atag%3Aa,versionStamp:a%3A1)', { urn: 'urn:li:tag:a', versionStamp: 'a:1' }],
    ['List((urn:x),(urn:y,n:List(1,2)))', [{ urn: 'x' }, { urn: 'y', n: ['1', '2'] }]],
    [DATASET, DATASET],
    ['%E2%90%9F', '␟'],
  ])('should read %s', (raw, value) => {
    expect(parseUriValue(raw)).toEqual(value);
  });

  it.each([
    ['List(a,(b)', 'do not match'],
    ['List(a))', 'do not match'],
    ['%E2', 'percent-encoding'],
    ['(a:b,c)', 'is not a record'],
  ])('should refuse %s', (raw, reason) => {
    expect(() => parseUriValue(raw)).toThrow(reason);
  });
});
