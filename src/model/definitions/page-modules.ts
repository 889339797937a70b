import { searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, boolean, deprecated, enumeration, optional, record, string, urn } from '../types.js';
import { AuditStamp } from './common.js';

const DataHubPageModuleKey = record('com.linkedin.metadata.key.DataHubPageModuleKey', {
  id: string(),
});
export const dataHubPageModuleKey = aspect('dataHubPageModuleKey', DataHubPageModuleKey);

const AssetCollectionModuleParams = record('com.linkedin.module.AssetCollectionModuleParams', {
  assetUrns: array(urn()),
  dynamicFilterJson: optional(string()),
});

const LinkModuleParams = record('com.linkedin.module.LinkModuleParams', {
  linkUrl: string(),
  imageUrl: optional(string()),
  description: optional(string()),
});

const RichTextModuleParams = record('com.linkedin.module.RichTextModuleParams', {
  content: string(),
});

const HierarchyModuleParams = record('com.linkedin.module.HierarchyModuleParams', {
  assetUrns: optional(array(urn())),
  showRelatedEntities: boolean(),
  relatedEntitiesFilterJson: optional(string()),
});

const DataHubPageModuleParams = record('com.linkedin.module.DataHubPageModuleParams', {
  linkParams: optional(LinkModuleParams),
  richTextParams: optional(RichTextModuleParams),
  assetCollectionParams: optional(AssetCollectionModuleParams),
  hierarchyViewParams: optional(HierarchyModuleParams),
});

const DataHubPageModuleType = enumeration('com.linkedin.module.DataHubPageModuleType', [
  'LINK',
  'RICH_TEXT',
  'ASSET_COLLECTION',
  'HIERARCHY',
  'OWNED_ASSETS',
  'DOMAINS',
  'ASSETS',
  'OUTPUT_PORTS',
  'CHILD_HIERARCHY',
  'DATA_PRODUCTS',
  'SUB_DATA_PRODUCTS',
  'RELATED_TERMS',
  'PLATFORMS',
  'LINEAGE',
  'COLUMNS',
  'SEMANTIC_MODEL_DATASETS',
  'SEMANTIC_MODEL_METRICS',
  'SEMANTIC_MODEL_RELATIONSHIPS',
  'SEMANTIC_MODEL_DIMENSIONS',
  'AI_CONTEXT',
  'METRIC_SQL',
  'RELATED_METRICS',
  'UNKNOWN',
]);

const PageModuleScope = enumeration('com.linkedin.module.PageModuleScope', ['PERSONAL', 'GLOBAL']);

const DataHubPageModuleVisibility = record('com.linkedin.module.DataHubPageModuleVisibility', {
  scope: searchable(PageModuleScope, { fieldType: 'KEYWORD' }),
});

const DataHubPageModuleProperties = record('com.linkedin.module.DataHubPageModuleProperties', {
  name: string(),
  type: searchable(DataHubPageModuleType, { fieldType: 'KEYWORD' }),
  visibility: DataHubPageModuleVisibility,
  params: DataHubPageModuleParams,
  created: deprecated(
    searchable(AuditStamp, {
      '/actor': { fieldName: 'createdBy', fieldType: 'URN' },
      '/time': { fieldName: 'createdAt', fieldType: 'DATETIME' },
    }),
  ),
  lastModified: deprecated(searchable(AuditStamp, { '/time': { fieldName: 'lastModifiedAt', fieldType: 'DATETIME' } })),
});
export const dataHubPageModuleProperties = aspect('dataHubPageModuleProperties', DataHubPageModuleProperties, {
  schemaVersion: 3,
});
