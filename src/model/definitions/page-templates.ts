import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, deprecated, enumeration, optional, record, string, urn } from '../types.js';
import { AuditStamp } from './common.js';

const DataHubPageTemplateKey = record('com.linkedin.metadata.key.DataHubPageTemplateKey', {
  id: string(),
});
export const dataHubPageTemplateKey = aspect('dataHubPageTemplateKey', DataHubPageTemplateKey);

const SummaryElementType = enumeration('com.linkedin.template.SummaryElementType', [
  'CREATED',
  'LAST_MODIFIED',
  'LAST_INGESTED',
  'TAGS',
  'GLOSSARY_TERMS',
  'OWNERS',
  'DOMAIN',
  'STRUCTURED_PROPERTY',
  'DOCUMENT_STATUS',
  'DOCUMENT_TYPE',
  'SEMANTIC_MODEL',
]);

const SummaryElement = record('com.linkedin.template.SummaryElement', {
  elementType: SummaryElementType,
  structuredPropertyUrn: optional(
    relationship(urn(), { name: 'ContainsStructuredProperty', entityTypes: ['structuredProperty'] }),
  ),
});

const DataHubPageTemplateAssetSummary = record('com.linkedin.template.DataHubPageTemplateAssetSummary', {
  summaryElements: optional(array(SummaryElement)),
});

const DataHubPageTemplateRow = record('com.linkedin.template.DataHubPageTemplateRow', {
  modules: array(urn()),
});

const PageTemplateSurfaceType = enumeration('com.linkedin.template.PageTemplateSurfaceType', [
  'HOME_PAGE',
  'ASSET_SUMMARY',
]);

const DataHubPageTemplateSurface = record('com.linkedin.template.DataHubPageTemplateSurface', {
  surfaceType: searchable(PageTemplateSurfaceType, { fieldType: 'KEYWORD' }),
});

const PageTemplateScope = enumeration('com.linkedin.template.PageTemplateScope', ['PERSONAL', 'GLOBAL']);

const DataHubPageTemplateVisibility = record('com.linkedin.template.DataHubPageTemplateVisibility', {
  scope: searchable(PageTemplateScope, { fieldType: 'KEYWORD' }),
});

const DataHubPageTemplateProperties = record('com.linkedin.template.DataHubPageTemplateProperties', {
  rows: relationship(array(DataHubPageTemplateRow), {
    '/*/modules/*': { name: 'ContainedIn', entityTypes: ['dataHubPageModule'] },
  }),
  assetSummary: optional(DataHubPageTemplateAssetSummary),
  surface: DataHubPageTemplateSurface,
  visibility: DataHubPageTemplateVisibility,
  created: deprecated(
    searchable(AuditStamp, {
      '/actor': { fieldName: 'createdBy', fieldType: 'URN' },
      '/time': { fieldName: 'createdAt', fieldType: 'DATETIME' },
    }),
  ),
  lastModified: deprecated(searchable(AuditStamp, { '/time': { fieldName: 'lastModifiedAt', fieldType: 'DATETIME' } })),
});
export const dataHubPageTemplateProperties = aspect('dataHubPageTemplateProperties', DataHubPageTemplateProperties, {
  schemaVersion: 2,
});
