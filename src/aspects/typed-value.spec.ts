import { describe, expect, it } from '@jest/globals';
import { status, tagProperties } from '../model/index.js';
import type { AspectRecord } from './aspect-record.js';
import { valueAs, valueIn } from './typed-value.js';

const RECORD = { aspect: 'tagProperties', value: { name: 'a' } } as unknown as AspectRecord;

describe('valueAs', () => {
  it('should be the value of a record', () => {
    expect(valueAs(RECORD, tagProperties)).toBe(RECORD.value);
  });

  it('should be without what another program stored under a wrong type', () => {
    const record = { ...RECORD, value: { name: 'a', description: ['b'] } } as unknown as AspectRecord;
    expect(valueAs(record, tagProperties)).toEqual({ name: 'a' });
  });

  it('should refuse a record of another aspect', () => {
    expect(() => valueAs(RECORD, status)).toThrow(new TypeError('A record of tagProperties was read as status'));
  });
});

describe('valueIn', () => {
  it('should be the value of one of several aspects', () => {
    const aspects = new Map([['tagProperties', RECORD]]);
    expect(valueIn(aspects, tagProperties)).toBe(RECORD.value);
    expect(valueIn(aspects, status)).toBeUndefined();
    expect(valueIn(undefined, status)).toBeUndefined();
  });
});
