import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { GraphqlContext } from '../../entities/index.js';
import { pathRefs } from './path-refs.js';

const context = (hidden: readonly string[], isRestricted = true) =>
  fake<GraphqlContext>({
    entities: {
      isRestricted,
      viewable: async (urns: readonly string[]) => urns.filter((urn) => !hidden.includes(urn)),
      ref: (urn: string) => (urn === 'untyped' ? null : { __typename: 'Dataset', urn }),
    },
  });

describe('pathRefs', () => {
  it.each([
    ['omit paths through hidden entities', context(['b']), [['a', 'c']]],
    [
      'return every path if nothing is hidden',
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

  it('should return null for entity types without a GraphQL type', async () => {
    await expect(pathRefs([['untyped']], context([]))).resolves.toEqual([{ path: [null] }]);
  });
});
