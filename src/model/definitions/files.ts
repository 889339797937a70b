import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { deprecated, enumeration, long, optional, record, string, urn } from '../types.js';
import { AuditStamp } from './common.js';

const BucketStorageLocation = record('com.linkedin.file.BucketStorageLocation', {
  storageBucket: searchable(string(), { fieldType: 'KEYWORD' }),
  storageKey: searchable(string(), { fieldType: 'KEYWORD' }),
});

const FileUploadScenario = enumeration('com.linkedin.file.FileUploadScenario', [
  'ASSET_DOCUMENTATION',
  'ASSET_DOCUMENTATION_LINKS',
]);

const DataHubFileInfo = record('com.linkedin.file.DataHubFileInfo', {
  bucketStorageLocation: BucketStorageLocation,
  originalFileName: searchable(string(), { fieldType: 'TEXT_PARTIAL' }),
  mimeType: searchable(string(), { fieldType: 'KEYWORD' }),
  sizeInBytes: long(),
  scenario: searchable(FileUploadScenario, { fieldType: 'KEYWORD' }),
  referencedByAsset: optional(
    relationship(searchable(urn(), { fieldType: 'URN' }), {
      name: 'ReferencedBy',
      entityTypes: [
        'dataset',
        'chart',
        'container',
        'dashboard',
        'dataFlow',
        'dataJob',
        'glossaryTerm',
        'glossaryNode',
        'mlModel',
        'mlFeature',
        'notebook',
        'mlFeatureTable',
        'mlPrimaryKey',
        'mlModelGroup',
        'domain',
        'dataProduct',
        'businessAttribute',
        'document',
      ],
    }),
  ),
  schemaField: optional(
    relationship(searchable(urn(), { fieldType: 'URN' }), { name: 'ReferencedBy', entityTypes: ['schemaField'] }),
  ),
  created: deprecated(
    searchable(AuditStamp, {
      '/actor': { fieldName: 'createdBy', fieldType: 'URN' },
      '/time': { fieldName: 'createdAt', fieldType: 'DATETIME' },
    }),
  ),
  contentHash: optional(searchable(string(), { fieldType: 'KEYWORD' })),
});
export const dataHubFileInfo = aspect('dataHubFileInfo', DataHubFileInfo);

const DataHubFileKey = record('com.linkedin.metadata.key.DataHubFileKey', {
  id: string(),
});
export const dataHubFileKey = aspect('dataHubFileKey', DataHubFileKey);
