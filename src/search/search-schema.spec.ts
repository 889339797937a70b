import { describe, expect, it, jest } from '@jest/globals';
import { ModelRegistry } from '../model/index.js';
import { SearchSchema } from './search-schema.js';

const REGISTRY = ModelRegistry.standard();
const schema = new SearchSchema(REGISTRY);

const fieldNames = (entityType: string): readonly string[] =>
  schema.entity(entityType)?.fields.map(({ name }) => name) ?? [];
const boosts = (...entityTypes: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    schema.queryFields(entityTypes).map(({ name, variant, boost }) => [`${name} ${variant}`, Number(boost.toFixed(4))]),
  );

describe('SearchSchema', () => {
  it('should name every field of every entity type once', () => {
    for (const entityType of schema.entityTypes()) {
      const companions = schema.entity(entityType)?.companionFields.map(({ name }) => name) ?? [];
      const names = [...fieldNames(entityType), ...companions];
      expect(names).toEqual([...new Set(names)]);
      expect(names.filter((name) => /[*/$]|__/.test(name) || name === '')).toEqual([]);
    }
  });

  it('should let every searchable path land in a field', () => {
    const lost = REGISTRY.entities().flatMap(({ name, aspects }) => {
      const sources = schema.entity(name)?.sources ?? [];
      const places = new Set(sources.map(({ aspectName, path }) => [aspectName, ...path].join('/')));
      const declared = [...aspects.values()].flatMap(({ name: aspectName, searchable }) =>
        searchable.map(({ path }) => [aspectName, ...path].join('/')),
      );
      expect(sources.filter((source) => !fieldNames(name).includes(source.name))).toEqual([]);
      return declared.filter((place) => !places.has(place));
    });
    expect([...new Set(lost)].every((place) => place.startsWith('apiSignature/outputFields/'))).toBe(true);
  });

  it('should have no documents of entity types without searchable fields', () => {
    expect(schema.entity('dataHubRetention')).toBeUndefined();
    expect(schema.entity('nothing')).toBeUndefined();
    expect(schema.entityTypes()).toContain('dataset');
    expect(schema.entity('DATASET')?.entityType).toBe('dataset');
  });

  it.each<[string, string[]]>([
    ['incident', ['source_type', 'type']],
    ['post', ['auditStamp_time']],
    ['dataset', ['platform', 'id', 'origin', 'fieldPaths', 'lastOperationTime', 'rowCount', 'browsePathV2', 'removed']],
    ['schemaField', ['businessAttributeRef.urn', 'businessAttributeRef.name', 'ownerTypes']],
  ])('should find the fields of %s', (entityType, names) => {
    expect(fieldNames(entityType)).toEqual(expect.arrayContaining(names));
  });

  it('should keep what referenced entities do not give to others out of references', () => {
    const members = fieldNames('schemaField').filter((name) => name.startsWith('businessAttributeRef.'));
    expect(members.filter((name) => /owners|removed|_entityName/.test(name))).toEqual([]);
  });

  it('should take the wider type where aspects differ', () => {
    expect(schema.entity('glossaryTerm')?.fields.find(({ name }) => name === 'id')?.type).toBe('WORD_GRAM');
  });

  it.each([
    ['name', 'keyword'],
    ['platform', 'urn'],
    ['urn', 'exact'],
    ['runId', 'exact'],
    ['_entityType', 'entityType'],
    ['_entityName', 'keyword'],
    ['systemCreated', 'date'],
    ['createdAt', 'date'],
    ['rowCount', 'number'],
    ['hasDescription', 'boolean'],
    ['numActiveIncidents', 'number'],
    ['termsModifiedAt', 'date'],
    ['browsePaths', 'slashPath'],
    ['browsePathV2', 'unitPath'],
    ['ownerTypes.urn:li:ownershipType:x', 'keyword'],
  ])('should know that %s is a field of kind %s', (name, kind) => {
    expect(schema.fieldRef(name, ['tag', 'dataset'])).toEqual({ name, kind });
  });

  it('should not encode the member of a name that no type has', () => {
    const encode = jest.spyOn(String.prototype, 'replaceAll');
    try {
      expect(schema.fieldRef('nothing.a.b', schema.entityTypes())).toBeUndefined();
      expect(encode).not.toHaveBeenCalled();
    } finally {
      encode.mockRestore();
    }
  });

  it('should encode the dots of a member', () => {
    expect(schema.fieldRef('ownerTypes.a.b', ['dataset'])?.name).toBe('ownerTypes.a%2Eb');
  });

  it.each(['nothing', '', '.', 'name.x', 'structuredProperties.a', 'constructor'])('should not know "%s"', (name) => {
    expect(schema.fieldRef(name, ['dataset', 'nothing'])).toBeUndefined();
  });

  it('should name indices as DataHub does', () => {
    expect(schema.indexName('dataJob', '')).toBe('datajobindex_v2');
    expect(schema.indexName('dataJob', 'Test')).toBe('test_datajobindex_v2');
  });

  it('should weigh the parts of fields', () => {
    expect(boosts('tag')).toMatchObject({
      'urn keyword': 10,
      'urn delimited': 5,
      'name keyword': 10,
      'name delimited': 4,
      'name wordGrams2': 12,
      'name wordGrams3': 15,
      'name wordGrams4': 18,
    });
    expect(boosts('dataset')).toMatchObject({
      'platform delimited': 1,
      'tags delimited': 0.5,
      'description delimited': 0.4,
    });
    expect(boosts('dataset')).not.toHaveProperty('origin keyword');
    expect(boosts('dataset')).not.toHaveProperty('platform keyword');
  });

  it('should average boosts over the types that have the field', () => {
    const ids = ['corpuser', 'corpGroup'].map((type) =>
      schema.entity(type)?.fields.find(({ name }) => name === 'name'),
    );
    expect(ids.filter((field) => field === undefined)).toHaveLength(1);
    const [dataset, glossaryTerm] = ['dataset', 'glossaryTerm'].map((type) => boosts(type)['id keyword'] ?? 0);
    expect(boosts('dataset', 'glossaryTerm', 'domain')['id keyword']).toBe(((dataset ?? 0) + (glossaryTerm ?? 0)) / 2);
  });

  it('should complete from names and the urn', () => {
    expect(schema.completionFields(['tag'])).toEqual([
      { name: 'id', type: 'WORD_GRAM', variant: 'partial', boost: 10 },
      { name: 'name', type: 'WORD_GRAM', variant: 'partial', boost: 10 },
      { name: 'urn', type: 'SELF', variant: 'partial', boost: 1 },
    ]);
  });

  it('should offer the facets of its types', () => {
    const facets = schema.facets(['dataset', 'chart']);
    expect(facets.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['platform', 'origin', 'tags', 'hasSiblings', 'access', '_entityType']),
    );
    expect(facets.at(-1)).toMatchObject({
      name: '_entityType␞typeNames',
      displayName: 'Type␞Sub Type',
      levels: [{ kind: 'entityType' }, { name: 'typeNames' }],
    });
    expect(new Set(facets.map(({ name }) => name)).size).toBe(facets.length);
  });

  it.each([
    ['origin', 'Environment'],
    ['_entityType', 'Type'],
    ['nothing', 'nothing'],
    ['platform␞nothing', 'Platform␞nothing'],
  ])('should call the facet %s %s', (name, displayName) => {
    expect(schema.facetDisplayName(name)).toBe(displayName);
  });
});
