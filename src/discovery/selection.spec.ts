import { describe, expect, it } from '@jest/globals';
import { type FragmentDefinitionNode, type GraphQLResolveInfo, Kind, parse } from 'graphql';
import { selects } from './selection.js';

function infoOf(text: string): GraphQLResolveInfo {
  const { definitions } = parse(text);
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const byName = Object.fromEntries(
    fragments.map((fragment): [string, FragmentDefinitionNode] => [fragment.name.value, fragment]),
  );
  return { fieldNodes: operation?.selectionSet.selections ?? [], fragments: byName } as unknown as GraphQLResolveInfo;
}

describe('selects', () => {
  it.each([
    ['{ search { facets { field } } }', ['facets'], true],
    ['{ search { total } }', ['facets'], false],
    ['{ search { found: facets { field } } }', ['facets'], true],
    ['{ search { ... on Results { facets { field } } } }', ['facets'], true],
    [
      '{ search { ...Page } } fragment Page on Results { hits { ...Hit } } fragment Hit on Hit { fields }',
      ['hits', 'fields'],
      true,
    ],
    ['{ search { fields hits { name } } }', ['hits', 'fields'], false],
    ['{ search { ...Unknown } }', ['facets'], false],
  ])('should return for %s and %j: %s', (text, path, expected) => {
    expect(selects(infoOf(text), ...path)).toBe(expected);
  });
});
