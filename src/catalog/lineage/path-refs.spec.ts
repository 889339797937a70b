import { describe, expect, it } from '@jest/globals';
import type { GraphqlContext } from '../../entities/index.js';
import { pathRefs } from './path-refs.js';

const context = (hidden: readonly string[], isRestricted = true) =>
  ({
    entities: {
      isRestricted,
      viewable: async (urns: readonly string[]) => urns.filter((urn) => !hidden.includes(urn)),
      ref: (urn: string) => (urn === 'untyped' ? null : { __typename: 'Dataset', urn }),
    },
  }) as unknown as GraphqlContext;

describe('pathRefs', () => {
  it.each([
    ['leave ways through hidden entities out', context(['b']), [['a', 'c']]],
    [
      'show every way where nothing is hidden',
      context(['b'], false),
      [
        ['a', 'b'],
        ['a', 'c'],
      ],
    ],
  ])('should %s', async (_name, given, expected) => {
    const shown = await pathRefs(
      [
        ['a', 'b'],
        ['a', 'c'],
      ],
      given,
    );
    expect(shown.map(({ path }) => path.map((ref) => ref?.urn))).toEqual(expected);
  });

  it('should show null for kinds without a type', async () => {
    await expect(pathRefs([['untyped']], context([]))).resolves.toEqual([{ path: [null] }]);
  });
});
