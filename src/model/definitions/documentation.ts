import { searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, boolean, defaulted, optional, record, string, url } from '../types.js';
import { AuditStamp, MetadataAttribution } from './common.js';

const DocumentationAssociation = record('com.linkedin.common.DocumentationAssociation', {
  documentation: string(),
  attribution: optional(
    searchable(MetadataAttribution, {
      '/actor': { fieldName: 'documentationAttributionActors', fieldType: 'URN', queryByDefault: false },
      '/source': { fieldName: 'documentationAttributionSources', fieldType: 'URN', queryByDefault: false },
      '/time': { fieldName: 'documentationAttributionDates', fieldType: 'DATETIME', queryByDefault: false },
    }),
  ),
});

const Documentation = record('com.linkedin.common.Documentation', {
  documentations: array(DocumentationAssociation),
});
export const documentation = aspect('documentation', Documentation);

const InstitutionalMemoryMetadataSettings = record('com.linkedin.common.InstitutionalMemoryMetadataSettings', {
  showInAssetPreview: defaulted(boolean(), false),
});

const InstitutionalMemoryMetadata = record('com.linkedin.common.InstitutionalMemoryMetadata', {
  url: url(),
  description: string(),
  createStamp: AuditStamp,
  updateStamp: optional(AuditStamp),
  settings: optional(InstitutionalMemoryMetadataSettings),
});

const InstitutionalMemory = record('com.linkedin.common.InstitutionalMemory', {
  elements: array(InstitutionalMemoryMetadata),
});
export const institutionalMemory = aspect('institutionalMemory', InstitutionalMemory);
