import { describe, expect, it } from '@jest/globals';
import { ModelRegistry } from './registry.js';

const registry = ModelRegistry.standard();

describe('ModelRegistry', () => {
  it('should find entity types in any case', () => {
    expect(registry.findEntity('corpUser')).toBe(registry.entity('corpuser'));
    expect(registry.entity('DATAJOB').name).toBe('dataJob');
    expect(registry.findEntity('table')).toBeUndefined();
  });

  it('should find aspects by name and by record', () => {
    expect(registry.findAspect('tagProperties')).toBe(registry.aspectByRecord('com.linkedin.tag.TagProperties'));
    expect(registry.findAspect('TagProperties')).toBeUndefined();
    expect(registry.findAspect('mlMetric')?.recordName).toBe('com.linkedin.ml.metadata.MLMetric');
  });

  it('should share one aspect among the entity types that carry it', () => {
    expect(registry.aspect('dataset', 'ownership')).toBe(registry.aspect('chart', 'ownership'));
  });

  it('should list every entity type and aspect once', () => {
    const names = registry.entities().map(({ name }) => name);
    expect([names.length, new Set(names).size]).toEqual([73, 73]);
    expect(registry.aspects()).toHaveLength(274);
  });

  it('should put the key aspect first', () => {
    const { keyAspect, aspects } = registry.entity('dataset');
    expect([...aspects.values()][0]).toBe(keyAspect);
    expect([keyAspect.isKey, registry.findAspect('status')?.isKey]).toEqual([true, false]);
  });

  it.each([
    [() => registry.entity('table'), 'Failed to find entity with name table in EntityRegistry'],
    [() => registry.aspect('tag', 'schemaMetadata'), 'Unknown aspect schemaMetadata for entity tag'],
    [() => registry.aspect('table', 'status'), 'Failed to find entity with name table in EntityRegistry'],
  ])('should refuse what the model does not hold (%#)', (lookUp, message) => {
    expect(lookUp).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED', message }));
  });
});

describe('an aspect of the registry', () => {
  it('should tell its searchable fields', () => {
    const [name] = registry.aspect('tag', 'tagProperties').searchable;
    expect(name?.path).toEqual(['name']);
    expect(name?.annotation).toMatchObject({ fieldType: 'WORD_GRAM', boostScore: 10 });
    expect(name?.schema).toMatchObject({ type: 'string' });
  });

  it('should tell its relationships', () => {
    const owner = registry
      .aspect('dataset', 'ownership')
      .relationships.map(({ path, annotation }) => [path.join('/'), annotation]);
    expect(owner).toContainEqual(['owners/*/owner', { name: 'OwnedBy', entityTypes: ['corpuser', 'corpGroup'] }]);
  });

  it('should tell its urns', () => {
    const urns = registry
      .aspect('dataset', 'globalTags')
      .urns.map(({ path, annotation }) => [path.join('/'), annotation]);
    expect(urns).toContainEqual(['tags/*/tag', { entityTypes: ['tag'], typed: true }]);
    expect(urns).toContainEqual(['tags/*/attribution/actor', {}]);
  });

  it('should tell its columns and collections when it is a time series', () => {
    const usage = registry.aspect('dataset', 'datasetUsageStatistics');
    expect(usage.timeseriesFields.map(({ path }) => path.join('/'))).toContain('uniqueUserCount');
    expect(usage.timeseriesCollections.map(({ path, annotation }) => [path.join('/'), annotation.key])).toContainEqual([
      'userCounts',
      'user',
    ]);
  });

  it('should answer the same paths every time', () => {
    const { searchable } = registry.aspect('dataset', 'schemaMetadata');
    expect(registry.aspect('dataset', 'schemaMetadata').searchable).toBe(searchable);
  });
});
