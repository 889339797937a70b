import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, boolean, defaulted, deprecated, enumeration, map, optional, record, string, urn } from '../types.js';
import { AuditStamp } from './common.js';

const DocumentContents = record('com.linkedin.knowledge.DocumentContents', {
  text: searchable(string(), { fieldType: 'TEXT' }),
});

const DocumentSourceType = enumeration('com.linkedin.knowledge.DocumentSourceType', ['NATIVE', 'EXTERNAL']);

const DocumentSource = record('com.linkedin.knowledge.DocumentSource', {
  sourceType: searchable(DocumentSourceType, { fieldType: 'KEYWORD', queryByDefault: false }),
  externalUrl: optional(searchable(string(), { fieldType: 'KEYWORD', queryByDefault: false })),
  externalId: optional(searchable(string(), { fieldType: 'KEYWORD', queryByDefault: false })),
});

const DocumentState = enumeration('com.linkedin.knowledge.DocumentState', ['PUBLISHED', 'UNPUBLISHED']);

const DocumentStatus = record('com.linkedin.knowledge.DocumentStatus', {
  state: searchable(DocumentState, { fieldType: 'KEYWORD', queryByDefault: false }),
});

const RelatedAsset = record('com.linkedin.knowledge.RelatedAsset', {
  asset: relationship(searchable(urn(), { fieldName: 'relatedAssets', fieldType: 'URN', queryByDefault: false }), {
    name: 'RelatedAsset',
    entityTypes: [
      'container',
      'dataset',
      'dataJob',
      'dataFlow',
      'dashboard',
      'chart',
      'application',
      'mlModel',
      'mlModelGroup',
      'mlPrimaryKey',
      'mlFeature',
      'mlFeatureTable',
      'dataProduct',
      'domain',
      'glossaryTerm',
      'glossaryNode',
      'tag',
      'structuredProperty',
    ],
  }),
});

const RelatedDocument = record('com.linkedin.knowledge.RelatedDocument', {
  document: relationship(
    searchable(urn(), { fieldName: 'relatedDocuments', fieldType: 'URN', queryByDefault: false }),
    { name: 'RelatedDocument', entityTypes: ['document'] },
  ),
});

const ParentDocument = record('com.linkedin.knowledge.ParentDocument', {
  document: relationship(searchable(urn(), { fieldName: 'parentDocument', fieldType: 'URN', queryByDefault: false }), {
    name: 'IsChildOf',
    entityTypes: ['document'],
  }),
});

const DocumentInfo = record('com.linkedin.knowledge.DocumentInfo', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  title: optional(
    searchable(string(), {
      fieldType: 'WORD_GRAM',
      boostScore: 10,
      enableAutocomplete: true,
      fieldNameAliases: ['_entityName'],
    }),
  ),
  source: optional(DocumentSource),
  status: DocumentStatus,
  contents: DocumentContents,
  created: deprecated(
    searchable(AuditStamp, {
      '/actor': { fieldName: 'creator', fieldType: 'URN', queryByDefault: false },
      '/time': { fieldName: 'createdAt', fieldType: 'DATETIME', queryByDefault: false },
    }),
  ),
  lastModified: deprecated(
    searchable(AuditStamp, {
      '/actor': { fieldName: 'lastModifiedBy', fieldType: 'URN', queryByDefault: false },
      '/time': { fieldName: 'lastModifiedAt', fieldType: 'DATETIME', addToFilters: false, queryByDefault: false },
    }),
  ),
  relatedAssets: optional(array(RelatedAsset)),
  relatedDocuments: optional(array(RelatedDocument)),
  parentDocument: optional(ParentDocument),
});
export const documentInfo = aspect('documentInfo', DocumentInfo);

const DocumentSettings = record('com.linkedin.knowledge.DocumentSettings', {
  showInGlobalContext: defaulted(searchable(boolean(), { fieldType: 'BOOLEAN', queryByDefault: false }), true),
  lastModified: optional(
    searchable(AuditStamp, { '/time': { fieldName: 'lastModifiedSettings', fieldType: 'DATETIME' } }),
  ),
});
export const documentSettings = aspect('documentSettings', DocumentSettings);

const DocumentKey = record('com.linkedin.metadata.key.DocumentKey', {
  id: searchable(string()),
});
export const documentKey = aspect('documentKey', DocumentKey);
