import { describe, expect, it } from '@jest/globals';
import { textsAt, withoutPlaces } from './json-places.js';

const VALUE = {
  name: 'n',
  config: { recipe: 'r', more: 1 },
  list: [{ secret: 's', shown: 1 }],
  map: { a: { secret: 't' }, b: {} },
};

describe('withoutPlaces', () => {
  it.each([
    ['a field', [['name']], { ...VALUE, name: undefined }],
    ['a field of a field', [['config', 'recipe']], { ...VALUE, config: { more: 1 } }],
    ['a field of every item', [['list', '*', 'secret']], { ...VALUE, list: [{ shown: 1 }] }],
    ['a field of every value of a map', [['map', '*', 'secret']], { ...VALUE, map: { a: {}, b: {} } }],
    ['every item', [['list', '*']], { ...VALUE, list: [] }],
    ['every value of a map', [['map', '*']], { ...VALUE, map: {} }],
    ['two places', [['name'], ['config']], { list: VALUE.list, map: VALUE.map }],
    ['what is not there', [['nothing'], ['config', 'nothing', 'at all']], VALUE],
  ])('should leave out %s', (_what, paths, expected) => {
    const before = JSON.stringify(VALUE);
    const places = paths.map((path) => ({ path, blank: undefined }));
    expect(JSON.stringify(withoutPlaces(VALUE, places))).toBe(JSON.stringify(expected));
    expect(JSON.stringify(VALUE)).toBe(before);
  });

  it('should replace fields by what stands for them', () => {
    const places = [
      { path: ['config', 'recipe'], blank: '' },
      { path: ['list', '*', 'secret'], blank: {} },
      { path: ['config', 'nothing'], blank: '' },
    ];
    expect(withoutPlaces(VALUE, places)).toEqual({
      ...VALUE,
      config: { recipe: '', more: 1 },
      list: [{ secret: {}, shown: 1 }],
    });
  });
});

describe('textsAt', () => {
  it.each([
    [['name'], ['n']],
    [['list', '*', 'secret'], ['s']],
    [['map', '*', 'secret'], ['t']],
    [['config'], []],
    [['config', 'more'], []],
    [['nothing', '*'], []],
  ])('should find the texts at %j', (path, expected) => {
    expect(textsAt(VALUE, path)).toEqual(expected);
  });
});
