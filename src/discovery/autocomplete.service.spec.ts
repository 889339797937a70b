import { describe, expect, it } from '@jest/globals';
import { discoveryHarness } from '../../test/support/harness/discovery-harness.js';
import { EntityType } from '../entities/index.js';
import { AutocompleteService } from './autocomplete.service.js';

const EXISTS = { tagKey: {} };
const completion = (id: string, entityType = 'tag') => ({ urn: `urn:li:${entityType}:${id}`, entityType, text: id });

function serviceOver(options: Parameters<typeof discoveryHarness>[0] = {}) {
  const harness = discoveryHarness({
    aspects: { 'urn:li:tag:a': EXISTS, 'urn:li:tag:b': EXISTS, 'urn:li:domain:d': EXISTS },
    ...options,
  });
  return { ...harness, autocomplete: new AutocompleteService(harness.service, harness.views) };
}

describe('AutocompleteService', () => {
  it.each([
    ['the kind', { query: 'a' }, "'type' must name the kind"],
    ['the text', { query: ' ', type: EntityType.TAG }, "'query' parameter can not be null or empty"],
  ])('should reject an input without %s', async (_what, input, message) => {
    const { autocomplete, context } = serviceOver();
    await expect(autocomplete.one(input, context)).rejects.toThrow(message);
  });

  it('should return the suggestions whose entities the caller may view', async () => {
    const { autocomplete, index, context } = serviceOver({ hidden: ['urn:li:tag:b'] });
    index.completed = [completion('a'), completion('b')];
    await expect(autocomplete.one({ type: EntityType.TAG, query: 'a/b' }, context)).resolves.toEqual({
      query: 'a\\/b',
      suggestions: ['a'],
      entities: [{ __typename: 'tag', urn: 'urn:li:tag:a' }],
    });
    expect(index.completions.map(({ text, size }) => [text, size])).toEqual([['a/b', 5]]);
  });

  it('should complete each entity type separately and omit types without suggestions', async () => {
    const { autocomplete, index, context } = serviceOver({ unknownTypes: ['domain'] });
    index.completed = [completion('a'), completion('d', 'domain')];
    const input = { types: [EntityType.TAG, EntityType.DOMAIN], query: 'x', limit: 7 };
    const { suggestions } = await autocomplete.several(input, context);
    expect(suggestions.map(({ type, suggestions: texts }) => [type, texts])).toEqual([
      ['TAG', ['a']],
      ['DOMAIN', ['a']],
    ]);
    expect(index.completions.map(({ entityTypes, size }) => [entityTypes, size])).toEqual([
      [['tag'], 7],
      [['domain'], 7],
    ]);
  });

  it.each<[string, readonly EntityType[] | undefined, readonly string[]]>([
    ['the types of a view', undefined, ['role', 'mlFeature']],
    ['the types that the input and the view name', [EntityType.ROLE, EntityType.TAG], ['role']],
  ])('should complete from %s', async (_what, types, expected) => {
    const view = 'urn:li:dataHubView:v';
    const definition = { entityTypes: ['role', 'mlFeature', 'noSuchType'], filter: { or: [] } };
    const { autocomplete, index, context } = serviceOver({ aspects: { [view]: { dataHubViewInfo: { definition } } } });
    await autocomplete.several(
      { query: 'x', viewUrn: view, ...(types !== undefined && { types: [...types] }) },
      context,
    );
    expect(index.completions.map(({ entityTypes }) => entityTypes)).toEqual(expected.map((type) => [type]));
  });
});
