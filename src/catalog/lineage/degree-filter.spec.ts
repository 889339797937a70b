import { describe, expect, it } from '@jest/globals';
import { degreesOf, degreeValue, hopsFor, withoutDegrees } from './degree-filter.js';

const degree = (...values: string[]) => ({ field: 'degree', values });
const platform = { field: 'platform', values: ['urn:li:dataPlatform:hive'] };

describe('degreesOf', () => {
  it.each([
    ['no conditions', {}, []],
    ['the first group', { orFilters: [{ and: [platform, degree('1', '2')] }, { and: [degree('3+')] }] }, ['1', '2']],
    ['plain filters', { filters: [degree('2')] }, ['2']],
    ['plain filters beside groups', { filters: [degree('2')], orFilters: [{ and: [platform] }] }, []],
  ])('should read %s', (_name, input, degrees) => {
    expect(degreesOf(input)).toEqual(degrees);
  });

  it('should refuse other values', () => {
    expect(() => degreesOf({ filters: [degree('3')] })).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
  });
});

describe('withoutDegrees', () => {
  it('should keep all other conditions', () => {
    const input = { orFilters: [{ and: [platform, degree('1')] }, { and: [platform] }] };
    expect(withoutDegrees(input)).toMatchObject({ orFilters: [{ and: [platform] }, { and: [platform] }] });
    expect(withoutDegrees({ filters: [platform, degree('1')] })).toEqual({ filters: [platform] });
  });

  it('should leave out alternatives that have no other conditions, and the filters beside them', () => {
    const input = { orFilters: [{ and: [degree('1')] }, { and: [platform] }], filters: [platform] };
    expect(withoutDegrees(input)).toEqual({ orFilters: [{ and: [platform] }], filters: null });
    const degrees = { orFilters: [{ and: [degree('1')] }], filters: [platform] };
    expect(withoutDegrees(degrees)).toEqual({ orFilters: [], filters: null });
  });
});

describe('hopsFor', () => {
  it.each([
    [[], Number.POSITIVE_INFINITY],
    [['1'], 1],
    [['1', '2'], 2],
    [['1', '3+'], Number.POSITIVE_INFINITY],
  ])('should need for %j this number of hops: %d', (degrees, hops) => {
    expect(hopsFor(degrees)).toBe(hops);
  });
});

describe('degreeValue', () => {
  it.each([
    [1, '1'],
    [2, '2'],
    [3, '3+'],
    [9, '3+'],
  ])('should show %d hops as %s', (hops, value) => {
    expect(degreeValue(hops)).toBe(value);
  });
});
