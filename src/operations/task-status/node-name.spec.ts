import { describe, expect, it } from '@jest/globals';
import { nodeName } from './node-name.js';

describe('nodeName', () => {
  it('should begin with anything but a dash', () => {
    const names = Array.from({ length: 256 }, (_, first) => nodeName(Buffer.alloc(16, first)));
    expect(names.filter((name) => !/^[A-Za-z0-9_][A-Za-z0-9_-]{21}$/.test(name))).toEqual([]);
  });

  it('should differ for each process', () => {
    expect(nodeName()).not.toBe(nodeName());
  });
});
