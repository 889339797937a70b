import { entity } from '../../declarations.js';
import { applicationKey, applicationLineage, applicationProperties, applications } from '../applications.js';
import { deprecation, displayProperties, status, subTypes } from '../asset-aspects.js';
import { assetSettings } from '../asset-settings.js';
import { browsePaths } from '../browse-paths.js';
import { businessAttributeInfo, businessAttributeKey } from '../business-attributes.js';
import { dataProductKey, dataProductProperties } from '../data-products.js';
import { institutionalMemory } from '../documentation.js';
import { domainKey, domainProperties, domains } from '../domains.js';
import { forms } from '../form-associations.js';
import {
  glossaryNodeInfo,
  glossaryNodeKey,
  glossaryRelatedTerms,
  glossaryTermInfo,
  glossaryTermKey,
} from '../glossary.js';
import { glossaryTerms } from '../glossary-terms.js';
import { lifecycleStageTypeInfo, lifecycleStageTypeKey } from '../lifecycle-stages.js';
import { ownership, ownershipTypeInfo, ownershipTypeKey } from '../ownership.js';
import { schemaMetadata } from '../schema.js';
import { structuredProperties } from '../structured-properties.js';
import { globalTags, tagKey, tagProperties } from '../tags.js';
import { testResults } from '../test-results.js';

export const applicationEntity = entity('application', {
  key: applicationKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [
    applicationProperties,
    applicationLineage,
    ownership,
    glossaryTerms,
    globalTags,
    domains,
    institutionalMemory,
    status,
    structuredProperties,
    forms,
    testResults,
    subTypes,
  ],
});

export const businessAttributeEntity = entity('businessAttribute', {
  key: businessAttributeKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [businessAttributeInfo, status, ownership, institutionalMemory],
});

export const dataProductEntity = entity('dataProduct', {
  key: dataProductKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [
    ownership,
    glossaryTerms,
    globalTags,
    domains,
    applications,
    dataProductProperties,
    institutionalMemory,
    deprecation,
    status,
    structuredProperties,
    forms,
    testResults,
    subTypes,
    assetSettings,
  ],
});

export const domainEntity = entity('domain', {
  key: domainKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [
    domainProperties,
    institutionalMemory,
    ownership,
    deprecation,
    structuredProperties,
    forms,
    testResults,
    displayProperties,
    assetSettings,
  ],
});

export const glossaryNodeEntity = entity('glossaryNode', {
  key: glossaryNodeKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [
    glossaryNodeInfo,
    institutionalMemory,
    ownership,
    status,
    structuredProperties,
    forms,
    testResults,
    subTypes,
    displayProperties,
    assetSettings,
    domains,
    applications,
    globalTags,
  ],
  snapshot: {
    name: 'com.linkedin.metadata.snapshot.GlossaryNodeSnapshot',
    aspects: [glossaryNodeInfo, ownership, status],
  },
});

export const glossaryTermEntity = entity('glossaryTerm', {
  key: glossaryTermKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [
    glossaryTermInfo,
    glossaryRelatedTerms,
    institutionalMemory,
    schemaMetadata,
    ownership,
    deprecation,
    domains,
    applications,
    status,
    browsePaths,
    structuredProperties,
    forms,
    testResults,
    subTypes,
    displayProperties,
    assetSettings,
    globalTags,
  ],
  snapshot: {
    name: 'com.linkedin.metadata.snapshot.GlossaryTermSnapshot',
    aspects: [glossaryTermInfo, ownership, status, browsePaths, glossaryRelatedTerms],
  },
});

export const lifecycleStageTypeEntity = entity('lifecycleStageType', {
  key: lifecycleStageTypeKey,
  category: 'core',
  viewUnrestricted: true,
  aspects: [lifecycleStageTypeInfo, status],
});

export const ownershipTypeEntity = entity('ownershipType', {
  key: ownershipTypeKey,
  category: 'core',
  viewUnrestricted: true,
  aspects: [ownershipTypeInfo, status],
});

export const tagEntity = entity('tag', {
  key: tagKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [tagProperties, ownership, deprecation, status, testResults],
  snapshot: { name: 'com.linkedin.metadata.snapshot.TagSnapshot', aspects: [ownership, tagProperties, status] },
});
