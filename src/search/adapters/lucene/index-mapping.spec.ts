import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../foundation/json/json.js';
import { ModelRegistry } from '../../../model/index.js';
import type { PropertyValueType } from '../../search-document.js';
import { SearchSchema } from '../../search-schema.js';
import { propertyMapping, propertyTypeOf } from './field-mapping.js';
import { indexMapping, indexProperties, missingProperties, rootChanges } from './index-mapping.js';
import { objectAt } from './json-reading.js';

const SCHEMA = new SearchSchema(ModelRegistry.standard());

function propertiesOf(entityType: string): JsonObject {
  const schema = SCHEMA.entity(entityType);
  if (schema === undefined) throw new Error(entityType);
  return indexProperties(schema);
}

function shape(mapping: JsonObject): unknown {
  return [mapping.type, ...Object.keys(objectAt(mapping, 'fields')).sort()];
}

describe('indexMapping', () => {
  const dataset = propertiesOf('dataset');

  it.each<[string, unknown]>([
    ['urn', ['keyword', 'delimited', 'ngram']],
    ['runId', ['keyword']],
    ['systemCreated', ['date']],
    ['name', ['keyword', 'delimited', 'keyword', 'ngram', 'wordGrams2', 'wordGrams3', 'wordGrams4']],
    ['description', ['keyword', 'delimited', 'keyword']],
    ['platformInstance', ['text', 'keyword']],
    ['tags', ['text', 'keyword']],
    ['browsePaths', ['text', 'exact']],
    ['browsePathV2', ['text', 'exact']],
    ['deprecated', ['boolean']],
    ['hasOwners', ['boolean']],
    ['rowCount', ['long']],
    ['createdAt', ['date']],
    ['ownerTypes', ['object']],
    ['_entityName', ['keyword', 'keyword']],
  ])('should map %s of datasets', (name, expected) => {
    expect(shape(objectAt(dataset, name))).toEqual(expected);
  });

  it('should hold referenced entities as objects', () => {
    expect(shape(objectAt(propertiesOf('schemaField'), 'businessAttributeRef', 'properties', 'urn'))).toEqual([
      'text',
      'keyword',
      'ngram',
    ]);
  });

  it('should fill aliases from their fields', () => {
    expect(objectAt(dataset, 'name').copy_to).toEqual(['_entityName']);
  });

  it('should map members of objects as keywords, and nothing else by itself', () => {
    const schema = SCHEMA.entity('dataset');
    const mapping = schema === undefined ? {} : indexMapping(schema);
    expect(mapping.dynamic).toBe(false);
    expect(mapping.dynamic_templates).toEqual([
      { ownerTypes: { path_match: 'ownerTypes.*', match_mapping_type: '*', mapping: propertyMapping('string') } },
    ]);
  });

  it('should map every field of every type, so that none is found by chance only', () => {
    for (const type of SCHEMA.entityTypes()) {
      const properties = propertiesOf(type);
      for (const { name } of SCHEMA.entity(type)?.fields ?? []) {
        const path = name.split('.').flatMap((part, at) => (at === 0 ? [part] : ['properties', part]));
        expect([type, name, Object.keys(objectAt(properties, ...path)).length > 0]).toEqual([type, name, true]);
      }
    }
  });
});

describe('missingProperties', () => {
  it('should answer what is not there, member by member', () => {
    const text = { type: 'text' };
    const wanted = { a: text, b: { properties: { c: text, d: text } }, e: { properties: { f: text } } };
    expect(missingProperties(wanted, { b: { properties: { c: text } }, e: { properties: { f: text } } })).toEqual({
      a: text,
      b: { properties: { d: text } },
    });
  });
});

describe('propertyTypeOf', () => {
  it.each<PropertyValueType>(['string', 'rich_text', 'date', 'number', 'urn'])(
    'should know the mapping of %s',
    (type) => {
      expect(propertyTypeOf(propertyMapping(type))).toBe(type);
    },
  );

  it('should not know others', () => {
    expect(propertyTypeOf({ type: 'long' })).toBeUndefined();
  });
});

describe('rootChanges', () => {
  const schema = SCHEMA.entity('dataset');
  if (schema === undefined) throw new Error('dataset');
  const { dynamic_templates: templates } = indexMapping(schema);
  const own = Array.isArray(templates) ? templates : [];
  const foreign = { strings: { match_mapping_type: 'string', mapping: { type: 'text' } } };

  it.each<[string, JsonObject]>([
    ['a template of the server that comes first', { dynamic: 'false', dynamic_templates: [foreign, ...own] }],
    ['lost templates', { dynamic: 'false' }],
    ['another rule for fields that are not mapped', { dynamic: 'strict', dynamic_templates: own }],
  ])('should replace %s', (_, mapping) => {
    expect(rootChanges(schema, mapping)).toEqual({ dynamic: false, dynamic_templates: own });
  });

  it('should leave a root as the service makes it', () => {
    expect(rootChanges(schema, { dynamic: 'false', dynamic_templates: own })).toBeUndefined();
  });
});
