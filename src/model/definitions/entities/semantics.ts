import { entity } from '../../declarations.js';
import { applications } from '../applications.js';
import { deprecation, status, subTypes } from '../asset-aspects.js';
import { browsePathsV2 } from '../browse-paths.js';
import { dataPlatformInstance } from '../data-platforms.js';
import { upstreamLineage } from '../dataset-lineage.js';
import { documentation, institutionalMemory } from '../documentation.js';
import { domains } from '../domains.js';
import {
  editableERModelRelationshipProperties,
  erModelRelationshipKey,
  erModelRelationshipProperties,
} from '../er-model-relationships.js';
import { glossaryTerms } from '../glossary-terms.js';
import { metricInfo, metricKey, metricRelationships, metricUpstreams } from '../metrics.js';
import { ownership } from '../ownership.js';
import { queryKey, queryProperties, querySubjects } from '../queries.js';
import { queryUsageStatistics } from '../query-usage.js';
import { aiContext, semanticModelInfo, semanticModelKey } from '../semantic-models.js';
import { structuredProperties } from '../structured-properties.js';
import { globalTags } from '../tags.js';
import { versionSetKey, versionSetProperties } from '../versioning.js';

export const erModelRelationshipEntity = entity('erModelRelationship', {
  key: erModelRelationshipKey,
  aspects: [
    erModelRelationshipProperties,
    editableERModelRelationshipProperties,
    institutionalMemory,
    ownership,
    status,
    globalTags,
    glossaryTerms,
  ],
});

export const metricEntity = entity('metric', {
  key: metricKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [
    metricInfo,
    metricRelationships,
    metricUpstreams,
    ownership,
    domains,
    globalTags,
    glossaryTerms,
    institutionalMemory,
    structuredProperties,
    status,
    deprecation,
    dataPlatformInstance,
    subTypes,
    documentation,
    browsePathsV2,
    applications,
    aiContext,
  ],
});

export const queryEntity = entity('query', {
  key: queryKey,
  category: 'core',
  searchGroup: 'query',
  aspects: [queryProperties, querySubjects, queryUsageStatistics, status, dataPlatformInstance, subTypes],
});

export const semanticModelEntity = entity('semanticModel', {
  key: semanticModelKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [
    semanticModelInfo,
    upstreamLineage,
    ownership,
    domains,
    globalTags,
    glossaryTerms,
    institutionalMemory,
    structuredProperties,
    status,
    deprecation,
    dataPlatformInstance,
    subTypes,
    documentation,
    browsePathsV2,
    applications,
    aiContext,
  ],
});

export const versionSetEntity = entity('versionSet', {
  key: versionSetKey,
  category: 'core',
  aspects: [versionSetProperties],
});
