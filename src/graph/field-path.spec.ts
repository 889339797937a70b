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
    ['owners/length', []],
    ['owners/*/owner/*', []],
    ['owners/*/owner/$key', []],
    ['byType/*/$key', []],
  ])('should find the values at %s', (path, values) => {
    expect([...placesAt(VALUE, path.split('/'))].map(({ value }) => value)).toEqual(values);
  });

  it.each([
    [
      'byType/*/*',
      [
        ['X', 0],
        ['X', 1],
        ['Y', 0],
      ],
    ],
    ['byType/$key', [['X'], ['Y']]],
    ['owners/*', [[0], [1]]],
    ['owners/*/at/$key', [[0, 'time']]],
    ['none', []],
  ])('should tell the steps that led to the values at %s', (path, steps) => {
    expect([...placesAt(VALUE, path.split('/'))].map((place) => place.steps)).toEqual(steps);
  });

  it.each([undefined, null])('should find nothing in %s', (root) => {
    expect([...placesAt(root, []), ...placesAt(root, ['*'])]).toEqual([]);
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

  it.each([
    [['X', 1], 'd'],
    [['Y', 0], 'e'],
    [['Y', 1], undefined],
    [['Z', 0], undefined],
    [['X'], undefined],
    [['X', 'length'], undefined],
  ])('should take one step for each wildcard: %j', (steps, value) => {
    expect(valueAt(VALUE, ['byType', '*', '*'], steps)).toBe(value);
  });
});
