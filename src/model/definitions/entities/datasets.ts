import { entity } from '../../declarations.js';
import { applications } from '../applications.js';
import { aliases, deprecation, embed, siblings, status, subTypes } from '../asset-aspects.js';
import { assetSettings } from '../asset-settings.js';
import { browsePaths, browsePathsV2 } from '../browse-paths.js';
import { businessAttributes } from '../business-attributes.js';
import { container, containerKey, containerProperties, editableContainerProperties } from '../containers.js';
import {
  dataPlatformInfo,
  dataPlatformInstance,
  dataPlatformInstanceKey,
  dataPlatformInstanceProperties,
  dataPlatformKey,
  icebergWarehouseInfo,
} from '../data-platforms.js';
import { dataProducts } from '../data-products.js';
import { datasetUpstreamLineage, upstreamLineage } from '../dataset-lineage.js';
import { operation } from '../dataset-operations.js';
import { datasetProfile } from '../dataset-profile.js';
import { datasetUsageStatistics } from '../dataset-usage.js';
import {
  datasetDeprecation,
  datasetKey,
  datasetProperties,
  editableDatasetProperties,
  icebergCatalogInfo,
  partitionsSummary,
  semanticModelProperties,
  viewProperties,
} from '../datasets.js';
import { documentation, institutionalMemory } from '../documentation.js';
import { domains } from '../domains.js';
import { editableSchemaMetadata } from '../editable-schema.js';
import { forms } from '../form-associations.js';
import { glossaryTerms } from '../glossary-terms.js';
import { incidentsSummary } from '../incidents-summary.js';
import { logicalParent } from '../logical-models.js';
import { upstreamMetrics } from '../metrics.js';
import { ownership } from '../ownership.js';
import { access } from '../roles.js';
import { schemaMetadata } from '../schema.js';
import { schemaFieldAliases, schemaFieldKey, schemafieldInfo } from '../schema-fields.js';
import { storageFeatures, usageFeatures } from '../search-features.js';
import { aiContext, semanticFieldAnnotation } from '../semantic-models.js';
import { structuredProperties } from '../structured-properties.js';
import { globalTags } from '../tags.js';
import { testResults } from '../test-results.js';
import { versionProperties } from '../versioning.js';

export const containerEntity = entity('container', {
  key: containerKey,
  category: 'core',
  searchGroup: 'primary',
  viewUnrestricted: true,
  aspects: [
    containerProperties,
    editableContainerProperties,
    dataPlatformInstance,
    subTypes,
    ownership,
    deprecation,
    container,
    globalTags,
    glossaryTerms,
    institutionalMemory,
    browsePaths,
    status,
    domains,
    dataProducts,
    applications,
    browsePathsV2,
    structuredProperties,
    forms,
    testResults,
    access,
    documentation,
  ],
});

export const dataPlatformEntity = entity('dataPlatform', {
  key: dataPlatformKey,
  category: 'core',
  viewUnrestricted: true,
  aspects: [dataPlatformInfo],
  snapshot: { name: 'com.linkedin.metadata.snapshot.DataPlatformSnapshot', aspects: [dataPlatformInfo] },
});

export const dataPlatformInstanceEntity = entity('dataPlatformInstance', {
  key: dataPlatformInstanceKey,
  category: 'internal',
  viewUnrestricted: true,
  aspects: [
    dataPlatformInstanceProperties,
    ownership,
    globalTags,
    institutionalMemory,
    deprecation,
    status,
    icebergWarehouseInfo,
  ],
});

export const datasetEntity = entity('dataset', {
  key: datasetKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [
    viewProperties,
    semanticModelProperties,
    subTypes,
    datasetProfile,
    datasetUsageStatistics,
    usageFeatures,
    storageFeatures,
    operation,
    domains,
    dataProducts,
    applications,
    schemaMetadata,
    status,
    container,
    deprecation,
    testResults,
    siblings,
    embed,
    incidentsSummary,
    datasetProperties,
    editableDatasetProperties,
    datasetDeprecation,
    datasetUpstreamLineage,
    upstreamLineage,
    upstreamMetrics,
    institutionalMemory,
    ownership,
    editableSchemaMetadata,
    globalTags,
    glossaryTerms,
    browsePaths,
    dataPlatformInstance,
    browsePathsV2,
    access,
    structuredProperties,
    forms,
    partitionsSummary,
    versionProperties,
    icebergCatalogInfo,
    logicalParent,
    assetSettings,
    documentation,
    aliases,
  ],
  snapshot: {
    name: 'com.linkedin.metadata.snapshot.DatasetSnapshot',
    aspects: [
      datasetProperties,
      editableDatasetProperties,
      datasetDeprecation,
      datasetUpstreamLineage,
      upstreamLineage,
      institutionalMemory,
      ownership,
      status,
      schemaMetadata,
      editableSchemaMetadata,
      globalTags,
      glossaryTerms,
      browsePaths,
      dataPlatformInstance,
      viewProperties,
      browsePathsV2,
    ],
  },
});

export const schemaFieldEntity = entity('schemaField', {
  key: schemaFieldKey,
  category: 'core',
  searchGroup: 'schemaField',
  aspects: [
    schemafieldInfo,
    structuredProperties,
    forms,
    businessAttributes,
    status,
    schemaFieldAliases,
    documentation,
    testResults,
    incidentsSummary,
    deprecation,
    subTypes,
    logicalParent,
    globalTags,
    glossaryTerms,
    semanticFieldAnnotation,
    aiContext,
    ownership,
    domains,
  ],
  snapshot: { name: 'com.linkedin.metadata.snapshot.SchemaFieldSnapshot', aspects: [] },
});
