import { describe, expect, it } from '@jest/globals';
import { customProperties, enumValue, mapEntries } from './conversions.js';

enum Colour {
  RED = 'RED',
  BLUE = 'BLUE',
}

describe('conversions', () => {
  it('should list the entries of a map in its order', () => {
    expect(customProperties({ b: '1', a: '2' }, 'urn:li:tag:x')).toEqual([
      { key: 'b', value: '1', associatedUrn: 'urn:li:tag:x' },
      { key: 'a', value: '2', associatedUrn: 'urn:li:tag:x' },
    ]);
  });

  it.each([[undefined], [null], ['text']])('should list nothing for %p', (map) => {
    expect(mapEntries(map)).toEqual([]);
  });

  it('should return null or the fallback for values that an enum lacks', () => {
    expect(enumValue(Colour, 'RED')).toBe(Colour.RED);
    expect(enumValue(Colour, 'toString')).toBeNull();
    expect(enumValue(Colour, undefined)).toBeNull();
    expect(enumValue(Colour, 'GREEN', Colour.BLUE)).toBe(Colour.BLUE);
  });
});
