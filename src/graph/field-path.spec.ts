import { describe, expect, it } from '@jest/globals';
import { placesAt, valueAt } from './field-path.js';

const VALUE = {
  owners: [{ owner: 'a', at: { time: 1 } }, { owner: 'b' }, null],
  byType: { X: ['c', 'd'], Y: ['e'] },
  none: null,
};

describe('placesAt', () => {
  it.each([
    ['owners/*/owner', ['a', 'b']],
    ['byType/*/*', ['c', 'd', 'e']],
    ['byType/$key', ['X', 'Y']],
    ['none', []],
    ['none/*/x', []],
    ['owners/owner', []],
    ['missing', []],
  ])('should find the values at %s', (path, values) => {
    expect(placesAt(VALUE, path.split('/')).map(({ value }) => value)).toEqual(values);
  });

  it('should tell the steps that led to a value', () => {
    expect(placesAt(VALUE, ['byType', '*', '*'])[1]?.steps).toEqual(['X', 1]);
  });
});

describe('valueAt', () => {
  it.each([
    [[0], 1],
    [[1], undefined],
    [[2], undefined],
    [[9], undefined],
  ])('should read beside the place %j', (steps, value) => {
    expect(valueAt(VALUE, ['owners', '*', 'at', 'time'], steps)).toBe(value);
  });
});
