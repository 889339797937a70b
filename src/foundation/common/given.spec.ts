import { describe, expect, it } from '@jest/globals';
import { defined, given } from './given.js';

describe('given', () => {
  it('should keep what is neither null nor undefined', () => {
    const members = { name: 'a', count: 0, isOn: false, text: '', left: null, out: undefined };
    expect(given(members)).toStrictEqual({ name: 'a', count: 0, isOn: false, text: '' });
  });
});

describe('defined', () => {
  it('should keep a null', () => {
    expect(defined({ name: 'a', left: null, out: undefined })).toStrictEqual({ name: 'a', left: null });
  });
});
