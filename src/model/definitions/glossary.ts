import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, defaulted, deprecated, map, optional, record, string, url, urnOf } from '../types.js';

const GlossaryNodeInfo = record('com.linkedin.glossary.GlossaryNodeInfo', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  definition: searchable(string(), { fieldType: 'TEXT' }),
  parentNode: optional(
    relationship(
      searchable(urnOf('glossaryNode'), {
        fieldName: 'parentNode',
        fieldType: 'URN',
        hasValuesFieldName: 'hasParentNode',
      }),
      { name: 'IsPartOf', entityTypes: ['glossaryNode'] },
    ),
  ),
  name: optional(
    searchable(string(), {
      fieldName: 'displayName',
      fieldType: 'WORD_GRAM',
      boostScore: 10,
      enableAutocomplete: true,
      fieldNameAliases: ['_entityName'],
    }),
  ),
  id: optional(searchable(string(), { fieldType: 'TEXT_PARTIAL' })),
});
export const glossaryNodeInfo = aspect('glossaryNodeInfo', GlossaryNodeInfo);

const GlossaryRelatedTerms = record('com.linkedin.glossary.GlossaryRelatedTerms', {
  isRelatedTerms: optional(
    relationship(
      searchable(array(urnOf('glossaryTerm')), {
        '/*': { fieldName: 'isRelatedTerms', fieldType: 'URN', queryByDefault: false },
      }),
      { '/*': { name: 'IsA', entityTypes: ['glossaryTerm'] } },
    ),
  ),
  hasRelatedTerms: optional(
    relationship(
      searchable(array(urnOf('glossaryTerm')), {
        '/*': { fieldName: 'hasRelatedTerms', fieldType: 'URN', queryByDefault: false },
      }),
      { '/*': { name: 'HasA', entityTypes: ['glossaryTerm'] } },
    ),
  ),
  values: optional(
    relationship(searchable(array(urnOf('glossaryTerm')), { '/*': { fieldName: 'values', fieldType: 'URN' } }), {
      '/*': { name: 'HasValue', entityTypes: ['glossaryTerm'] },
    }),
  ),
  relatedTerms: optional(
    relationship(searchable(array(urnOf('glossaryTerm')), { '/*': { fieldName: 'relatedTerms', fieldType: 'URN' } }), {
      '/*': { name: 'IsRelatedTo', entityTypes: ['glossaryTerm'] },
    }),
  ),
});
export const glossaryRelatedTerms = aspect('glossaryRelatedTerms', GlossaryRelatedTerms);

const GlossaryTermInfo = record('com.linkedin.glossary.GlossaryTermInfo', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  id: optional(searchable(string(), { fieldType: 'TEXT_PARTIAL' })),
  name: optional(
    searchable(string(), {
      fieldType: 'WORD_GRAM',
      boostScore: 10,
      enableAutocomplete: true,
      fieldNameAliases: ['_entityName'],
    }),
  ),
  definition: searchable(string(), { fieldType: 'TEXT' }),
  parentNode: optional(
    relationship(
      searchable(urnOf('glossaryNode'), {
        fieldName: 'parentNode',
        fieldType: 'URN',
        hasValuesFieldName: 'hasParentNode',
      }),
      { name: 'IsPartOf', entityTypes: ['glossaryNode'] },
    ),
  ),
  termSource: searchable(string(), { fieldType: 'KEYWORD' }),
  sourceRef: optional(searchable(string(), { fieldType: 'KEYWORD' })),
  sourceUrl: optional(url()),
  rawSchema: optional(deprecated(string())),
});
export const glossaryTermInfo = aspect('glossaryTermInfo', GlossaryTermInfo);

const GlossaryNodeKey = record('com.linkedin.metadata.key.GlossaryNodeKey', {
  name: searchable(string(), { fieldType: 'WORD_GRAM', enableAutocomplete: true }),
});
export const glossaryNodeKey = aspect('glossaryNodeKey', GlossaryNodeKey);

const GlossaryTermKey = record('com.linkedin.metadata.key.GlossaryTermKey', {
  name: searchable(string(), { fieldName: 'id', fieldType: 'WORD_GRAM', enableAutocomplete: true }),
});
export const glossaryTermKey = aspect('glossaryTermKey', GlossaryTermKey);
