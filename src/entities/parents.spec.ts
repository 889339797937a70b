import { describe, expect, it, jest } from '@jest/globals';
import { isInside, parentsOf, someUpwards, viewableParentsOf } from './parents.js';

const PARENTS: Readonly<Record<string, string>> = { leaf: 'middle', middle: 'top', loop: 'other', other: 'loop' };

const parentOf = async (urn: string): Promise<string | undefined> => PARENTS[urn];

describe('parentsOf', () => {
  it.each<[string, number | undefined, string[]]>([
    ['leaf', undefined, ['middle', 'top']],
    ['leaf', 1, ['middle']],
    ['top', undefined, []],
    ['loop', undefined, ['other', 'loop']],
  ])('should list the parents of %s, at most %p', async (urn, most, parents) => {
    await expect(parentsOf(urn, parentOf, most)).resolves.toEqual(parents);
  });
});

describe('viewableParentsOf', () => {
  it.each<[string, string[]]>([
    ['middle', []],
    ['top', ['middle']],
    ['leaf', ['middle', 'top']],
  ])('should stop before the parent %s if that may not be viewed', async (hidden, parents) => {
    await expect(viewableParentsOf('leaf', parentOf, (urn) => urn !== hidden)).resolves.toEqual(parents);
  });
});

describe('isInside', () => {
  it.each<[string, string, number | undefined, boolean]>([
    ['leaf', 'leaf', undefined, true],
    ['leaf', 'top', undefined, true],
    ['leaf', 'top', 2, false],
    ['top', 'leaf', undefined, false],
    ['loop', 'leaf', undefined, false],
  ])('should return whether %s is inside %s within %p levels', async (urn, place, most, inside) => {
    await expect(isInside(urn, place, parentOf, most)).resolves.toBe(inside);
  });
});

describe('someUpwards', () => {
  it('should read no parent above the first entity that passes', async () => {
    const read = jest.fn(parentOf);
    await expect(someUpwards('leaf', read, async (urn) => urn === 'middle')).resolves.toBe(true);
    expect(read.mock.calls).toEqual([['leaf']]);
  });
});
