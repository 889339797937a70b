import { describe, expect, it } from '@jest/globals';
import { ModelRegistry } from '../../src/model/index.js';
import { hasAspect, type LabelAspect } from '../../web/src/pages/entity/aspect-types.js';

const LABELS: readonly LabelAspect[] = ['globalTags', 'glossaryTerms', 'ownership', 'domains', 'institutionalMemory'];

describe('The page of an entity in the console', () => {
  it.each(LABELS)('should know the entity types that have %s', (aspect) => {
    const entities = ModelRegistry.standard().entities();
    const expected = entities.filter(({ aspects }) => aspects.has(aspect)).map(({ name }) => name);
    expect(entities.map(({ name }) => name).filter((name) => hasAspect(name, aspect))).toEqual(expected);
  });
});
